import { comunidadTeg } from "./comunidadTeg";

/** Every ruleset by its id. */
export const rulesets = { "comunidad-teg": comunidadTeg };

export type RulesetId = keyof typeof rulesets;

/** What a table plays where nothing else is asked for. */
export const firstRuleset: RulesetId = "comunidad-teg";
