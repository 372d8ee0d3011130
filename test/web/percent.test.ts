import { describe, expect, test } from "vitest";
import { messages } from "../../web/i18n/index";
import { percentIn, percentOf } from "../../web/parts/percent";

describe("a chance in percent", () => {
  test.each([
    [1, "100%"],
    [0.99951, "more than 99.9%"],
    [0.9994, "99.9%"],
    [0.5, "50%"],
    [0.0006, "0.1%"],
    [0.0004, "less than 0.1%"],
    [0, "0%"],
  ])("%s is told as %s: what is not certain is never told as if it were", (chance, told) => {
    expect(percentOf({ language: "en", t: messages.en }, chance)).toBe(told);
  });

  test("is told in the reader's language", () => {
    expect(percentOf({ language: "es", t: messages.es }, 0.99999)).toMatch(/^más de 99,9\s%$/);
  });

  test("has the same number of decimals throughout a table", () => {
    const percent = percentIn("en", messages.en.play, 1);
    expect([1, 0.5, 0].map(percent)).toEqual(["100.0%", "50.0%", "0.0%"]);
  });
});
