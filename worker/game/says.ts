import type { ContinentId } from "./ids";

/**
 * The sentences in which a rule prints its own numbers: a key and the facts, translated in `web/i18n`.
 * The rules page and the lobby are made of them, so the printed rule and the played rule cannot differ.
 */
export type Says =
  // set-up
  | { readonly says: "deal-all"; readonly territories: number; readonly armies: number }
  | {
      readonly says: "deploy-rounds";
      readonly armies: readonly number[];
      readonly seats: readonly [number, number];
    }
  | { readonly says: "deploy-half"; readonly divisor: number; readonly seats: readonly [number, number] }
  | { readonly says: "first-seat-drawn" }
  // turn
  | { readonly says: "turn-parts"; readonly phases: readonly string[] }
  | { readonly says: "first-round-income"; readonly income: boolean }
  | { readonly says: "starter-fixed" }
  // income
  | {
      readonly says: "income-territories";
      readonly divisor: number;
      readonly least: number;
      readonly below: number;
    }
  | {
      readonly says: "income-continents";
      readonly bonuses: readonly { readonly continent: ContinentId; readonly bonus: number }[];
      readonly inside: boolean;
    }
  | { readonly says: "income-exchange" }
  // combat
  | { readonly says: "attack-from"; readonly armies: number }
  | { readonly says: "attack-dice"; readonly most: number }
  | { readonly says: "defence-dice"; readonly most: number }
  | { readonly says: "dice-compared"; readonly tie: "defender" }
  | { readonly says: "attacks-unlimited" }
  // occupation, regrouping
  | { readonly says: "occupy-between"; readonly least: number; readonly most: number }
  | { readonly says: "regroup-adjacent" }
  | { readonly says: "regroup-once" }
  | { readonly says: "regroup-ends-attacks" }
  // cards
  | { readonly says: "card-for-conquest"; readonly conquests: number }
  | { readonly says: "card-two-conquests"; readonly after: number; readonly conquests: number }
  | { readonly says: "card-pile"; readonly cards: number; readonly jokers: readonly string[] }
  | { readonly says: "card-own-territory"; readonly armies: number }
  | { readonly says: "set-symbols" }
  | {
      readonly says: "set-values";
      readonly values: readonly number[];
      readonly step: number;
      readonly counter: "game" | "player";
    }
  | { readonly says: "hand-limit"; readonly most: number }
  | { readonly says: "cards-inherited" }
  // victory
  | { readonly says: "objective-secret"; readonly count: number }
  | { readonly says: "objective-redrawn" }
  | { readonly says: "objective-common"; readonly territories: number }
  | { readonly says: "world"; readonly territories: number }
  | { readonly says: "victory-checked" }
  | { readonly says: "destroy"; readonly fallback: "inherit" | "common-only" | "right-neighbour" }
  | { readonly says: "destroy-impossible" }
  | { readonly says: "triangle" }
  | { readonly says: "last-standing" }
  | { readonly says: "round-limit"; readonly rounds: number | null }
  | { readonly says: "surrender" }
  // pacts
  | { readonly says: "pact-scopes" }
  | { readonly says: "pact-offer" }
  | { readonly says: "pact-binds" }
  | { readonly says: "pact-notice"; readonly atOnce: boolean }
  | { readonly says: "pact-territory-lost" }
  | { readonly says: "pact-public" };

export type SaysKey = Says["says"];
