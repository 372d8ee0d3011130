import type { Regroup } from "../ruleset";

/** Any number of moves between bordering own territories; what has arrived stays; no attack afterwards. Seed 001, "Reagrupar". */
export const regroupFreely: Regroup = {
  says: [{ says: "regroup-adjacent" }, { says: "regroup-once" }, { says: "regroup-ends-attacks" }],
};
