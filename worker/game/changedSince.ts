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
  if (type.startsWith("pact-") || atAnyTime.has(type)) return false;
  return (
    then.turns !== now.turns ||
    then.turn !== now.turn ||
    then.phase !== now.phase ||
    then.step !== now.step ||
    asksOther(then, now)
  );
}

/** What hangs on nobody's turn. */
const atAnyTime: ReadonlySet<Command["type"]> = new Set(["surrender", "standing", "play-card"]);

/** Another conquest waits for its occupation, another question for its answer, or none does any more. */
const asksOther = (then: State, now: State): boolean =>
  then.occupying?.to !== now.occupying?.to || question(then) !== question(now);

/** What is asked of a seat not on turn. The same attack may be made again: the forces tell the questions apart. */
function question({ asked, armies, indexOf }: State): string {
  if (!asked) return "";
  const about = typeof asked.from === "string" ? [asked.from, asked.to] : [asked.to];
  return JSON.stringify([asked, about.map((id) => armies[indexOf[id]])]);
}

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
