import type { Choice, Command } from "./command";
import type { PhaseName, Seat } from "./ids";
import type { Question } from "./pending";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";
import type { Story } from "./story";
import type { Violation } from "./violation";

/** One command: when it may come, what is legal, and beside it what it does. */
export interface Handler<C extends Command> {
  /** "any": at any time, in anybody's turn, whatever is pending; else the phases of the own turn. */
  readonly phases: readonly PhaseName[] | "any";
  /** The pending questions that it answers, and so is not held up by. */
  readonly answers?: readonly Question[];
  /** Whether these rules have it at all. */
  played?(book: Rulebook): boolean;
  /** Every lawful command of this kind now, for a seat that may give it. */
  choices(book: Rulebook, state: State, seat: Seat): readonly Choice[];
  /** Tells what happens, or tells nothing and says why not. */
  decide(story: Story, seat: Seat, command: C): Violation | null;
}

/** Indices of what a seat holds. */
export function territoriesOf(state: State, seat: Seat): number[] {
  const held: number[] = [];
  for (let t = 0; t < state.owner.length; t++) if (state.owner[t] === seat) held.push(t);
  return held;
}
