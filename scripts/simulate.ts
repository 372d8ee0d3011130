import { parseArgs } from "node:util";
import { type BotLevel, botLevels, resolveOptions, rulebook } from "../worker/game/index";
import { rulesetOf, run, Usage, whole } from "./commandLine";
import { type Simulation, simulate } from "./simulation";

/*
 * Whole games of bots without a server:
 * npm run simulate -- --ruleset comunidad-teg --seats 4 --games 200 --seed 1 [--bots steady,frontier] [--option id=value …] [--fast] [--json]
 * Each game is played once to be timed and once more under the laws, which --fast leaves out. Exits with 1 where an order was refused or a law broken.
 */
run(() => {
  const { simulation, json } = parseSimulation(process.argv.slice(2));
  const summary = simulate(simulation);
  console.log(json ? JSON.stringify(summary) : tell(summary));
  if (summary.violations > 0) process.exitCode = 1;
});

function tell(summary: ReturnType<typeof simulate>): string {
  const { finished, games, rounds, orders, wins, reasons, games_per_s, laws, violations, samples } = summary;
  return [
    `${summary.ruleset}, ${summary.seats} seats: ${finished} of ${games} games finished, ${games_per_s} a second`,
    `rounds ${rounds.min} / ${rounds.median} / ${rounds.max}, orders ${orders.min} / ${orders.median} / ${orders.max}`,
    `wins by seat ${wins.by_seat.join(" ")}; by bot ${JSON.stringify(wins.by_bot)}; ${JSON.stringify(reasons)}`,
    `${violations} violations, laws ${laws ? "checked" : "not checked"}`,
    ...samples,
  ].join("\n");
}

/** The command line, read. */
function parseSimulation(args: readonly string[]): {
  readonly simulation: Simulation;
  readonly json: boolean;
} {
  const { values } = parse(args);
  const rule = rulesetOf(values.ruleset);
  const seats = whole("seats", values.seats, rule.seats);
  const levels = levelsOf(values.bots, seats);
  const given = Object.fromEntries((values.option ?? []).map(pair));
  const { options, bad } = resolveOptions(rule, given, { seats, bots: seats });
  const unknown = Object.keys(given).find((id) => !Object.hasOwn(options, id));
  if (unknown !== undefined)
    throw new Usage(`--option ${unknown}: the options are ${Object.keys(options).join(", ")}`);
  if (bad.length > 0) throw new Usage(`--option ${bad[0].name}: ${bad[0].value} is not one of its values`);
  const games = whole("games", values.games, [1, 1_000_000]);
  const seed = whole("seed", values.seed, [0, 2 ** 32 - 1]);
  const simulation = { book: rulebook(rule.id, options), games, seed, levels, laws: !values.fast };
  return { simulation, json: values.json };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      ruleset: { type: "string", default: "comunidad-teg" },
      seats: { type: "string", default: "2" },
      games: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      bots: { type: "string", default: "steady" },
      option: { type: "string", multiple: true },
      fast: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
}

/** The levels named, repeated until every seat has one. */
function levelsOf(list: string, seats: number): BotLevel[] {
  const named = list.split(",").map((name) => {
    const level = botLevels.find((each) => each === name.trim());
    if (!level) throw new Usage(`--bots takes ${botLevels.join(", ")}, not ${name}`);
    return level;
  });
  if (named.length > seats) throw new Usage(`--bots names ${named.length} bots for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]);
}

function pair(text: string): [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw new Usage(`--option takes id=value, not ${text}`);
  return [text.slice(0, at), text.slice(at + 1)];
}
