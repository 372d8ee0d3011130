import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesets } from "../../worker/game/index";

/** One row of the page. */
interface Clause {
  readonly id: string;
  readonly clause: string;
  readonly place: string;
  readonly test: string;
}

const tests = join(import.meta.dirname, "..");
const game = join(tests, "..", "worker", "game");
const page = readFileSync(join(game, "rulesets", "CLAUSES.md"), "utf8");

const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(" | ")
    .map((cell) => cell.trim());
const unquoted = (cell: string): string => cell.replace(/^`|`$/g, "");

const clauses: readonly Clause[] = page
  .split("\n")
  .filter((line) => /^\| \d{3}-/.test(line))
  .map((line) => {
    const [id, clause, place, named] = cells(line);
    return { id, clause, place: unquoted(place), test: unquoted(named) };
  });

const files = readdirSync(tests, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".test.ts"),
);

/** The ids of clauses that the names of a file's tests bear: those in its strings. */
function namedIn(file: string): Set<string> {
  const code = readFileSync(join(tests, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*$/gm, "");
  const strings = code.match(/"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? [];
  return new Set(strings.flatMap((each) => each.match(/\b\d{3}-[RE]?\d{2}\b/g) ?? []));
}

/** The numbers of the cases that concern each seed; they are shared by all rulesets. */
const cases: Readonly<Record<string, string>> = {
  "000": "01 02 03 04 05 11 14 16 17 18 19 20 21 22 23 24 25 30 35 37 38 39 47 49",
  "001": "01 02 03 04 05 11 14 16 17 20 21 22 24 25 30 31 32 33 34 35 36 37 38 39 47 48 49",
  "002": "01 06 08 09 10 15 17 26 28 29 40 47 49 50",
  "003": "01 30 41 42 43 44 45 46 47",
  "004": "01 07 09 12 13 15 17 27 28 29 40 47 49 50",
};

describe("the page of clauses", () => {
  test("every row is whole, and its id is there once", () => {
    expect(clauses.length).toBeGreaterThan(300);
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    for (const { id, clause, place, test: named } of clauses) {
      expect(id).toMatch(/^\d{3}-[RE]?\d{2}$/);
      expect(
        [clause, place, named].every((cell) => cell.length > 0),
        id,
      ).toBe(true);
    }
  });

  test("every row names a file of the rules that is there", () => {
    expect(clauses.filter(({ place }) => !existsSync(join(game, place))).map(({ id }) => id)).toEqual([]);
  });

  test("every row names a test that bears its id", () => {
    const missing = clauses.filter(
      ({ id, test: file }) => !existsSync(join(tests, file)) || !namedIn(file).has(id),
    );
    expect(missing.map(({ id, test: file }) => `${id} in ${file}`)).toEqual([]);
  });

  test("every id that a test bears has its row", () => {
    const ids = new Set(clauses.map(({ id }) => id));
    expect(
      files.flatMap((file) =>
        [...namedIn(file)].filter((id) => !ids.has(id)).map((id) => `${id} in ${file}`),
      ),
    ).toEqual([]);
  });

  test("the sentences of a text and its rulings are numbered without a gap", () => {
    for (const seed of new Set(clauses.map(({ id }) => id.slice(0, 3))))
      for (const kind of ["", "R"]) {
        const ids = clauses.map(({ id }) => id).filter((id) => new RegExp(`^${seed}-${kind}\\d`).test(id));
        expect(ids).toEqual(ids.map((_, i) => `${seed}-${kind}${String(i + 1).padStart(2, "0")}`));
      }
  });

  test.each(Object.entries(cases))(
    "every case in which rules of seed %s meet has its row",
    (seed, numbers) => {
      const ids = clauses.map(({ id }) => id).filter((id) => id.startsWith(`${seed}-E`));
      expect(ids).toEqual(numbers.split(" ").map((number) => `${seed}-E${number}`));
    },
  );

  test("every ruleset has its rows under its own heading", () => {
    for (const { id, source } of Object.values(rulesets)) {
      const [, section = ""] = page.split(`## ${source.seed} \`${id}\`\n`);
      expect(
        section.split("\n## ")[0].match(new RegExp(`^\\| ${source.seed}-`, "gm"))?.length,
      ).toBeGreaterThan(10);
    }
  });
});
