import { describe, expect, test } from "vitest";
import { messages, rulesetText } from "../../web/i18n/index";
import { named } from "../../web/i18n/named";
import { optionText, valueText } from "../../web/i18n/optionText";
import { saysBriefly, saysSentence } from "../../web/i18n/tell";
import { languages } from "../../web/tableView";
import {
  botLevels,
  objectiveIds,
  type Ruleset,
  resolveOptions,
  rulebook,
  rulesets,
  sayings,
} from "../../worker/game/index";
import { table } from "../support/telling";

/** Every text of a language by its path: what functions say is tested where they are used. */
function texts(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

/** Every way in which an option of the ruleset can differ from its defaults, one at a time, and the defaults. */
function tablesOf(ruleset: Ruleset) {
  const given = ruleset.options.flatMap(({ id, values, numbers }) =>
    [...values, ...(numbers ? [String(numbers[1])] : [])].map((value) => ({ [id]: value })),
  );
  return [{}, ...given].map((one) => resolveOptions(ruleset, one, { seats: 2, bots: 0 }).options);
}

const all: readonly Ruleset[] = Object.values(rulesets);
const said = all.flatMap((ruleset) =>
  tablesOf(ruleset).flatMap((options) => Object.values(sayings(rulebook(ruleset.id, options))).flat()),
);

/** Every number in what a rule says of itself. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

describe.each(languages)("in %s", (language) => {
  const t = messages[language];

  test("no text is empty", () => {
    expect(texts(t).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("every territory, continent and symbol of every board has a name", () => {
    for (const { board } of all) {
      for (const { id, symbol } of board.territories) {
        expect(t.names.territories).toHaveProperty(id);
        expect(t.names.symbols).toHaveProperty(symbol);
      }
      for (const { id } of board.continents) expect(t.names.continents).toHaveProperty(id);
    }
  });

  test("no two territories of a board are called alike, and every card has a name", () => {
    for (const { board } of all) {
      const names = board.territories.map(({ id }) => named(t.names.territories, id));
      expect(new Set(names).size).toBe(names.length);
      for (const wild of board.wilds) expect(t.names.cards).toHaveProperty(wild);
    }
  });

  test("every objective and every bot has words", () => {
    for (const id of objectiveIds) expect(t.objectives).toHaveProperty(id);
    for (const level of botLevels) expect(t.names.levels).toHaveProperty(level);
  });

  test("every value of every option says what it does", () => {
    for (const { options } of all)
      for (const { id, values, numbers } of options) {
        expect(optionText(t, id).title).not.toBe(id);
        for (const value of values) expect(valueText(t, id, value)).not.toBe(value);
        if (numbers) expect(valueText(t, id, String(numbers[0]))).toContain(String(numbers[0]));
      }
  });

  test("every rule prints every one of its numbers, whatever the options", () => {
    for (const says of said) {
      const sentence = saysSentence(t, says);
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toContain("undefined");
      if (says.says !== "card-for-conquest")
        // What there is none of need not be said.
        for (const number of numbersIn(says).filter((n) => n > 0)) expect(sentence).toContain(String(number));
    }
  });

  test("a rule in a few words prints its numbers too, and is shorter than its sentence", () => {
    for (const says of said) {
      const brief = saysBriefly(t, says);
      if (brief === null || says.says === "world") continue;
      expect(brief).toMatch(/^\S/);
      expect(brief).not.toContain("undefined");
      expect(brief.length, says.says).toBeLessThan(saysSentence(t, says).length);
    }
  });

  test("every ruleset has its name, its line and its source, each its own", () => {
    const texts = all.map(({ id }) => rulesetText(t, id));
    for (const key of ["name", "tagline", "source"] as const)
      expect(new Set(texts.map((one) => one[key])).size).toBe(all.length);
  });

  test("an objective to destroy names its present target", () => {
    const red = t.objective({ id: "d2", target: 0 }, table);
    expect(red).toContain("Ana");
    const instead = t.objective({ id: "d5", target: 1 }, table);
    expect(instead).toContain("Beto");
    expect(instead).toContain(t.names.colours.blue.toLowerCase());
    expect(t.objective({ id: "o1", target: null }, table)).toBe(t.objectives.o1);
  });

  test("progress says have and need", () => {
    expect(t.progress({ what: { continent: "africa" }, have: 2, need: 6 }, table)).toMatch(/2.*6/);
    expect(t.progress({ what: { destroy: 1 }, have: 0, need: 1 }, table)).toContain("Beto");
    expect(t.progress({ what: "triangle", have: 0, need: 1 }, table)).toMatch(/0.*1/);
    expect(t.progress({ what: "territories", have: 17, need: 30 }, table)).toMatch(/17.*30/);
  });
});

test("what is said in Spanish and in English differs, but for names that are the same", () => {
  const same = new Set(texts(messages.es).map(([path, text]) => `${path}=${text}`));
  const shared = texts(messages.en)
    .filter(([path, text]) => same.has(`${path}=${text}`) && !path.startsWith(".names.territories"))
    .map(([path]) => path);
  expect(shared).toEqual([
    ".names.continents.asia",
    ".names.colours.magenta",
    ".rulesets.tenes-empanadas.name",
    ".page.site",
    ".page.compareNone",
    ".table.no",
    ".board.home",
  ]);
  const twice = said.filter((says) => saysSentence(messages.es, says) === saysSentence(messages.en, says));
  expect(twice).toEqual([]);
});
