import type { Messages, RulesetText } from "./messages";

/** What is said of a ruleset; its id itself where the language has nothing for it. */
export function rulesetText(t: Messages, id: string): RulesetText {
  const texts: Readonly<Record<string, RulesetText | undefined>> = t.rulesets;
  return texts[id] ?? { name: id, tagline: "", source: "", rulings: [], whens: [] };
}
