import type { CardId, ContinentId, PhaseName, SymbolId } from "./ids";

/**
 * The sentences in which a rule prints its own numbers: a key and the facts, translated in `web/i18n`.
 * The rules page and the lobby are made of them, so the printed rule and the played rule cannot differ.
 */
export type Says = Readonly<
  // set-up
  | { says: "deal-all"; territories: number; armies: number }
  | { says: "deal-equal" }
  | { says: "deploy-rounds"; armies: readonly number[]; seats: readonly [number, number] }
  | { says: "deploy-half"; divisor: number; seats: readonly [number, number] }
  | { says: "claim" }
  /** Armies in all, by number of seats. */
  | { says: "stock"; armies: Readonly<Record<number, number>> }
  | { says: "placing"; placing: "one-by-one" | "all-at-once" }
  | { says: "spread-hidden"; least: number; most: number }
  | { says: "first-seat-drawn" }
  // turn
  | { says: "turn-parts"; phases: readonly PhaseName[] }
  | { says: "whole-rounds" }
  | { says: "add-or-attack" }
  | { says: "first-round-income"; income: boolean }
  | { says: "starter-fixed" }
  | { says: "starter-moves-on" }
  // income
  | { says: "income-territories"; divisor: number; least: number; below: number }
  | {
      says: "income-continents";
      bonuses: readonly { readonly continent: ContinentId; readonly bonus: number }[];
      inside: boolean;
    }
  | { says: "surrounded"; armies: number }
  // combat
  | { says: "attack-from"; armies: number }
  | { says: "attack-dice"; most: number; chooses: boolean }
  | { says: "defence-dice"; most: number; chooses: "no" | "after-the-roll" | "before-the-roll" }
  | { says: "dice-compared"; tie: "defender" }
  | { says: "attacks-unlimited" }
  | { says: "forces-sources"; stays: number }
  | { says: "forces-cancel" }
  | { says: "forces-equal" }
  | { says: "forces-reaction"; seconds: number | null }
  // occupation, regrouping
  | { says: "occupy-between"; least: number; most: number; waivable: boolean }
  | { says: "occupy-from-dice" }
  | { says: "occupy-survivors" }
  | { says: "regroup-adjacent" }
  | { says: "regroup-once" }
  | { says: "regroup-per-border"; armies: number }
  | { says: "regroup-single" }
  | { says: "regroup-after-attack" }
  | { says: "regroup-one-border" }
  | { says: "regroup-ends-attacks" }
  // cards
  | { says: "card-for-conquest"; conquests: number }
  | { says: "card-two-conquests"; after: number; conquests: number }
  | { says: "card-deck"; cards: number; deck: "pile" | "unheld"; jokers: readonly CardId[]; wilds: number }
  | { says: "card-own-territory"; armies: number }
  | { says: "card-single"; bySymbol: Readonly<Record<SymbolId, number>> }
  | { says: "set-symbols" }
  | { says: "set-values"; values: readonly number[]; step: number; counter: "game" | "player" }
  | { says: "set-values-fixed"; bySymbol: Readonly<Record<SymbolId, number>>; oneOfEach: number }
  | { says: "trade-any" }
  | { says: "trade-per-turn"; most: number }
  | { says: "trade-territory"; armies: number }
  | { says: "trade-forced"; at: number }
  | { says: "trade-forced-mid-turn"; at: number; downTo: number }
  | { says: "hand-limit"; most: number }
  | { says: "cards-of-the-dead"; fate: "inherited" | "lost" }
  // victory
  | { says: "objective-secret"; count: number }
  | { says: "objective-redrawn" }
  | { says: "objective-common"; territories: number }
  | { says: "world"; territories: number }
  | { says: "victory-checked" }
  | { says: "destroy"; fallback: "inherit" | "common-only" | "right-neighbour" }
  | { says: "destroy-impossible" }
  | { says: "triangle" }
  | { says: "last-standing" }
  | { says: "round-limit"; rounds: number | null }
  | { says: "surrender" }
  // pacts
  | { says: "pact-scopes" }
  | { says: "pact-offer" }
  | { says: "pact-binds" }
  | { says: "pact-notice"; atOnce: boolean }
  | { says: "pact-territory-lost" }
  | { says: "pact-public" }
>;

export type SaysKey = Says["says"];
