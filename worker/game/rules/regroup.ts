import type { Regroup } from "../ruleset";

/** Any number of moves between bordering own territories; what has arrived stays, and so does one more; no attack afterwards. Seed 001, "Reagrupar"; E38. */
export function regroupFreely(perBorder: number | null): Regroup {
  return {
    moves: null,
    perBorder,
    mayLeave: (armies, arrived) => armies - arrived - 1,
    says: [
      { says: "regroup-adjacent" },
      { says: "regroup-once" },
      ...(perBorder === null ? [] : [{ says: "regroup-per-border", armies: perBorder } as const]),
      { says: "regroup-ends-attacks" },
    ],
  };
}

/** One move between two bordering own territories, one army stays. Seed 002, "una única reestructuración"; seed 004, step 6; E40. */
export const regroupOnce: Regroup = {
  moves: 1,
  perBorder: null,
  mayLeave: (armies) => armies - 1,
  says: [{ says: "regroup-single" }],
};

/** After an attack every army may cross one border; an arrived one may stay as garrison. Seed 003, "Each army may cross one border"; E45. */
export const everyArmyOneBorder: Regroup = {
  moves: null,
  perBorder: null,
  mayLeave: (armies, arrived) => Math.min(armies - arrived, armies - 1),
  says: [{ says: "regroup-after-attack" }, { says: "regroup-one-border" }, { says: "regroup-ends-attacks" }],
};
