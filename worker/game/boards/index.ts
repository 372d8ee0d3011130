import type { Board } from "../board";
import { teg50 } from "./teg50";

/** Every board by its id. */
export const boards: Readonly<Record<string, Board>> = { teg50 };
