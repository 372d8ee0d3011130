import type { Occupation } from "../ruleset";

/** Between so many armies move into a conquered territory, one stays behind. Seed 000, "as much as 3"; seed 001, "tenés que ocuparlo"; see CLAUSES.md. */
export function occupyBetween(least: number, most: number, waivable: boolean): Occupation {
  return {
    waivable,
    least: () => least,
    most: (_dice, spare) => Math.min(most, spare),
    says: [{ says: "occupy-between", least, most, waivable }],
  };
}

/** At least as many as the dice of the last roll, at most all but one. Seed 002, "con un mínimo de tropas igual al último ataque"; E10. */
export const occupyFromDice: Occupation = {
  waivable: false,
  least: (dice) => dice,
  most: (_dice, spare) => spare,
  says: [{ says: "occupy-from-dice" }],
};

/** Exactly the attackers that survived the last roll, which are as many as its dice. Seed 004, step 5; E12. */
export const occupySurvivors: Occupation = {
  waivable: false,
  least: (dice) => dice,
  most: (dice) => dice,
  says: [{ says: "occupy-survivors" }],
};
