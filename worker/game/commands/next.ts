import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import { leftToPlace } from "../left";
import type { Rulebook } from "../ruleset";
import type { State } from "../state";
import { endPhase } from "../turn";
import type { Violation } from "../violation";

/** Ends this phase; at the last one, the turn. */
export const next: Handler<CommandOf<"next">> = {
  phases: ["reinforce", "choose", "attack", "regroup"],
  choices: (book, state, seat) => (refused(book, state, seat) ? [] : [{ command: { type: "next" } }]),
  decide(story, seat) {
    const violation = refused(story.book, story.now, seat);
    if (!violation) endPhase(story);
    return violation;
  },
};

/** Reinforcement ends only once the hand is small enough and everything is placed. E22, E28. */
function refused(book: Rulebook, state: State, seat: number): Violation | null {
  if (state.phase !== "reinforce") return null;
  const cards = state.seats[seat].hand.length;
  const forcedAt = book.cards?.sets?.forcedAt ?? null;
  if (forcedAt !== null && cards >= forcedAt) return { code: "must-trade", cards, most: forcedAt - 1 };
  const left = leftToPlace(state);
  return left > 0 ? { code: "must-place", left } : null;
}
