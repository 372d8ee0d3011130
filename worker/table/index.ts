/** The door of the tables. */
export type { Acted, Call, Played, Reply, Seated } from "./answer";
export { GameTable } from "./gameTable";
export type { LogJson } from "./logJson";
export type { Asked } from "./play";
export type { Presets } from "./presets";
export type { Newcomer, SeatChange } from "./seats";
export { listenerHeaders } from "./sockets";
export { viewJson } from "./viewJson";
export { luckyWord, wordBytes } from "./words";
