import type { Choice, StandingOrders } from "./command";
import type { GameEvent, Objective, Options, VictoryReason } from "./event";
import type { CardId, Colour, ContinentId, PhaseName, Seat, SymbolId, TerritoryId } from "./ids";
import type { Battle, Pact } from "./state";

type Redacted =
  | "game-started"
  | "armies-spread"
  | "card-drawn"
  | "pile-refilled"
  | "cards-inherited"
  | "seat-surrendered";

/** What an event shows to one viewer: the event itself, or its public half. */
export type PublicEvent =
  | Exclude<GameEvent, { type: Redacted }>
  | (Omit<Extract<GameEvent, { type: "game-started" }>, "objectives" | "pile"> & {
      readonly objective: Objective | null;
    })
  | {
      readonly type: "armies-spread";
      readonly seat: Seat;
      readonly armies: Readonly<Record<TerritoryId, number>>;
    }
  | { readonly type: "card-drawn"; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: "pile-refilled"; readonly cards: number }
  | {
      readonly type: "cards-inherited";
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: "seat-surrendered"; readonly seat: Seat; readonly count: number };

export interface SeatView {
  readonly seat: Seat;
  readonly colour: Colour;
  /** Takes turns: neither eliminated nor surrendered. */
  readonly alive: boolean;
  readonly surrendered: boolean;
  readonly territories: number;
  readonly armies: number;
  /** How many cards it holds. */
  readonly cards: number;
  /** Exchanges it has made. */
  readonly trades: number;
  /** Null until the game is over. */
  readonly objective: Objective | null;
}

/** A question that must be answered before anything else, and to whom it is put. */
export type Asks =
  | {
      readonly question: "occupy";
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly armies: readonly [least: number, most: number];
    }
  /** How many dice; the attacker's are null where they are rolled after. */
  | {
      readonly question: "defend";
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly attackDice: readonly number[] | null;
      readonly armies: readonly [least: number, most: number];
    }
  | {
      readonly question: "react";
      readonly seat: Seat;
      readonly from: Readonly<Record<TerritoryId, number>>;
      readonly to: TerritoryId;
    }
  /** A hand grown by an elimination is traded down to so many at most. */
  | { readonly question: "trade"; readonly seat: Seat; readonly downTo: number };

/** One part of an objective: have of need. `continent` null: territories anywhere; "triangle": a mutually bordering three elsewhere. */
export interface Progress {
  readonly what:
    | { readonly continent: ContinentId }
    | "triangle"
    | "territories"
    | { readonly destroy: Seat };
  readonly have: number;
  readonly need: number;
}

export interface HandCard {
  readonly card: CardId;
  readonly symbol: SymbolId;
  /** Its own territory's armies were given in this holding. */
  readonly paid: boolean;
}

/** The private half of a view: what only this seat sees. */
export interface OwnView {
  readonly seat: Seat;
  readonly objective: Objective;
  readonly progress: readonly Progress[];
  readonly hand: readonly HandCard[];
  /** What is left to place; where the turn still chooses, what adding armies would give. */
  readonly left: { readonly free: number; readonly continents: Readonly<Record<ContinentId, number>> };
  readonly standing: StandingOrders;
  /** Every lawful command but for its number of armies and its optional fields. Each is accepted as it stands. */
  readonly choices: readonly Choice[];
}

/** A game as one viewer may see it; null viewers watch. Arrays run by the territory's index in `territories`. */
export interface View {
  readonly ruleset: string;
  readonly edition: number;
  readonly board: string;
  readonly options: Options;
  readonly round: number;
  readonly phase: PhaseName;
  /** Null where all act at once. */
  readonly turn: Seat | null;
  readonly first: Seat;
  readonly awaits: readonly Seat[];
  readonly asks: Asks | null;
  readonly territories: readonly TerritoryId[];
  /** -1 where nobody has claimed it yet. */
  readonly owner: readonly Seat[];
  readonly armies: readonly number[];
  /** Armies that arrived by regrouping this turn. */
  readonly arrived: readonly number[];
  readonly seats: readonly SeatView[];
  readonly pacts: readonly Pact[];
  /** Armies that the next exchange of cards gives to the seat on turn; null where that depends on the cards, or none are traded. */
  readonly exchange: number | null;
  /** The seat on turn has conquered so many this turn. */
  readonly conquests: number;
  readonly last: Battle | null;
  readonly winners: readonly Seat[] | null;
  readonly victory: VictoryReason | null;
  readonly you: OwnView | null;
}
