import type { PactScope, StandingOrders } from "./command";
import type { Objective, Options, PactEnd, VictoryReason } from "./event";
import type { CardId, Colour, ContinentId, PactId, PhaseName, Seat, TerritoryId } from "./ids";

/** A card in hand; `paid` once it has given its own territory's armies in this holding. */
export interface HeldCard {
  readonly card: CardId;
  readonly paid: boolean;
}

export interface SeatState {
  readonly colour: Colour;
  readonly surrendered: boolean;
  /** Who took its last territory; null while it holds one. */
  readonly destroyedBy: Seat | null;
  /** How many it holds. */
  readonly territories: number;
  readonly hand: readonly HeldCard[];
  /** Exchanges it has made. */
  readonly trades: number;
  readonly objective: Objective;
  readonly standing: StandingOrders;
  /** The hidden set-up: what is left to spread, and what was spread and is not yet shown. */
  readonly toSpread: number;
  readonly spread: Readonly<Record<TerritoryId, number>>;
}

export type PactStatus = "offered" | "in-force" | "notice" | "withdrawn" | "declined" | "broken" | PactEnd;

/** The public record of one pact or offer; rows are never removed. */
export interface Pact {
  readonly id: PactId;
  readonly by: Seat;
  readonly with: Seat;
  readonly scope: PactScope;
  /** Rounds it was offered for; null: until broken. */
  readonly rounds: number | null;
  /** The round whose beginning ends it, once accepted. */
  readonly untilRound: number | null;
  /** "notice": broken, and binding until the other's next turn has ended. "broken": broken and over. */
  readonly status: PactStatus;
  readonly brokenBy: Seat | null;
  /** Turns begun in the game when its clock (offer or notice) began to run. */
  readonly sinceTurn: number;
  /** Rounds in which it was offered, accepted, broken and over; null where that has not happened. */
  readonly offeredIn: number;
  readonly acceptedIn: number | null;
  readonly brokenIn: number | null;
  readonly endedIn: number | null;
}

/** The last battle. Without dice both lists are empty and `sources` tells who sent how many; `from` then sent the most. */
export interface Battle {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  readonly attackDice: readonly number[];
  readonly defenceDice: readonly number[];
  readonly attackLosses: number;
  readonly defenceLosses: number;
  readonly sources?: Readonly<Record<TerritoryId, number>>;
}

/** A conquest that waits for `occupy`: `moved` are in, `most` in all may be. Indices of territories. */
export interface Occupying {
  readonly from: number;
  readonly to: number;
  readonly moved: number;
  readonly most: number;
}

/** A question to a seat that is not on turn: how many dice defend, or whether a card answers. */
export type Asked =
  | {
      readonly question: "defend";
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly attackDice: readonly number[] | null;
      readonly dice: number | null;
      readonly stopAt: number;
    }
  | {
      readonly question: "react";
      readonly seat: Seat;
      readonly from: Readonly<Record<TerritoryId, number>>;
      readonly to: TerritoryId;
      readonly back: TerritoryId;
    };

/** Everything about a game; a fold of its events. Arrays run by the territory's index in `territories`. */
export interface State {
  readonly ruleset: string;
  readonly edition: number;
  readonly board: string;
  readonly options: Options;
  readonly territories: readonly TerritoryId[];
  readonly indexOf: Readonly<Record<TerritoryId, number>>;
  /** -1 where nobody has claimed it yet. */
  readonly owner: readonly Seat[];
  readonly armies: readonly number[];
  /** Armies that arrived by regrouping this turn. */
  readonly arrived: readonly number[];
  readonly seats: readonly SeatState[];
  readonly phase: PhaseName;
  /** 0 during the set-up. */
  readonly round: number;
  /** The lap of the round, from 0. */
  readonly pass: number;
  readonly turn: Seat;
  /** All act at once: the hidden set-up. */
  readonly together: boolean;
  /** Who begins this round. */
  readonly first: Seat;
  /** Turns begun so far. */
  readonly turns: number;
  /** The set-up step, from 1; 0 before and after. */
  readonly step: number;
  /** What the seat on turn has left to place. */
  readonly left: { readonly free: number; readonly continents: Readonly<Record<ContinentId, number>> };
  readonly occupying: Occupying | null;
  readonly asked: Asked | null;
  /** Cards to trade down to at once, after an elimination; null where nothing forces it. */
  readonly tradeDownTo: number | null;
  /** Of this turn: conquests, exchanges, whether a traded card's territory was paid, whether armies were placed. */
  readonly conquests: number;
  readonly turnTrades: number;
  readonly bonusTaken: boolean;
  readonly hasPlaced: boolean;
  /** Regroupings of this turn, and how many armies crossed each border: "from to". */
  readonly regroupings: number;
  readonly crossed: Readonly<Record<string, number>>;
  /** Exchanges of the whole game. */
  readonly trades: number;
  readonly pile: readonly CardId[];
  readonly used: readonly CardId[];
  readonly pacts: readonly Pact[];
  readonly last: Battle | null;
  readonly winners: readonly Seat[] | null;
  readonly victory: VictoryReason | null;
}

/** A state that `apply` may write to; only its arrays and top fields, never what they hold. */
export type Draft = { -readonly [K in keyof State]: State[K] } & {
  owner: Seat[];
  armies: number[];
  arrived: number[];
  seats: SeatState[];
};
