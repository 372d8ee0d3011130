import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { verdict } from "../../scripts/verify";

const text = readFileSync(join(import.meta.dirname, "comunidad-teg-common.json"), "utf8");

describe("the verifier", () => {
  test("finds a finished table's log as its seed and the rules make it", () => {
    expect(verdict(text)).toBe("ok");
  });

  test("names the first order whose dice are others", () => {
    const first = /"attackDice":\[(\d)/.exec(text);
    if (!first) throw new Error("no battle in this log");
    const forged = text.replace(first[0], `"attackDice":[${(Number(first[1]) % 6) + 1}`);
    expect(verdict(forged)).toMatch(/^order \d+: the rules lead to /);
  });

  test("says what is wrong with what is no log, or not yet over", () => {
    for (const other of ["", "{}", "[]", "null"])
      expect(verdict(other)).toMatch(/^this is no log of a table/);
    const { seed: _, ...dice } = JSON.parse(text).dice;
    expect(verdict(JSON.stringify({ ...JSON.parse(text), dice }))).toContain("not over");
  });
});
