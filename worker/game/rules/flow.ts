import type { PhaseName } from "../ids";
import type { Flow, Lap } from "../ruleset";

/** Phases in a row: each follows the one before. */
function inARow(phases: readonly PhaseName[]): Lap {
  return {
    first: phases[0],
    after: Object.fromEntries(phases.slice(1).map((phase, i) => [phases[i], phase])),
  };
}

/** Seat by seat, each a whole turn; the first round may be without income. Seed 001, "El turno"; seeds 002 and 004. */
export function turnByTurn(rule: {
  readonly phases: readonly PhaseName[];
  readonly firstRoundIncome: boolean;
}): Flow {
  const whole = [inARow(rule.phases)];
  const withoutIncome = [inARow(rule.phases.filter((phase) => phase !== "reinforce"))];
  return {
    laps: (round) => (round === 1 && !rule.firstRoundIncome ? withoutIncome : whole),
    starter: "fixed",
    says: [
      { says: "turn-parts", phases: rule.phases },
      { says: "first-round-income", income: rule.firstRoundIncome },
      { says: "starter-fixed" },
    ],
  };
}

/** Whole rounds: all reinforce in order, then all attack in order; the first without reinforcement. The next seat begins the next round. E18, E19. */
export const wholeRounds: Flow = {
  laps: (round) => (round === 1 ? [attackLap] : [{ first: "reinforce", after: {} }, attackLap]),
  starter: "moves-on",
  says: [
    { says: "whole-rounds" },
    { says: "first-round-income", income: false },
    { says: "starter-moves-on" },
  ],
};

const attackLap: Lap = inARow(["attack", "regroup"]);

/** Seat by seat, each adds armies or attacks and then moves. Seed 003, "A turn". E42. */
export const addOrAttack: Flow = {
  laps: () => [{ first: "choose", after: { attack: "regroup" } }],
  starter: "fixed",
  says: [{ says: "add-or-attack" }, { says: "starter-fixed" }],
};
