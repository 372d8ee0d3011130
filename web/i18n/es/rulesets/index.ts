import type { Messages } from "../../messages";
import { comunidadTeg } from "./comunidadTeg";
import { riesgo } from "./riesgo";
import { sinDados } from "./sinDados";
import { tenesEmpanadas } from "./tenesEmpanadas";
import { verdensherre } from "./verdensherre";

/** Each ruleset: what it is, where it comes from, and what was settled where its text is silent. */
export const rulesets: Messages["rulesets"] = {
  "tenes-empanadas": tenesEmpanadas,
  "comunidad-teg": comunidadTeg,
  riesgo,
  "sin-dados": sinDados,
  verdensherre,
};
