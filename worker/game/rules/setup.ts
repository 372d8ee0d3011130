import type { Setup } from "../ruleset";
import type { Says } from "../says";

/**
 * All territories are dealt, one army on each; then set-up steps: fixed numbers in bigger games,
 * a part of the own territories in small ones. Seed 001, "Cómo arranca"; for 000 see CLAUSES.md.
 */
export function dealt(rule: {
  readonly steps: readonly number[];
  /** In games of so many seats or fewer, one step of own territories / divisor, rounded down. */
  readonly small: { readonly seats: number; readonly divisor: number } | null;
  /** Whether the seat that gets the first territory is drawn. */
  readonly fromDrawn: boolean;
  readonly seats: readonly [least: number, most: number];
  readonly territories: number;
}): Setup {
  const { steps, small, fromDrawn, seats, territories } = rule;
  const big: Says = {
    says: "deploy-rounds",
    armies: steps,
    seats: [small ? small.seats + 1 : seats[0], seats[1]],
  };
  return {
    territories: fromDrawn ? "dealt-from-drawn" : "dealt",
    steps: (own, players) => (small && players <= small.seats ? [Math.floor(own / small.divisor)] : steps),
    spread: null,
    says: [
      { says: "deal-all", territories, armies: 1 },
      big,
      ...(small
        ? [{ says: "deploy-half", divisor: small.divisor, seats: [seats[0], small.seats] } as const]
        : []),
      { says: "first-seat-drawn" },
    ],
  };
}

/** Armies in all by number of seats, as printed. */
export type Stock = Readonly<Record<number, number>>;

/** Territories are claimed in turn, one army each; the rest follows one by one, or all at once in turn. Seed 004, steps 1–3. */
export function claimed(stock: Stock, placing: "one-by-one" | "all-at-once"): Setup {
  return {
    territories: "claimed",
    steps: (own, players) => {
      // Where others gave up while claiming, a seat may hold more territories than it had armies.
      const rest = Math.max(0, stock[players] - own);
      return placing === "all-at-once" ? [rest] : new Array<number>(rest).fill(1);
    },
    spread: null,
    says: [
      { says: "claim" },
      { says: "stock", armies: stock },
      { says: "placing", placing },
      { says: "first-seat-drawn" },
    ],
  };
}

/** Territories are dealt; all spread their armies at once, hidden, at least one and at most so many on each. Seed 003, "Beginning of the game". */
export function spread(stock: Stock, most: number): Setup {
  return {
    territories: "dealt",
    steps: () => [],
    spread: { armies: (seats) => stock[seats], most },
    says: [
      { says: "deal-equal" },
      { says: "stock", armies: stock },
      { says: "spread-hidden", least: 1, most },
      { says: "first-seat-drawn" },
    ],
  };
}
