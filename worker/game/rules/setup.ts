import type { Setup } from "../ruleset";

/**
 * All territories are dealt, one army on each; then set-up steps: fixed numbers in bigger games,
 * a part of the own territories in small ones. Seed 001, "Cómo arranca".
 */
export function dealt(rule: {
  readonly steps: readonly number[];
  /** In games of so many seats or fewer, one step of own territories / divisor, rounded down. */
  readonly small: { readonly seats: number; readonly divisor: number };
  readonly seats: readonly [least: number, most: number];
  readonly territories: number;
}): Setup {
  const { steps, small, seats, territories } = rule;
  return {
    steps: (own, players) => (players <= small.seats ? [Math.floor(own / small.divisor)] : steps),
    says: [
      { says: "deal-all", territories, armies: 1 },
      { says: "deploy-rounds", armies: steps, seats: [small.seats + 1, seats[1]] },
      { says: "deploy-half", divisor: small.divisor, seats: [seats[0], small.seats] },
      { says: "first-seat-drawn" },
    ],
  };
}
