import { teg50 } from "../boards/teg50";
import type { Options } from "../event";
import { cards, growingSets } from "../rules/cards";
import { diceAgainstDice } from "../rules/combat";
import { turnByTurn } from "../rules/flow";
import { continentBonus, perTerritories } from "../rules/income";
import { commonTerritories, secretObjectives, tegObjectives, worldForAll } from "../rules/objectives";
import { occupyBetween } from "../rules/occupation";
import { nonAggression } from "../rules/pacts";
import { regroupFreely } from "../rules/regroup";
import { roundLimitOf, roundLimitOption } from "../rules/roundLimit";
import { dealt } from "../rules/setup";
import { bySecretObjective, byTerritories, byWorld } from "../rules/victory";
import type { Ruleset, Slots } from "../ruleset";

const seats = [2, 6] as const;

/** T.E.G. as played online in Argentina: seed 001, "Reglas del T.E.G.", Comunidad TEG. Rulings where it is silent: CLAUSES.md. */
export const comunidadTeg: Ruleset = {
  id: "comunidad-teg",
  source: { seed: "001", title: "Reglas del T.E.G. (Comunidad TEG)" },
  edition: 1,
  seats,
  board: teg50,
  options: [
    { id: "victory", values: ["secret-and-30", "world"], byDefault: "secret-and-30" },
    { id: "first-round-income", values: ["yes", "no"], byDefault: "yes" },
    { id: "exchange-counter", values: ["game", "player"], byDefault: "game" },
    { id: "two-conquests-after-third-exchange", values: ["no", "yes"], byDefault: "no" },
    {
      id: "destroyed-by-another",
      values: ["inherit", "common-only", "right-neighbour"],
      byDefault: "inherit",
    },
    {
      id: "pact-notice",
      values: ["until-their-next-turn-ends", "at-once"],
      byDefault: "until-their-next-turn-ends",
    },
    roundLimitOption,
  ],
  slots: (options): Slots => ({
    setup: dealt({
      steps: [5, 3],
      small: { seats: 3, divisor: 2 },
      fromDrawn: false,
      seats,
      territories: teg50.territories.length,
    }),
    flow: turnByTurn({
      phases: ["reinforce", "attack", "regroup"],
      firstRoundIncome: options["first-round-income"] === "yes",
    }),
    turnStart: null,
    income: [perTerritories(2, 3), continentBonus(teg50, true)],
    combat: diceAgainstDice({
      attackFrom: 2,
      attack: 3,
      defence: 3,
      attackerChooses: false,
      defenderChooses: "no",
    }),
    occupation: occupyBetween(1, 3, false),
    regroup: regroupFreely(null),
    cards: cards(teg50, {
      twoConquestsAfter: options["two-conquests-after-third-exchange"] === "yes" ? 3 : null,
      deck: "pile",
      handLimit: 5,
      ownTerritory: 2,
      ofTheDead: "inherited",
      single: null,
      sets: growingSets(
        { row: [4, 7, 10], step: 5 },
        {
          counter: options["exchange-counter"] === "player" ? "player" : "game",
          perTurn: null,
          territoryBonus: 0,
          forcedAt: 6,
          forcedMidTurnAt: null,
        },
      ),
    }),
    pacts: nonAggression(options["pact-notice"] === "at-once"),
    ...aims(options),
    roundLimit: roundLimitOf(options),
  }),
};

/** What is played for: the secret objectives and the common 30, or the world alone. */
function aims(options: Options): Pick<Slots, "objectives" | "victory"> {
  if (options.victory === "world")
    return { objectives: worldForAll, victory: [byWorld(teg50.territories.length)] };
  const fallback = options["destroyed-by-another"];
  return {
    objectives: secretObjectives(
      tegObjectives,
      fallback === "common-only" || fallback === "right-neighbour" ? fallback : "inherit",
    ),
    victory: [bySecretObjective, byTerritories(commonTerritories)],
  };
}
