import { teg50 } from "../boards/teg50";
import type { Options } from "../event";
import { cards, growingSets } from "../rules/cards";
import { diceAgainstDice } from "../rules/combat";
import { wholeRounds } from "../rules/flow";
import { continentBonus, perTerritories } from "../rules/income";
import { commonTerritories, secretObjectives, worldForAll } from "../rules/objectives";
import { occupyBetween } from "../rules/occupation";
import { regroupFreely } from "../rules/regroup";
import { roundLimitOf, roundLimitOption } from "../rules/roundLimit";
import { dealt } from "../rules/setup";
import { bySecretObjective, byTerritories, byWorld } from "../rules/victory";
import type { Ruleset, Slots } from "../ruleset";

const seats = [2, 6] as const;

/** The free game Tenes Empanadas Graciela: seed 000, its player's guide on the attack; the rest after guide and program, see CLAUSES.md. */
export const tenesEmpanadas: Ruleset = {
  id: "tenes-empanadas",
  source: { seed: "000", title: "Tenes Empanadas Graciela player's guide" },
  edition: 1,
  seats,
  board: teg50,
  options: [
    {
      id: "victory",
      values: ["world", "missions-and-30", "missions"],
      byDefault: "missions-and-30",
      byDefaultAt: (table) => (table.seats === 2 ? "world" : null),
    },
    { id: "first-armies", values: [], numbers: [1, 20], byDefault: "5" },
    { id: "second-armies", values: [], numbers: [1, 20], byDefault: "3" },
    { id: "regroup-cap", values: ["none", "3"], byDefault: "none" },
    { id: "cards-of-the-dead", values: ["lost", "inherited"], byDefault: "lost" },
    { id: "two-conquests-after", values: ["3", "4"], byDefault: "3" },
    roundLimitOption,
  ],
  slots: (options): Slots => ({
    setup: dealt({
      steps: [Number(options["first-armies"]), Number(options["second-armies"])],
      small: null,
      fromDrawn: true,
      seats,
      territories: teg50.territories.length,
    }),
    flow: wholeRounds,
    turnStart: null,
    income: [perTerritories(2, 3), continentBonus(teg50, true)],
    combat: diceAgainstDice({
      attackFrom: 2,
      attack: 3,
      defence: 3,
      attackerChooses: false,
      defenderChooses: "no",
    }),
    occupation: occupyBetween(1, 3, true),
    regroup: regroupFreely(options["regroup-cap"] === "3" ? 3 : null),
    cards: cards(teg50, {
      twoConquestsAfter: Number(options["two-conquests-after"]),
      deck: "unheld",
      handLimit: 5,
      ownTerritory: 2,
      ofTheDead: options["cards-of-the-dead"] === "inherited" ? "inherited" : "lost",
      single: null,
      sets: growingSets(
        { row: [4, 7, 10], step: 5 },
        { counter: "player", perTurn: 1, territoryBonus: 0, forcedAt: null, forcedMidTurnAt: null },
      ),
    }),
    pacts: null,
    ...aims(options),
    roundLimit: roundLimitOf(options),
  }),
};

/** Missions o1 and o3–o9, none to destroy; with the common 30 or without; or the world alone. */
function aims({ victory }: Options): Pick<Slots, "objectives" | "victory"> {
  if (victory === "world") return { objectives: worldForAll, victory: [byWorld(teg50.territories.length)] };
  return {
    objectives: secretObjectives(["o1", "o3", "o4", "o5", "o6", "o7", "o8", "o9"], "common-only"),
    victory:
      victory === "missions" ? [bySecretObjective] : [bySecretObjective, byTerritories(commonTerritories)],
  };
}
