import { parseArgs } from "node:util";
import { battleOdds, resolveOptions, rulebook } from "../worker/game/index";
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
  const odds = battleOdds(rulebook(ruleset.id, options), attackers, defenders);
  console.log(
    JSON.stringify({
      ruleset: ruleset.id,
      attackers,
      defenders,
      attacker_wins: odds.wins,
      expected_losses: { attacker: odds.attackLosses, defender: odds.defenceLosses },
    }),
  );
});

function armies(name: string, text: string | undefined): number {
  if (text === undefined) throw new Usage(`--${name} is missing: how many armies?`);
  return whole(name, text, [1, 2000]);
}
