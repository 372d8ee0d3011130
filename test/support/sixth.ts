import { teg50 } from "../../worker/game/boards/teg50";
import { cards, growingSets } from "../../worker/game/rules/cards";
import { classicScale, classicValues } from "../../worker/game/rules/classic";
import { diceAgainstDice } from "../../worker/game/rules/combat";
import { turnByTurn } from "../../worker/game/rules/flow";
import { continentBonus, perTerritories } from "../../worker/game/rules/income";
import { worldForAll } from "../../worker/game/rules/objectives";
import { occupyBetween } from "../../worker/game/rules/occupation";
import { regroupOnce } from "../../worker/game/rules/regroup";
import { roundLimitOf, roundLimitOption } from "../../worker/game/rules/roundLimit";
import { dealt } from "../../worker/game/rules/setup";
import { byWorld } from "../../worker/game/rules/victory";
import type { Ruleset, Slots } from "../../worker/game/ruleset";

const seats = [2, 6] as const;

/** A ruleset that no text tells: board and dice of T.E.G., cards and reinforcement of the classics, the whole world to win. */
export const sixth: Ruleset = {
  id: "sixth",
  source: { seed: "006", title: "Nobody's rules" },
  edition: 1,
  seats,
  board: teg50,
  options: [roundLimitOption],
  slots: (options): Slots => ({
    setup: dealt({
      steps: [5, 3],
      small: null,
      fromDrawn: false,
      seats,
      territories: teg50.territories.length,
    }),
    flow: turnByTurn({ phases: ["reinforce", "attack", "regroup"], firstRoundIncome: true }),
    turnStart: null,
    income: [perTerritories(3, 3), continentBonus(teg50, false)],
    combat: diceAgainstDice({
      attackFrom: 2,
      attack: 3,
      defence: 3,
      attackerChooses: false,
      defenderChooses: "no",
    }),
    occupation: occupyBetween(1, 3, false),
    regroup: regroupOnce,
    cards: cards(teg50, {
      twoConquestsAfter: null,
      deck: "pile",
      handLimit: null,
      ownTerritory: 0,
      ofTheDead: "inherited",
      single: null,
      sets: growingSets(classicScale, classicValues.rest),
    }),
    pacts: null,
    objectives: worldForAll,
    victory: [byWorld(teg50.territories.length)],
    roundLimit: roundLimitOf(options),
  }),
};
