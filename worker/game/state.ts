import type { PactScope } from "./command";
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

/** The last battle, as in its event, with both seats at that time. */
export interface Battle {
  readonly from: TerritoryId;
  readonly to: TerritoryId;
  readonly attackDice: readonly number[];
  readonly defenceDice: readonly number[];
  readonly attackLosses: number;
  readonly defenceLosses: number;
}

/** A conquest that waits for `occupy`: `moved` are in, `most` in all may be. Indices of territories. */
export interface Occupying {
  readonly from: number;
  readonly to: number;
  readonly moved: number;
  readonly most: number;
}

/** Everything about a game; a fold of its events. Arrays run by the territory's index in `territories`. */
export interface State {
  readonly ruleset: string;
  readonly edition: number;
  readonly board: string;
  readonly options: Options;
  readonly territories: readonly TerritoryId[];
  readonly indexOf: Readonly<Record<TerritoryId, number>>;
  readonly owner: readonly Seat[];
  readonly armies: readonly number[];
  /** Armies that arrived by regrouping this turn, and so stay. */
  readonly arrived: readonly number[];
  readonly seats: readonly SeatState[];
  readonly phase: PhaseName;
  /** 0 during the set-up. */
  readonly round: number;
  readonly turn: Seat;
  /** Who began, and begins every round. */
  readonly first: Seat;
  /** Turns begun so far. */
  readonly turns: number;
  /** The set-up step, from 1; 0 when the set-up is over. */
  readonly step: number;
  /** What the seat on turn has left to place. */
  readonly left: { readonly free: number; readonly continents: Readonly<Record<ContinentId, number>> };
  readonly occupying: Occupying | null;
  /** Conquests of this turn. */
  readonly conquests: number;
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

/** Whether the seat still takes turns: neither eliminated nor surrendered. */
export const living = (seat: SeatState): boolean => seat.destroyedBy === null && !seat.surrendered;

/** Seats that still take turns, in seat order. */
export function livingSeats(state: State): Seat[] {
  const result: Seat[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) if (living(state.seats[seat])) result.push(seat);
  return result;
}

/** The next living seat after this one; the seat itself where no other lives. */
export function nextSeat(state: State, seat: Seat): Seat {
  return seatFrom(state, seat, 1);
}

/** The player on the right: the living seat whose turn comes before. RULES: turns pass to the left. */
export function seatOnTheRight(state: State, seat: Seat): Seat {
  return seatFrom(state, seat, state.seats.length - 1);
}

function seatFrom(state: State, seat: Seat, step: number): Seat {
  const count = state.seats.length;
  let next = seat;
  do next = (next + step) % count;
  while (next !== seat && !living(state.seats[next]));
  return next;
}
