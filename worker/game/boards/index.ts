import type { Board } from "../board";
import { classic42 } from "./classic42";
import { teg50 } from "./teg50";

/** Every board by its id. */
export const boards: Readonly<Record<string, Board>> = { teg50, classic42 };
