import type { VictoryRule } from "../ruleset";
import { isMet } from "./objectives";

/** Who has met the secret objective wins. Seed 001, "Los objetivos". */
export const bySecretObjective: VictoryRule = {
  won: (book, state, seat) => (isMet(book, state, seat, state.seats[seat].objective) ? "objective" : null),
  says: [{ says: "victory-checked" }],
};

/** Who holds so many territories wins, whatever the secret objective. Seed 001, "el que llega a 30 países gana igual"; E35. */
export function byTerritories(territories: number): VictoryRule {
  return {
    won: (_book, state, seat) => (state.seats[seat].territories >= territories ? "common" : null),
    says: [{ says: "objective-common", territories }],
  };
}

/** Who holds the whole board wins. */
export function byWorld(territories: number): VictoryRule {
  return {
    won: (_book, state, seat) =>
      state.seats[seat].territories === state.territories.length ? "world" : null,
    says: [{ says: "world", territories }, { says: "victory-checked" }],
  };
}
