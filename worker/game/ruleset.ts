import type { Board } from "./board";
import type { Objective, Options, VictoryReason } from "./event";
import type { CardId, ContinentId, ObjectiveId, PhaseName, Seat, SymbolId, TerritoryId } from "./ids";
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
  /** "claimed": one by one in turn. "dealt": from seat 0 on. "dealt-from-drawn": from a seat that is drawn. */
  readonly territories: "claimed" | "dealt" | "dealt-from-drawn";
  /** Armies that a seat with so many territories places in each set-up step, in turn; [] where there is none. */
  steps(territories: number, seats: number): readonly number[];
  /** All spread at once and hidden: armies in all, and the most on one territory; null where it goes in turn. */
  readonly spread: { armies(seats: number): number; readonly most: number } | null;
}

/** One lap of a round: its first phase, and which phase follows which; null ends the turn. */
export interface Lap {
  readonly first: PhaseName;
  readonly after: Readonly<Partial<Record<PhaseName, PhaseName>>>;
}

/** The order of phases, as data. */
export interface Flow extends Slot {
  /** In each lap every living seat has one turn. */
  laps(round: number): readonly Lap[];
  /** Who begins a round: always the same place, or the next living seat each time. */
  readonly starter: "fixed" | "moves-on";
}

/** What a seat is granted when its reinforcement opens. */
export interface IncomeRule extends Slot {
  grant(book: Rulebook, state: State, seat: Seat): Grant;
}

/** Armies that come by themselves at the start of each turn, by territory index. */
export interface TurnStart extends Slot {
  armies(book: Rulebook, state: State, seat: Seat): ReadonlyMap<number, number>;
}

/** How one roll is fought. */
export interface DiceCombat extends Slot {
  readonly kind: "dice";
  /** Armies that the attacking territory needs. */
  readonly attackFrom: number;
  /** The most dice. */
  attackDice(armies: number): number;
  defenceDice(armies: number): number;
  /** Whether the attacker may roll fewer. */
  readonly attackerChooses: boolean;
  /** Whether the defender may, and whether he sees the attacker's dice first. */
  readonly defenderChooses: "no" | "after-the-roll" | "before-the-roll";
}

/** Without dice: armies from any number of neighbours cancel one for one. */
export interface ForceCombat extends Slot {
  readonly kind: "forces";
  readonly attackFrom: number;
  /** Seconds in which a card may answer an attack; null: standing orders answer at once. */
  readonly window: number | null;
}

export type Combat = DiceCombat | ForceCombat;

/** How many armies move into a conquered territory; `dice` were rolled last, `spare` could move. */
export interface Occupation extends Slot {
  least(dice: number): number;
  most(dice: number, spare: number): number;
  /** Whether the next attack answers it with the fewest; else the answer comes before anything. E49. */
  readonly waivable: boolean;
}

export interface Regroup extends Slot {
  /** Moves a turn; null: any number. */
  readonly moves: number | null;
  /** Armies over one border in one direction a turn; null: any number. */
  readonly perBorder: number | null;
  /** Armies that may leave: of so many, of which so many have arrived this turn. */
  mayLeave(armies: number, arrived: number): number;
}

/** Sets of three cards for armies. */
export interface SetRule {
  isSet(book: Rulebook, cards: readonly CardId[]): boolean;
  /** Armies for these cards as the n-th exchange of the counter, n from 1. */
  value(book: Rulebook, cards: readonly CardId[], number: number): number;
  /** Whether the value depends on the counter alone. */
  readonly grows: boolean;
  readonly counter: "game" | "player";
  /** Exchanges a turn, before anything is placed; null: any number, any time in the reinforcement. */
  readonly perTurn: number | null;
  /** Armies on one traded card's own territory, once a turn. */
  readonly territoryBonus: number;
  /** With so many in hand the reinforcement does not end; null: never. */
  readonly forcedAt: number | null;
  /** After an elimination with so many in hand, trade at once down to fewer than `forcedAt`. */
  readonly forcedMidTurnAt: number | null;
}

export interface CardRule extends Slot {
  /** Every card there is, in the order before any shuffle: the board's territories, wilds last. */
  readonly all: readonly CardId[];
  /** How many conquests of this turn earn the card. */
  conquestsNeeded(ownTrades: number): number;
  /** A shuffled pile, or one drawn among those that nobody holds. */
  readonly deck: "pile" | "unheld";
  /** With so many in hand no card is drawn; null: no limit. */
  readonly handLimit: number | null;
  /** Armies for an own territory's card in the card step, once per holding; 0: none. */
  readonly ownTerritory: number;
  readonly ofTheDead: "inherited" | "lost";
  readonly sets: SetRule | null;
  /** Armies of a single card played on its own territory, by symbol; null where cards are not played singly. */
  readonly single: Readonly<Record<SymbolId, number>> | null;
}

export interface ObjectiveRule extends Slot {
  /** The secret objectives that there are; [] where nobody has one. */
  readonly secret: readonly ObjectiveId[];
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
  readonly turnStart: TurnStart | null;
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

/** The table that an option's default may depend on. `seats` are all, `bots` those of them that are bots. */
export interface TableSize {
  readonly seats: number;
  readonly bots: number;
  /** A turn may take days. */
  readonly paceOfDays?: boolean;
}

/** One of the host's options. `values` in the order to show; where `numbers` is there, whole numbers in it are values too. */
export interface OptionRule {
  readonly id: string;
  readonly values: readonly string[];
  readonly numbers?: readonly [least: number, most: number];
  readonly byDefault: string;
  /** Another default at such a table; null: the usual one. */
  byDefaultAt?(table: TableSize): string | null;
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
  readonly extraBorders?: readonly (readonly [TerritoryId, TerritoryId])[];
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
