import type { CardOrder, DefenceOrder, PactScope } from "./command";
import type { CardId, Colour, ContinentId, ObjectiveId, PactId, PhaseName, Seat, TerritoryId } from "./ids";

/** A secret objective; `target` is the seat to destroy, null where nobody is. */
export interface Objective {
  readonly id: ObjectiveId;
  readonly target: Seat | null;
}

/** Every option of a ruleset by its id, resolved to its value. */
export type Options = Readonly<Record<string, string>>;

export type VictoryReason = "objective" | "common" | "world" | "last-standing" | "round-limit";
export type PactEnd = "notice-over" | "rounds-over" | "territory-lost" | "seat-out" | "offer-expired";

/** What happened, past tense, with its outcome: folding events asks no rule, no board and no chance. */
export type GameEvent =
  | {
      readonly type: "game-started";
      readonly ruleset: string;
      readonly edition: number;
      readonly board: string;
      readonly options: Options;
      readonly colours: readonly Colour[];
      readonly territories: readonly TerritoryId[];
      /** Who was dealt each territory, by its index; nobody (-1) where they are claimed. */
      readonly owners: readonly Seat[];
      readonly first: Seat;
      /** By seat. Hidden. */
      readonly objectives: readonly Objective[];
      /** The card pile, its top first. Hidden. */
      readonly pile: readonly CardId[];
    }
  | { readonly type: "claim-began"; readonly seat: Seat }
  | { readonly type: "territory-claimed"; readonly seat: Seat; readonly territory: TerritoryId }
  /** All seats spread armies at once, hidden from each other; so many by seat. */
  | { readonly type: "spread-began"; readonly armies: readonly number[]; readonly most: number }
  /** Hidden from the others until all are placed. */
  | {
      readonly type: "armies-spread";
      readonly seat: Seat;
      readonly armies: Readonly<Record<TerritoryId, number>>;
    }
  /** Everything that was spread, shown at once. */
  | { readonly type: "spread-revealed"; readonly armies: Readonly<Record<TerritoryId, number>> }
  /** A step of the set-up: this seat places so many. `step` counts from 1. */
  | { readonly type: "deploy-began"; readonly seat: Seat; readonly step: number; readonly armies: number }
  | { readonly type: "round-began"; readonly round: number; readonly first: Seat }
  /** `pass` counts the laps of a round from 0: where all reinforce and then all attack it has two. */
  | {
      readonly type: "turn-began";
      readonly seat: Seat;
      readonly round: number;
      readonly pass: number;
      readonly phase: PhaseName;
    }
  /** Armies that come by themselves at the start of a turn. */
  | {
      readonly type: "armies-added";
      readonly seat: Seat;
      readonly armies: Readonly<Record<TerritoryId, number>>;
    }
  | { readonly type: "phase-began"; readonly seat: Seat; readonly phase: PhaseName }
  /** `free` go anywhere, those of `continents` only inside their continent. */
  | {
      readonly type: "armies-granted";
      readonly seat: Seat;
      readonly free: number;
      readonly continents: Readonly<Record<ContinentId, number>>;
    }
  /** What was placed, and what of it came out of `left.continents`; the rest came out of `left.free`. */
  | {
      readonly type: "armies-placed";
      readonly seat: Seat;
      readonly armies: Readonly<Record<TerritoryId, number>>;
      readonly fromContinents: Readonly<Record<ContinentId, number>>;
    }
  | {
      readonly type: "cards-traded";
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly armies: number;
      /** This exchange is the n-th of its counter. */
      readonly number: number;
      /** Armies on one traded card's own territory. */
      readonly bonus: { readonly territory: TerritoryId; readonly armies: number } | null;
    }
  /** A hand grown by an elimination must be traded down to so many, at once. */
  | { readonly type: "trade-forced"; readonly seat: Seat; readonly downTo: number }
  /** The defender is asked for his dice; the attacker's are on the table unless they are rolled after. */
  | {
      readonly type: "defence-asked";
      readonly seat: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly attackDice: readonly number[] | null;
      /** How the attacker goes on: dice asked for, and armies at which he stops. */
      readonly dice: number | null;
      readonly stopAt: number;
    }
  /** An attack without dice waits for the defender's answer. */
  | {
      readonly type: "attack-declared";
      readonly seat: Seat;
      readonly from: Readonly<Record<TerritoryId, number>>;
      readonly to: TerritoryId;
      readonly back: TerritoryId;
    }
  | { readonly type: "reaction-passed"; readonly seat: Seat }
  /** Without dice: one for one; all that were sent left their sources, `steppedBack` of them returned to `back`. */
  | {
      readonly type: "forces-met";
      readonly from: Readonly<Record<TerritoryId, number>>;
      readonly to: TerritoryId;
      readonly attackLosses: number;
      readonly defenceLosses: number;
      readonly back: TerritoryId;
      readonly steppedBack: number;
    }
  /** A country card's armies, on its own territory. Public. */
  | {
      readonly type: "card-played";
      readonly seat: Seat;
      readonly card: CardId;
      readonly territory: TerritoryId;
      readonly armies: number;
    }
  /** Shown to its seat alone. */
  | { readonly type: "defence-ordered"; readonly seat: Seat; readonly defend: DefenceOrder }
  | { readonly type: "card-ordered"; readonly seat: Seat; readonly card: CardId; readonly answer: CardOrder }
  /** Dice in the order drawn. */
  | {
      readonly type: "battle-fought";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly attackDice: readonly number[];
      readonly defenceDice: readonly number[];
      readonly attackLosses: number;
      readonly defenceLosses: number;
    }
  /** `armies` moved in by themselves; up to `most` in all may. */
  | {
      readonly type: "territory-conquered";
      readonly territory: TerritoryId;
      readonly from: TerritoryId;
      readonly by: Seat;
      readonly of: Seat;
      readonly armies: number;
      readonly most: number;
      /** They came with an attack of several sources, which they have left already. */
      readonly marched?: true;
    }
  /** `armies` in all stand in it now, `more` of them moved on this order. */
  | {
      readonly type: "territory-occupied";
      readonly territory: TerritoryId;
      readonly from: TerritoryId;
      readonly armies: number;
      readonly more: number;
    }
  | {
      readonly type: "armies-regrouped";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly armies: number;
    }
  /** Which card is hidden from the others, that one was drawn is not. */
  | { readonly type: "card-drawn"; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: "card-missed";
      readonly seat: Seat;
      readonly why: "hand-full" | "no-card-left" | "one-more-conquest";
    }
  /** The used cards, shuffled, are the pile again. Hidden order. */
  | { readonly type: "pile-refilled"; readonly pile: readonly CardId[] }
  /** Armies for an own territory whose card one holds. Public. */
  | {
      readonly type: "card-paid";
      readonly seat: Seat;
      readonly card: CardId;
      readonly territory: TerritoryId;
      readonly armies: number;
    }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  | { readonly type: "seat-eliminated"; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: "cards-inherited";
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly CardId[];
    }
  /** Shown to its owner alone. */
  | { readonly type: "objective-changed"; readonly seat: Seat; readonly objective: Objective }
  | { readonly type: "seat-surrendered"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly type: "pact-offered";
      readonly pact: PactId;
      readonly by: Seat;
      readonly with: Seat;
      readonly scope: PactScope;
      readonly rounds: number | null;
    }
  | { readonly type: "pact-withdrawn"; readonly pact: PactId }
  /** `untilRound` is the round whose beginning ends it; null: until it is broken. */
  | { readonly type: "pact-accepted"; readonly pact: PactId; readonly untilRound: number | null }
  | { readonly type: "pact-declined"; readonly pact: PactId }
  /** Where `atOnce` it no longer binds; else it binds until the other side's next turn to begin has ended. */
  | { readonly type: "pact-broken"; readonly pact: PactId; readonly by: Seat; readonly atOnce: boolean }
  | { readonly type: "pact-ended"; readonly pact: PactId; readonly why: PactEnd }
  | {
      readonly type: "game-over";
      readonly winners: readonly Seat[];
      readonly why: VictoryReason;
      /** Every seat's objective, revealed. */
      readonly objectives: readonly Objective[];
    };

export type EventType = GameEvent["type"];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
