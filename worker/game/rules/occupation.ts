import type { Occupation } from "../ruleset";

/** Between so many armies move into a conquered territory, one stays behind. Seed 001, "tenés que ocuparlo"; the numbers are a ruling, see CLAUSES.md. */
export function occupyBetween(least: number, most: number): Occupation {
  return { least, most, says: [{ says: "occupy-between", least, most }] };
}
