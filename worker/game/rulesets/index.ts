import { comunidadTeg } from "./comunidadTeg";
import { riesgo } from "./riesgo";
import { sinDados } from "./sinDados";
import { tenesEmpanadas } from "./tenesEmpanadas";
import { verdensherre } from "./verdensherre";

/** Every ruleset by its id. */
export const rulesets = {
  "tenes-empanadas": tenesEmpanadas,
  "comunidad-teg": comunidadTeg,
  riesgo,
  "sin-dados": sinDados,
  verdensherre,
};

export type RulesetId = keyof typeof rulesets;

/** What a table plays where nothing else is asked for. */
export const firstRuleset: RulesetId = "comunidad-teg";
