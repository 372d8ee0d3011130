import { spawnSync } from "node:child_process";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playOut } from "../../scripts/playOut";
import { sfc32 } from "../../scripts/prng";
import { simulate } from "../../scripts/simulation";
import {
  botLevels,
  type Ruleset,
  resolveOptions,
  rulebook,
  rulesets,
  type State,
} from "../../worker/game/index";
import { lawsFor } from "../support/laws";
import { runs } from "../support/runs";

describe.each(Object.values<Ruleset>(rulesets))("games of bots by the rules of $id", (ruleset) => {
  const options = fc.record(
    Object.fromEntries(
      ruleset.options.map(({ id, values, numbers = [] }) => [
        id,
        fc.constantFrom(...values, ...numbers.map(String), undefined),
      ]),
    ),
  );
  const [least, most] = ruleset.seats;
  const levels = fc.array(fc.constantFrom(...botLevels), { minLength: least, maxLength: most });

  test("end, and hold every law on the way, whatever the options, the seats and the dice", {
    timeout: runs(60_000, 900_000),
  }, () => {
    const game = (
      seed: number,
      seated: (typeof botLevels)[number][],
      given: Record<string, string | undefined>,
    ) => {
      // Without a limit two bots may hold each other for ever; tables of bots alone have one.
      const limit = given["round-limit"] === "off" ? { ...given, "round-limit": undefined } : given;
      const resolved = resolveOptions(ruleset, limit, { seats: seated.length, bots: seated.length });
      const book = rulebook(ruleset.id, resolved.options);
      const { refused, broken, finished, samples } = simulate({
        book,
        games: 1,
        seed,
        levels: seated,
        laws: true,
      });
      expect({ refused, broken, finished, samples }).toEqual({
        refused: 0,
        broken: 0,
        finished: 1,
        samples: [],
      });
    };
    fc.assert(fc.property(fc.nat(), levels, options, game), { numRuns: runs(8, 1000) });
  });

  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);

  test.each(numbers)(
    "twenty games of %i finish, nobody is refused, and no law is broken in those judged",
    {
      timeout: runs(60_000, 900_000),
    },
    (seats) => {
      const { options } = resolveOptions(ruleset, {}, { seats, bots: seats });
      const table = {
        book: rulebook(ruleset.id, options),
        seed: seats,
        levels: Array.from({ length: seats }, (_, i) => botLevels[i % botLevels.length]),
      };
      const { finished, violations, samples } = simulate({ ...table, games: 20, laws: false });
      expect({ finished, violations, samples }).toEqual({ finished: 20, violations: 0, samples: [] });
      expect(simulate({ ...table, games: runs(1, 20), laws: true }).samples).toEqual([]);
    },
  );
});

describe("the laws", () => {
  const book = rulebook(
    "comunidad-teg",
    resolveOptions(rulesets["comunidad-teg"], {}, { seats: 3, bots: 3 }).options,
  );
  const table = (seed: number) => ({
    book,
    levels: ["frontier", "frontier", "frontier"] as const,
    chance: sfc32(seed, 1),
    thoughts: sfc32(seed, 2),
  });

  /** What the laws say of a game whose states reach them changed. */
  function brokenBy(tamper: (state: State) => State): string[] {
    const laws = lawsFor(book, sfc32(9));
    const { state } = playOut(table(4), {
      started: (first, events) => laws.started(first, events),
      ordered: (before, order, events, after) => laws.ordered(before, order, events, tamper(after)),
      refused: () => {},
    });
    laws.ended(tamper(state));
    return laws.broken;
  }

  test("find nothing in an honest game", () => {
    expect(brokenBy((state) => state)).toEqual([]);
  });

  test("find an army that nobody granted", () => {
    const more = brokenBy((state) => ({
      ...state,
      armies: state.armies.map((count, t) => (t ? count : count + 1)),
    }));
    expect(more.join()).toMatch(/is not on board/);
    expect(more.join()).toMatch(/do not fold/);
  });

  test("find an empty territory and a lost card", () => {
    expect(brokenBy((state) => ({ ...state, armies: state.armies.map(() => 0) })).join()).toMatch(
      /without an army/,
    );
    expect(brokenBy((state) => ({ ...state, pile: state.pile.slice(1) })).join()).toMatch(/card lost/);
  });

  test("find a game that does not end", () => {
    const laws = lawsFor(book, sfc32(9));
    playOut(table(4), {
      ...laws,
      started: (state, events) => {
        laws.started(state, events);
        laws.ended(state);
      },
    });
    expect(laws.broken).toContain("the game does not end");
  });
});

describe("npm run simulate", { timeout: 60_000 }, () => {
  const script = (...args: string[]) =>
    spawnSync(
      process.execPath,
      ["--import", "tsx", join(import.meta.dirname, "../../scripts/simulate.ts"), ...args],
      { encoding: "utf8" },
    );

  test("sums the games up in one JSON, alike for the same seed", () => {
    const args = "--ruleset comunidad-teg --seats 3 --games 4 --seed 7 --bots steady,frontier --json".split(
      " ",
    );
    const [first, second] = [script(...args), script(...args)].map(({ stdout }) => JSON.parse(stdout));
    expect(first).toMatchObject({
      ruleset: "comunidad-teg",
      seats: 3,
      bots: ["steady", "frontier", "steady"],
      games: 4,
      finished: 4,
      laws: true,
      violations: 0,
    });
    const { steady, frontier } = first.wins.by_bot;
    expect(steady + frontier).toBe(4 + first.shared);
    expect(first.rounds.min).toBeLessThanOrEqual(first.rounds.median);
    expect(first.orders.median).toBeLessThanOrEqual(first.orders.max);
    expect({ ...second, games_per_s: 0 }).toEqual({ ...first, games_per_s: 0 });
  });

  test.each([
    [
      "--ruleset risk",
      "--ruleset takes tenes-empanadas, comunidad-teg, riesgo, sin-dados, verdensherre, not risk",
    ],
    ["--seats 7", "--seats takes a whole number from 2 to 6, not 7"],
    ["--bots genius", "--bots takes steady, frontier, not genius"],
    ["--option victory=chess", "--option victory: chess is not one of its values"],
    ["--option fog=on", "--option fog: the options are victory"],
    ["--fog", "Unknown option '--fog'"],
  ])("says what is wrong with %s", (args, sentence) => {
    const { status, stdout, stderr } = script(...args.split(" "));
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(sentence);
  });
});
