import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import {
  chapters,
  colours,
  fold,
  type Ruleset,
  resolveOptions,
  rulebook,
  rulesets,
  sayings,
  start,
  viewOf,
} from "../../worker/game/index";
import { bookWith } from "../support/game";

/** What holds for every ruleset and every number of seats that it can be played by. */
describe.each(Object.entries(rulesets))("the ruleset %s", (id, ruleset: Ruleset) => {
  const [least, most] = ruleset.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const optionsOf = (given: Readonly<Record<string, string>>, seats = most, bots = 0) =>
    resolveOptions(ruleset, given, { seats, bots });

  test("it is found by its id, and names the text it comes from", () => {
    expect(ruleset.id).toBe(id);
    expect(ruleset.source.seed).toMatch(/^\d{3}$/);
    expect(ruleset.edition).toBeGreaterThanOrEqual(1);
  });

  test("every chapter says something, in every one of its options", () => {
    for (const rule of ruleset.options)
      for (const value of rule.values) {
        const said = sayings(rulebook(id, optionsOf({ [rule.id]: value }).options));
        expect(Object.keys(said)).toEqual(chapters);
        const silent = chapters.filter((chapter) => said[chapter].length === 0);
        // Who plays for the world has no secret objective to speak of, and most rules know no pacts.
        const mayBe = ["objectives", ...(ruleset.id === "comunidad-teg" ? [] : ["pacts"])];
        expect(silent.filter((chapter) => !mayBe.includes(chapter))).toEqual([]);
      }
  });

  test.each(numbers)(
    "%i seats can begin: every territory is dealt with an army, or free and empty",
    (seats) => {
      const book = rulebook(id, optionsOf({}, seats).options);
      const state = fold(start(book, colours.slice(0, seats), sfc32(seats)));
      const claimed = book.setup.territories === "claimed";
      expect(state.owner.every((owner) => (claimed ? owner === -1 : owner >= 0 && owner < seats))).toBe(true);
      expect(state.armies.every((armies) => armies === (claimed ? 0 : 1))).toBe(true);
      const { awaits, seats: shown } = viewOf(book, state, null);
      expect(awaits.length).toBeGreaterThan(0);
      expect(shown.map(({ colour }) => colour)).toEqual(colours.slice(0, seats));
      for (const seat of awaits) expect(viewOf(book, state, seat).you?.choices.length).toBeGreaterThan(0);
    },
  );

  test("each option has its default, keeps a good value and replaces a bad one, naming it", () => {
    for (const rule of ruleset.options) {
      expect(optionsOf({}).options[rule.id]).toBe(rule.byDefault);
      for (const value of rule.values)
        expect(optionsOf({ [rule.id]: value })).toMatchObject({ options: { [rule.id]: value }, bad: [] });
      for (const value of ["", "nonsense", "0", "-1", "1e2", "11.5", "0010", " 10", "201"])
        expect(optionsOf({ [rule.id]: value })).toMatchObject({
          options: { [rule.id]: rule.byDefault },
          bad: [{ name: rule.id, value }],
        });
    }
  });

  test("what is no option of it is nobody's option", () => {
    expect(optionsOf({ "fog-of-war": "yes" }).options).not.toHaveProperty("fog-of-war");
  });
});

describe("001 the options of the table", () => {
  const ruleset = rulesets["comunidad-teg"];

  test("001-R16 the round limit is off among people, 10 to 200, and 100 at a table of bots alone", () => {
    const limit = (given: string | undefined, bots: number) =>
      resolveOptions(ruleset, { "round-limit": given }, { seats: 3, bots }).options["round-limit"];
    expect([limit(undefined, 0), limit(undefined, 2), limit(undefined, 3)]).toEqual(["off", "off", "100"]);
    expect([limit("10", 3), limit("200", 0), limit("off", 3)]).toEqual(["10", "200", "off"]);
    expect([limit("9", 0), limit("201", 3)]).toEqual(["off", "100"]);
  });

  test("001-39 «de a dos hasta seis, con objetivos secretos, tarjetas, canjes y pactos»", () => {
    const said = sayings(bookWith());
    const keys = Object.values(said).flatMap((chapter) => chapter.map(({ says }) => says));
    expect(keys).toEqual(
      expect.arrayContaining([
        "objective-secret",
        "objective-common",
        "card-deck",
        "set-values",
        "pact-offer",
      ]),
    );
    expect(sayings(bookWith({ victory: "world" })).objectives).toEqual([]);
  });
});

/** Every option of a ruleset: its default first, then its values, then the numbers it takes. */
const options: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "tenes-empanadas": [
    ["victory", "missions-and-30", ["world", "missions-and-30", "missions"]],
    ["first-armies", "5", [], [1, 20]],
    ["second-armies", "3", [], [1, 20]],
    ["regroup-cap", "none", ["none", "3"]],
    ["cards-of-the-dead", "lost", ["lost", "inherited"]],
    ["two-conquests-after", "3", ["3", "4"]],
  ],
  "comunidad-teg": [
    ["victory", "secret-and-30", ["secret-and-30", "world"]],
    ["first-round-income", "yes", ["yes", "no"]],
    ["exchange-counter", "game", ["game", "player"]],
    ["two-conquests-after-third-exchange", "no", ["no", "yes"]],
    ["destroyed-by-another", "inherit", ["inherit", "common-only", "right-neighbour"]],
    ["pact-notice", "until-their-next-turn-ends", ["until-their-next-turn-ends", "at-once"]],
  ],
  riesgo: [
    ["set-values", "fixed", ["fixed", "growing"]],
    ["defender-chooses", "after-the-roll", ["after-the-roll", "before-the-roll"]],
    ["setup-placing", "one-by-one", ["one-by-one", "all-at-once"]],
  ],
  "sin-dados": [["reaction", "standing-orders", ["standing-orders"], [10, 60]]],
  verdensherre: [
    ["attack-from", "3", ["3", "2"]],
    ["occupation", "survivors", ["survivors", "survivors-or-more"]],
    ["set-values", "growing", ["growing", "fixed"]],
    ["continent-bonus", "classic", ["classic", "none"]],
    ["setup-placing", "one-by-one", ["one-by-one", "all-at-once"]],
  ],
};

test.each(Object.values<Ruleset>(rulesets))(
  "000-R19 001-R19 002-R17 003-R20 004-R13 every option of $id, and the round limit last",
  (ruleset) => {
    const rules = ruleset.options.map(({ id, byDefault, values, numbers }) =>
      numbers ? [id, byDefault, values, numbers] : [id, byDefault, values],
    );
    expect(rules).toEqual([...options[ruleset.id], ["round-limit", "off", ["off"], [10, 200]]]);
  },
);

test.each(Object.values<Ruleset>(rulesets))(
  "000-R22 001-R16 002-R22 003-R21 004-R16 the round limit of $id is 100 at a table of bots alone",
  (ruleset) => {
    const limit = (bots: number) => resolveOptions(ruleset, {}, { seats: 4, bots }).options["round-limit"];
    expect([0, 3, 4].map(limit)).toEqual(["off", "off", "100"]);
  },
);
