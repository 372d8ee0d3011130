import type { GameEvent, RulesetId, TerritoryId } from "../../worker/game/index";
import { type Position, position, territoriesOf } from "./game";
import { given, type Situation } from "./specification";

/** What lies over the sea from Brazil: Sahara on the one board, North Africa on the other. */
export const overseas = (ruleset: RulesetId): TerritoryId =>
  territoriesOf(ruleset).includes("sahara") ? "sahara" : "north-africa";

/** Brazil of seat 0 with so many armies against what lies overseas of seat 1 with so many; seat 0 is to attack and holds Peru too. */
export function facing(
  ruleset: RulesetId,
  [own, foreign]: readonly [own: number, foreign: number],
  wanted: Omit<Position, "ruleset"> = {},
): Situation {
  const at = { brazil: [0, own], peru: [0, 1], [overseas(ruleset)]: [1, foreign], ...wanted.at } as const;
  return given(position({ ...wanted, ruleset, at }));
}

/** What one roll tells: these dice from there to there, and what each side lost. */
export const fought = (
  [from, to]: readonly [from: TerritoryId, to: TerritoryId],
  [attackDice, defenceDice]: readonly [attack: readonly number[], defence: readonly number[]],
  [attackLosses, defenceLosses]: readonly [attack: number, defence: number],
): GameEvent => ({ type: "battle-fought", from, to, attackDice, defenceDice, attackLosses, defenceLosses });
