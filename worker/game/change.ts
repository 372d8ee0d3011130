import type { StandingOrders } from "./command";
import type { CardId, Seat } from "./ids";
import type { Draft, HeldCard, SeatState } from "./state";

/** Replaces what changes of one seat. */
export function change(draft: Draft, seat: Seat, to: (old: SeatState) => Partial<SeatState>): void {
  draft.seats[seat] = { ...draft.seats[seat], ...to(draft.seats[seat]) };
}

/** The hand without these cards. */
export const without = (hand: readonly HeldCard[], cards: readonly CardId[]): HeldCard[] =>
  hand.filter(({ card }) => !cards.includes(card));

/** A territory passes to a seat, from another or, where `of` is -1, from nobody. */
export function taken(draft: Draft, t: number, by: Seat, of: Seat): void {
  draft.owner[t] = by;
  change(draft, by, ({ territories }) => ({ territories: territories + 1 }));
  if (of !== -1) change(draft, of, ({ territories }) => ({ territories: territories - 1 }));
}

/** Standing orders of cards that left the hand are forgotten with them. */
export function forgetCards(standing: StandingOrders, gone: readonly CardId[]): StandingOrders {
  return {
    ...standing,
    cards: Object.fromEntries(Object.entries(standing.cards).filter(([card]) => !gone.includes(card))),
  };
}
