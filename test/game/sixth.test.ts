import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import { simulate } from "../../scripts/simulation";
import { chapters, resolveOptions, rulebook, sayings } from "../../worker/game/index";
import { bind } from "../../worker/game/rulebook";
import { lawsFor } from "../support/laws";
import { runs } from "../support/runs";
import { sixth } from "../support/sixth";
import { walk } from "../support/walk";

const table = { seats: 4, bots: 4 };
const { options } = resolveOptions(sixth, {}, table);
const book = bind(sixth, options);

describe("a sixth ruleset is one file of slots", { timeout: runs(60_000, 600_000) }, () => {
  test("it is found by its id once it is bound, and another is not", () => {
    expect(rulebook("sixth", { ...options })).toBe(book);
    expect(() => rulebook("seventh", options)).toThrow("no ruleset seventh");
  });

  test("its rulebook prints itself", () => {
    const said = sayings(book);
    const silent = chapters.filter((chapter) => said[chapter].length === 0);
    expect(silent).toEqual(["objectives", "pacts"]);
    expect(said.cards).toContainEqual({
      says: "set-values",
      values: [4, 6, 8, 10, 12, 15, 20],
      step: 5,
      counter: "game",
    });
  });

  test("a hundred games of frontier bots finish without a law broken", () => {
    const levels = ["frontier", "frontier", "frontier", "frontier"] as const;
    const { games, finished, violations, samples } = simulate({
      book,
      games: 100,
      seed: 6,
      levels,
      laws: false,
    });
    expect({ games, finished, violations, samples }).toEqual({
      games: 100,
      finished: 100,
      violations: 0,
      samples: [],
    });
    const judged = simulate({ book, games: runs(5, 100), seed: 6, levels, laws: true });
    expect(judged.samples).toEqual([]);
  });

  test("whatever is lawfully played, its laws hold", () => {
    for (let seed = 0; seed < runs(5, 100); seed++) {
      const laws = lawsFor(book, sfc32(seed, 3));
      for (const { order, before, events, after } of walk({ book, seats: 2 + (seed % 5), seed, most: 600 }))
        if (order && before) laws.ordered(before, order, events, after);
        else laws.started(after, events);
      expect(laws.broken).toEqual([]);
    }
  });
});
