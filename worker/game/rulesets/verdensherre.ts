import { classic42 } from "../boards/classic42";
import { cards, fixedSets, growingSets } from "../rules/cards";
import { classicScale, classicValues } from "../rules/classic";
import { diceAgainstDice } from "../rules/combat";
import { turnByTurn } from "../rules/flow";
import { continentBonus, perTerritories } from "../rules/income";
import { worldForAll } from "../rules/objectives";
import { occupyFromDice, occupySurvivors } from "../rules/occupation";
import { regroupOnce } from "../rules/regroup";
import { roundLimitOf, roundLimitOption } from "../rules/roundLimit";
import { claimed } from "../rules/setup";
import { byWorld } from "../rules/victory";
import type { Ruleset, Slots } from "../ruleset";

/** The Danish classic: seed 004. Rulings where it is silent: CLAUSES.md. */
export const verdensherre: Ruleset = {
  id: "verdensherre",
  source: { seed: "004", title: "Klassisk Risk, på dansk" },
  edition: 1,
  seats: [3, 6],
  board: classic42,
  options: [
    { id: "attack-from", values: ["3", "2"], byDefault: "3" },
    { id: "occupation", values: ["survivors", "survivors-or-more"], byDefault: "survivors" },
    { id: "set-values", values: ["growing", "fixed"], byDefault: "growing" },
    { id: "continent-bonus", values: ["classic", "none"], byDefault: "classic" },
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
      { 3: 35, 4: 30, 5: 25, 6: 20 },
      options["setup-placing"] === "all-at-once" ? "all-at-once" : "one-by-one",
    ),
    flow: turnByTurn({ phases: ["reinforce", "attack", "regroup"], firstRoundIncome: true }),
    turnStart: null,
    income: [
      perTerritories(3, 3),
      ...(options["continent-bonus"] === "none" ? [] : [continentBonus(classic42, false)]),
    ],
    combat: diceAgainstDice({
      attackFrom: Number(options["attack-from"]),
      attack: 3,
      defence: 2,
      attackerChooses: true,
      defenderChooses: "no",
    }),
    occupation: options.occupation === "survivors-or-more" ? occupyFromDice : occupySurvivors,
    regroup: regroupOnce,
    cards: cards(classic42, {
      twoConquestsAfter: null,
      deck: "pile",
      handLimit: null,
      ownTerritory: 0,
      ofTheDead: "inherited",
      single: null,
      sets:
        options["set-values"] === "fixed"
          ? fixedSets(classicValues.bySymbol, classicValues.oneOfEach, classicValues.rest)
          : growingSets(classicScale, classicValues.rest),
    }),
    pacts: null,
    objectives: worldForAll,
    victory: [byWorld(classic42.territories.length)],
    roundLimit: roundLimitOf(options),
  }),
};
