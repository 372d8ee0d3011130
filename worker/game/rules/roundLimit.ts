import type { Options } from "../event";
import type { OptionRule } from "../ruleset";

/** The host's option of every ruleset: the last full round. */
export const roundLimitOption: OptionRule = {
  id: "round-limit",
  values: ["off"],
  numbers: [10, 200],
  byDefault: "off",
  byDefaultAt: ({ seats, bots }) => (seats === bots ? "100" : null),
};

/** The last full round; null: without end. */
export const roundLimitOf = (options: Options): number | null =>
  options["round-limit"] === "off" ? null : Number(options["round-limit"]);
