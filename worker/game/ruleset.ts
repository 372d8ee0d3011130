import type { Board } from "./board";
import type { Objective, Options, VictoryReason } from "./event";
import type { CardId, ContinentId, PhaseName, Seat } from "./ids";
import type { Random } from "./random";
import type { Says } from "./says";
import type { State } from "./state";

/** Armies to place: anywhere, and inside each continent named. */
export interface Grant {
  readonly free: number;
  readonly continents: Readonly<Record<ContinentId, number>>;
}

interface Slot {
  readonly says: readonly Says[];
}

/** How territories come to their first owners and armies onto them. */
export interface Setup extends Slot {
  /** Armies that a seat places in each set-up step; [] where there is none. */
  steps(territories: number, seats: number): readonly number[];
}

/** The order of phases within a turn, as data. */
export interface Flow extends Slot {
  phases(round: number): readonly PhaseName[];
}

/** What a seat is granted when its reinforcement opens. */
export interface IncomeRule extends Slot {
  grant(book: Rulebook, state: State, seat: Seat): Grant;
}

/** How one roll is fought. */
export interface Combat extends Slot {
  /** Armies that the attacking territory needs. */
  readonly attackFrom: number;
  attackDice(armies: number): number;
  defenceDice(armies: number): number;
}

/** How many armies move into a conquered territory. */
export interface Occupation extends Slot {
  readonly least: number;
  /** Bound besides that one army stays behind. */
  readonly most: number;
}

export type Regroup = Slot;

export interface CardRule extends Slot {
  /** How many conquests of this turn earn the card. */
  conquestsNeeded(ownTrades: number): number;
  /** Armies for an own territory's card, once per holding. */
  readonly ownTerritory: number;
  isSet(book: Rulebook, cards: readonly CardId[]): boolean;
  /** Armies for the n-th exchange of the counter, n from 1. */
  value(number: number): number;
  readonly counter: "game" | "player";
  /** With so many in hand no card is drawn; above it one must trade before the reinforcement ends. */
  readonly handLimit: number;
}

export interface ObjectiveRule extends Slot {
  /** Draws and gives each seat's objective, in seat order. */
  deal(book: Rulebook, state: State, random: Random): readonly Objective[];
  /** The hunter's new objective once its target has fallen to another. */
  afterTargetFell(book: Rulebook, state: State, hunter: Seat): Objective;
}

export interface PactRule extends Slot {
  /** Whether a broken pact ends at once, without notice. */
  readonly breaksAtOnce: boolean;
}

/** Asked for the seat on turn after its conquests and at the start and end of its turn. */
export interface VictoryRule extends Slot {
  won(book: Rulebook, state: State, seat: Seat): VictoryReason | null;
}

/** What differs between rulesets, each slot filled by a factory of `rules/`. */
export interface Slots {
  readonly setup: Setup;
  readonly flow: Flow;
  readonly income: readonly IncomeRule[];
  readonly combat: Combat;
  readonly occupation: Occupation;
  readonly regroup: Regroup;
  readonly cards: CardRule | null;
  readonly objectives: ObjectiveRule;
  readonly pacts: PactRule | null;
  readonly victory: readonly VictoryRule[];
  /** The last full round; null: without end. */
  readonly roundLimit: number | null;
}

/** One of the host's options. `values` in the order to show; where `numbers` is there, whole numbers in it are values too. */
export interface OptionRule {
  readonly id: string;
  readonly values: readonly string[];
  readonly numbers?: readonly [least: number, most: number];
  readonly byDefault: string;
  /** The default where every seat is a bot. */
  readonly byDefaultAmongBots?: string;
}

/** One rule system: who made its text, its board, its options, and its slots with the options resolved. */
export interface Ruleset {
  readonly id: string;
  /** The seed's number and its title. */
  readonly source: { readonly seed: string; readonly title: string };
  /** Raised when a number changes; a running table keeps the edition it began with. */
  readonly edition: number;
  readonly seats: readonly [least: number, most: number];
  readonly board: Board;
  readonly options: readonly OptionRule[];
  slots(options: Options): Slots;
}

/** A ruleset with its options resolved, bound to its board. Territories and continents by index. */
export interface Rulebook extends Slots {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly board: Board;
  readonly neighbours: readonly (readonly number[])[];
  readonly areNeighbours: (a: number, b: number) => boolean;
  readonly continentOf: readonly number[];
  readonly members: readonly (readonly number[])[];
}
