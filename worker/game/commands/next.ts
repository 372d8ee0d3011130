import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import type { Rulebook } from "../ruleset";
import type { State } from "../state";
import { endPhase } from "../turn";
import type { Violation } from "../violation";
import { leftToPlace } from "./place";

/** Ends this phase; at the last one, the turn. */
export const next: Handler<CommandOf<"next">> = {
  phases: ["reinforce", "attack", "regroup"],
  choices: (book, state, seat) => (refused(book, state, seat) ? [] : [{ command: { type: "next" } }]),
  decide(story, seat) {
    const violation = refused(story.book, story.now, seat);
    if (!violation) endPhase(story);
    return violation;
  },
};

/** Reinforcement ends only once the hand is within its limit and everything is placed. */
function refused(book: Rulebook, state: State, seat: number): Violation | null {
  if (state.phase !== "reinforce") return null;
  const cards = state.seats[seat].hand.length;
  if (book.cards && cards > book.cards.handLimit)
    return { code: "must-trade", cards, most: book.cards.handLimit };
  const left = leftToPlace(state);
  return left > 0 ? { code: "must-place", left } : null;
}
