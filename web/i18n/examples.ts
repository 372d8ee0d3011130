import type { RulesetId } from "../../worker/game";

/** A battle that a ruleset is explained with: dice against dice, or so many armies against so many. */
export type Example =
  | { readonly attackDice: readonly number[]; readonly defenceDice: readonly number[] }
  /** `card` armies join the defenders once the attack is declared. */
  | {
      readonly sent: readonly number[];
      readonly defenders: number;
      readonly card: number;
    };

/** Seed 000, "Dices example"; 001 fights alike. */
const teg: readonly Example[] = [
  { attackDice: [6, 4, 2], defenceDice: [6, 3] },
  { attackDice: [4, 2, 2], defenceDice: [3, 2, 1] },
];

/** The examples of the sources, dice as they print them; where a source has none, the cases it leads to. */
const examples: Readonly<Record<RulesetId, readonly Example[]>> = {
  "tenes-empanadas": teg,
  "comunidad-teg": teg,
  riesgo: [{ attackDice: [6, 3, 2], defenceDice: [5, 3] }],
  // Against four: too few, as many, enough from two sources; and a card that makes the forces equal. E43, E44.
  "sin-dados": [
    { sent: [3], defenders: 4, card: 0 },
    { sent: [4], defenders: 4, card: 0 },
    { sent: [2, 4], defenders: 4, card: 0 },
    { sent: [11], defenders: 3, card: 8 },
  ],
  verdensherre: [{ attackDice: [4, 3, 6], defenceDice: [5, 4] }],
};

/** The examples of this ruleset; none of one that is not known. */
export function examplesOf(id: string): readonly Example[] {
  const known: Readonly<Record<string, readonly Example[] | undefined>> = examples;
  return known[id] ?? [];
}
