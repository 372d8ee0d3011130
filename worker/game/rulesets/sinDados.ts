import { classic42 } from "../boards/classic42";
import { cards } from "../rules/cards";
import { oneForOne } from "../rules/combat";
import { addOrAttack } from "../rules/flow";
import { perTerritories, surroundedTerritories } from "../rules/income";
import { worldForAll } from "../rules/objectives";
import { occupySurvivors } from "../rules/occupation";
import { everyArmyOneBorder } from "../rules/regroup";
import { roundLimitOf, roundLimitOption } from "../rules/roundLimit";
import { spread } from "../rules/setup";
import { byWorld } from "../rules/victory";
import type { Ruleset, Slots } from "../ruleset";

/** Risk without dice ("Fanaat Risk"): seed 003. Rulings where it is silent: CLAUSES.md. */
export const sinDados: Ruleset = {
  id: "sin-dados",
  source: { seed: "003", title: "Risk without dice (Fanaat Risk)" },
  edition: 1,
  seats: [3, 6],
  board: classic42,
  extraBorders: [["argentina", "eastern-australia"]],
  options: [
    { id: "reaction", values: ["standing-orders"], numbers: [10, 60], byDefault: "standing-orders" },
    roundLimitOption,
  ],
  slots: (options): Slots => ({
    setup: spread({ 3: 35, 4: 30, 5: 25, 6: 21 }, 4),
    flow: addOrAttack,
    turnStart: surroundedTerritories,
    income: [perTerritories(3, 3)],
    combat: oneForOne(options.reaction === "standing-orders" ? null : Number(options.reaction)),
    occupation: occupySurvivors,
    regroup: everyArmyOneBorder,
    cards: cards(classic42, {
      twoConquestsAfter: null,
      deck: "unheld",
      handLimit: null,
      ownTerritory: 0,
      ofTheDead: "inherited",
      single: { cavalry: 8, infantry: 6, artillery: 4 },
      sets: null,
    }),
    pacts: null,
    objectives: worldForAll,
    victory: [byWorld(classic42.territories.length)],
    roundLimit: roundLimitOf(options),
  }),
};
