import type { Command, Order } from "./command";
import type { State } from "./state";
import { territoriesIn } from "./unknown";

/**
 * Whether something that the order depends on is no longer as it was: the turn and its phase for what is played
 * in the own turn, the territories it names, the pact it answers. What it does not touch may have changed.
 */
export function changedSince(then: State, now: State, order: Order): boolean {
  return (
    phaseChanged(then, now, order.command) ||
    territoriesChanged(then, now, order.command) ||
    pactChanged(then, now, order.command)
  );
}

function phaseChanged(then: State, now: State, { type }: Command): boolean {
  if (type.startsWith("pact-") || type === "surrender") return false;
  return (
    then.turns !== now.turns ||
    then.turn !== now.turn ||
    then.phase !== now.phase ||
    then.step !== now.step ||
    asksOther(then, now)
  );
}

/** Another conquest waits for its occupation, or none does any more. */
const asksOther = (then: State, now: State): boolean => then.occupying?.to !== now.occupying?.to;

/** For an attack and a regrouping owner and armies; elsewhere the owner alone. */
function territoriesChanged(then: State, now: State, command: Command): boolean {
  const countsArmies = command.type === "attack" || command.type === "regroup";
  return territoriesIn(command).some((id) => {
    const t = now.indexOf[id];
    return then.owner[t] !== now.owner[t] || (countsArmies && then.armies[t] !== now.armies[t]);
  });
}

function pactChanged(then: State, now: State, command: Command): boolean {
  if (!("pact" in command)) return false;
  const status = (state: State) => state.pacts.find(({ id }) => id === command.pact)?.status;
  return status(then) !== status(now);
}
