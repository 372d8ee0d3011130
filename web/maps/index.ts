import { classic42 } from "./classic42";
import type { BoardMap } from "./map";
import { teg50 } from "./teg50";

/** Every board's drawing, by the board's id. */
export const maps: Readonly<Record<string, BoardMap>> = { teg50, classic42 };
