import type { Seat } from "./ids";
import { leftToPlace } from "./left";
import { livingSeats } from "./living";
import type { State } from "./state";
import type { Violation } from "./violation";

/** What must be answered before anything else is done. */
export type Question = "occupy" | "trade" | "place" | "defend" | "react" | "spread";

/** The question that holds the game up, and to whom it is put; null where none does. */
export function pendingIn(
  state: State,
): { readonly question: Question; readonly seats: readonly Seat[] } | null {
  if (state.together)
    return { question: "spread", seats: livingSeats(state).filter((seat) => state.seats[seat].toSpread > 0) };
  if (state.asked) return { question: state.asked.question, seats: [state.asked.seat] };
  if (state.occupying) return { question: "occupy", seats: [state.turn] };
  if (state.tradeDownTo !== null) return { question: "trade", seats: [state.turn] };
  if (state.phase === "attack" && leftToPlace(state) > 0) return { question: "place", seats: [state.turn] };
  return null;
}

/** Seats whose answer or order the game waits for. */
export function awaited(state: State): readonly Seat[] {
  if (state.winners) return [];
  return pendingIn(state)?.seats ?? [state.turn];
}

/** Why nothing else may be done first, for the seat that is asked. */
export function mustAnswer(state: State, question: Question): Violation | null {
  const { occupying, territories } = state;
  if (question === "occupy" && occupying) {
    const { from, to, moved, most } = occupying;
    return { code: "must-occupy", from: territories[from], to: territories[to], armies: [moved, most] };
  }
  if (question === "trade")
    return { code: "must-trade", cards: state.seats[state.turn].hand.length, most: state.tradeDownTo ?? 0 };
  if (question === "place") return { code: "must-place", left: leftToPlace(state) };
  return null;
}
