import { classic42 } from "../boards/classic42";
import { cards, fixedSets, growingSets } from "../rules/cards";
import { classicScale, classicValues } from "../rules/classic";
import { diceAgainstDice } from "../rules/combat";
import { turnByTurn } from "../rules/flow";
import { continentBonus, perTerritories } from "../rules/income";
import { worldForAll } from "../rules/objectives";
import { occupyFromDice } from "../rules/occupation";
import { regroupOnce } from "../rules/regroup";
import { roundLimitOf, roundLimitOption } from "../rules/roundLimit";
import { claimed } from "../rules/setup";
import { byWorld } from "../rules/victory";
import type { Ruleset, Slots } from "../ruleset";

/** The Spanish classic: seed 002. Set-up, values and ending, which it lacks, are rulings: CLAUSES.md. */
export const riesgo: Ruleset = {
  id: "riesgo",
  source: { seed: "002", title: "Risk clásico, en español" },
  edition: 1,
  seats: [2, 6],
  board: classic42,
  options: [
    { id: "set-values", values: ["fixed", "growing"], byDefault: "fixed" },
    { id: "defender-chooses", values: ["after-the-roll", "before-the-roll"], byDefault: "after-the-roll" },
    {
      id: "setup-placing",
      values: ["one-by-one", "all-at-once"],
      byDefault: "one-by-one",
      byDefaultAt: ({ paceOfDays }) => (paceOfDays ? "all-at-once" : null),
    },
    roundLimitOption,
  ],
  slots: (options): Slots => ({
    setup: claimed(
      { 2: 40, 3: 35, 4: 30, 5: 25, 6: 20 },
      options["setup-placing"] === "all-at-once" ? "all-at-once" : "one-by-one",
    ),
    flow: turnByTurn({ phases: ["reinforce", "attack", "regroup"], firstRoundIncome: true }),
    turnStart: null,
    income: [perTerritories(3, 3), continentBonus(classic42, false)],
    combat: diceAgainstDice({
      attackFrom: 2,
      attack: 3,
      defence: 2,
      attackerChooses: true,
      defenderChooses:
        options["defender-chooses"] === "before-the-roll" ? "before-the-roll" : "after-the-roll",
    }),
    occupation: occupyFromDice,
    regroup: regroupOnce,
    cards: cards(classic42, {
      twoConquestsAfter: null,
      deck: "pile",
      handLimit: null,
      ownTerritory: 0,
      ofTheDead: "inherited",
      single: null,
      sets:
        options["set-values"] === "growing"
          ? growingSets(classicScale, classicValues.rest)
          : fixedSets(classicValues.bySymbol, classicValues.oneOfEach, classicValues.rest),
    }),
    pacts: null,
    objectives: worldForAll,
    victory: [byWorld(classic42.territories.length)],
    roundLimit: roundLimitOf(options),
  }),
};
