import { parseArgs } from "node:util";
import { alwaysMost, battleOdds, resolveOptions, rulebook } from "../worker/game/index";
import type { Combat } from "../worker/game/ruleset";
import { rulesetOf, run, Usage, whole } from "./commandLine";

/*
 * Exact chances of one whole battle, as JSON; the attackers are counted with the army that stays:
 * npm run odds -- --ruleset comunidad-teg --attackers 4 --defenders 3
 */
run(() => {
  const { values } = parseArgs({
    options: {
      ruleset: { type: "string", default: "comunidad-teg" },
      attackers: { type: "string" },
      defenders: { type: "string" },
      json: { type: "boolean", default: true },
    },
  });
  const ruleset = rulesetOf(values.ruleset);
  const [attackers, defenders] = [
    armies("attackers", values.attackers),
    armies("defenders", values.defenders),
  ];
  const { options } = resolveOptions(ruleset, {}, { seats: ruleset.seats[0], bots: 0 });
  const book = rulebook(ruleset.id, options);
  const odds = battleOdds(book, attackers, defenders);
  console.log(
    JSON.stringify({
      ruleset: ruleset.id,
      attackers,
      defenders,
      attacker_wins: odds.wins,
      ...besides(book.combat, attackers, defenders),
      expected_losses: { attacker: odds.attackLosses, defender: odds.defenceLosses },
    }),
  );
});

/** Where the defender chooses, the same against one who never does; without dice, whether the attack is refused. */
function besides(combat: Combat, attackers: number, defenders: number): object {
  if (combat.kind === "forces") return attackers - 1 === defenders ? { refused: true } : {};
  if (combat.defenderChooses === "no") return {};
  return { attacker_wins_always_two: battleOdds({ combat: alwaysMost(combat) }, attackers, defenders).wins };
}

function armies(name: string, text: string | undefined): number {
  if (text === undefined) throw new Usage(`--${name} is missing: how many armies?`);
  return whole(name, text, [1, 2000]);
}
