/** 0-based, in turn order. */
export type Seat = number;
/** One of the board's territories, as in `boards/`: "argentina". */
export type TerritoryId = string;
export type ContinentId = string;
/** A territory's id: the card that bears it. Wild cards are "wild-1", "wild-2". */
export type CardId = string;
export type SymbolId = string;
export type ObjectiveId = string;
/** Counts up from 1 within a game. */
export type PactId = number;

/** Seat colours, in the order in which free seats get them. */
export const colours = ["red", "blue", "yellow", "green", "magenta", "black"] as const;
export type Colour = (typeof colours)[number];

export const phaseNames = ["claim", "deploy", "reinforce", "choose", "attack", "regroup", "over"] as const;
export type PhaseName = (typeof phaseNames)[number];
