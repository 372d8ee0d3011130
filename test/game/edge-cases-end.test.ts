import { describe, expect, test } from "vitest";
import { dice, noChance } from "../support/dice";
import { facing, overseas } from "../support/facing";
import { attack, march, position, surrender, territoriesOf } from "../support/game";
import { given, type Situation } from "../support/specification";

const won = ({ state }: Situation) => state.winners && [state.winners, state.victory];

describe("Last player standing", () => {
  test.each([
    ["000-E47", "tenes-empanadas"],
    ["001-E47", "comunidad-teg"],
    ["002-E47", "riesgo"],
    ["003-E47", "sin-dados"],
    ["004-E47", "verdensherre"],
  ] as const)("%s all others resigned: at once, whoever is on turn: %s", (_, ruleset) => {
    const phase = ruleset === "sin-dados" ? "choose" : "attack";
    const three = given(position({ ruleset, rest: [0, 1, 2], phase }));
    const two = three.when(1, surrender);
    expect(won(two)).toBeNull();
    const last = two.when(2, surrender);
    expect(won(last)).toEqual([[0], "last-standing"]);
    expect(last.view(null).awaits).toEqual([]);
    expect(won(two.when(0, surrender))).toEqual([[2], "last-standing"]);
    last.when(0, { type: "next" }).refuses({ code: "game-over" });
  });

  test.each([
    ["000-E47", "tenes-empanadas", { victory: "missions" }],
    ["002-E47", "riesgo", {}],
    ["003-E47", "sin-dados", {}],
    ["004-E47", "verdensherre", {}],
  ] as const)("%s the last other is eliminated, one having resigned before: %s", (_, ruleset, options) => {
    const rest = facing(ruleset, [9, 1], { rest: [2], options }).when(2, surrender);
    const target = overseas(ruleset);
    const over =
      ruleset === "sin-dados"
        ? rest.when(0, march({ brazil: 5 }, target), noChance)
        : rest.when(0, attack("brazil", target), dice(6, 6, 6, 1));
    // The resigned one still holds the rest of the board.
    expect(over.state.seats[2].territories).toBe(territoriesOf(ruleset).length - 3);
    expect(won(over)).toEqual([[0], "last-standing"]);
  });
});
