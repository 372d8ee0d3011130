import type { Seat } from "./ids";
import type { SeatState, State } from "./state";

/** Whether the seat still takes turns: neither eliminated nor surrendered. */
export const living = (seat: SeatState): boolean => seat.destroyedBy === null && !seat.surrendered;

/** Seats that still take turns, in seat order. */
export function livingSeats(state: State): Seat[] {
  const result: Seat[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) if (living(state.seats[seat])) result.push(seat);
  return result;
}

/** The next living seat after this one; the seat itself where no other lives. */
export function nextSeat(state: State, seat: Seat): Seat {
  return seatFrom(state, seat, 1);
}

/** The player on the right: the living seat whose turn comes before. RULES: turns pass to the left. */
export function seatOnTheRight(state: State, seat: Seat): Seat {
  return seatFrom(state, seat, state.seats.length - 1);
}

function seatFrom(state: State, seat: Seat, step: number): Seat {
  const count = state.seats.length;
  let next = seat;
  do next = (next + step) % count;
  while (next !== seat && !living(state.seats[next]));
  return next;
}

/** This seat where it lives, else the next that does. */
export const seatAtOrAfter = (state: State, seat: Seat): Seat =>
  living(state.seats[seat]) ? seat : nextSeat(state, seat);
