import type { PhaseName } from "../ids";
import type { Flow } from "../ruleset";

/** Seat by seat, each a whole turn; the first round may be without income. Seed 001, "El turno". */
export function turnByTurn(rule: {
  readonly phases: readonly PhaseName[];
  readonly firstRoundIncome: boolean;
}): Flow {
  const withoutIncome = rule.phases.filter((phase) => phase !== "reinforce");
  return {
    phases: (round) => (round === 1 && !rule.firstRoundIncome ? withoutIncome : rule.phases),
    says: [
      { says: "turn-parts", phases: rule.phases },
      { says: "first-round-income", income: rule.firstRoundIncome },
      { says: "starter-fixed" },
    ],
  };
}
