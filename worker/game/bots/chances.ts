import { type BattleOdds, battleOdds } from "../odds";
import type { Rulebook } from "../ruleset";

/** More armies than this are weighed by their ratio: so exact to the eye, and one small table answers for every size. */
const most = 200;

/** The odds of a battle as a bot reckons them: exact up to 200 armies, beyond that those of the same ratio. */
export function reckon(book: Rulebook, attackers: number, defenders: number): BattleOdds {
  const greater = Math.max(attackers, defenders);
  if (greater <= most || book.combat.kind === "forces") return battleOdds(book, attackers, defenders);
  const scale = greater / most;
  const odds = battleOdds(book, shrink(attackers, scale), shrink(defenders, scale));
  return {
    wins: odds.wins,
    attackLosses: odds.attackLosses * scale,
    defenceLosses: odds.defenceLosses * scale,
  };
}

const shrink = (armies: number, scale: number): number => Math.max(1, Math.round(armies / scale));
