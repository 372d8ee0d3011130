import type { CardId, PactId, PhaseName, Seat, TerritoryId } from "./ids";

/** Why an order is refused: a code and the facts, never text. Each code is a promise to programs outside. */
export type Violation =
  | { readonly code: "malformed"; readonly field: string; readonly expected: string }
  | { readonly code: "no-such-territory"; readonly territory: TerritoryId }
  | { readonly code: "no-such-seat"; readonly seat: Seat }
  | { readonly code: "not-your-turn"; readonly turn: Seat }
  /** `expected` is empty where no phase would do: there is nothing to answer. */
  | { readonly code: "wrong-phase"; readonly phase: PhaseName; readonly expected: readonly PhaseName[] }
  /** `whose` is the other seat it would have to be of; without it, one's own. */
  | { readonly code: "not-yours"; readonly territory: TerritoryId; readonly whose?: Seat }
  | { readonly code: "own-territory"; readonly territory: TerritoryId }
  | { readonly code: "not-adjacent"; readonly from: TerritoryId; readonly to: TerritoryId }
  /** `least` is what was needed, `armies` what there is or was asked for. */
  | {
      readonly code: "too-few-armies";
      readonly territory?: TerritoryId;
      readonly armies: number;
      readonly least: number;
    }
  | {
      readonly code: "too-many-armies";
      readonly territory?: TerritoryId;
      readonly armies: number;
      readonly most: number;
    }
  /** As many attackers as defenders would leave the territory empty. */
  | { readonly code: "equal-forces"; readonly territory: TerritoryId; readonly armies: number }
  | { readonly code: "already-taken"; readonly what: "territory"; readonly territory: TerritoryId }
  /** Exchanges allowed a turn, and whether one comes too late once armies are placed. */
  | { readonly code: "already-traded"; readonly most: number }
  | { readonly code: "bad-dice"; readonly dice: number; readonly allowed: readonly number[] }
  /** So many armies may go anywhere; `armies` were placed outside the continents that grant the rest. */
  | {
      readonly code: "outside-continent";
      readonly armies: number;
      readonly free: number;
      readonly continents: Readonly<Record<string, number>>;
    }
  | { readonly code: "no-such-card"; readonly card: CardId }
  | { readonly code: "not-a-set"; readonly cards: readonly CardId[] }
  | { readonly code: "must-trade"; readonly cards: number; readonly most: number }
  | {
      readonly code: "must-occupy";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly armies: readonly [number, number];
    }
  | { readonly code: "must-place"; readonly left: number }
  /** Armies that arrived this turn stay: at most `most` may still leave. */
  | {
      readonly code: "already-moved";
      readonly territory: TerritoryId;
      readonly armies: number;
      readonly most: number;
    }
  | { readonly code: "pact-in-force"; readonly pact: PactId; readonly with: Seat }
  | { readonly code: "no-such-pact"; readonly pact: PactId }
  | { readonly code: "game-over" }
  | { readonly code: "stale" }
  | { readonly code: "not-in-these-rules"; readonly command: string }
  | { readonly code: "out-of-play"; readonly seat: Seat };

export type ViolationCode = Violation["code"];
