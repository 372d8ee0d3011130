import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import type { CardId, Seat } from "../ids";
import type { CardRule } from "../ruleset";
import type { State } from "../state";
import { tell } from "../story";

/** A set of three cards for armies, any number of times while reinforcing. Seed 001, "se hace un canje"; E24, E25. */
export const trade: Handler<CommandOf<"trade">> = {
  phases: ["reinforce"],
  played: (book) => book.cards !== null,
  choices(book, state, seat) {
    const hand = state.seats[seat].hand.map(({ card }) => card);
    return threesOf(hand)
      .filter((cards) => book.cards?.isSet(book, cards))
      .map((cards) => ({ command: { type: "trade", cards } }));
  },
  decide(story, seat, { cards, bonus }) {
    const { now, book } = story;
    if (!book.cards) return { code: "not-in-these-rules", command: "trade" };
    if (bonus !== undefined) return { code: "not-in-these-rules", command: "trade" };
    const missing = cards.find((card) => !now.seats[seat].hand.some((held) => held.card === card));
    if (missing !== undefined) return { code: "no-such-card", card: missing };
    if (!book.cards.isSet(book, cards)) return { code: "not-a-set", cards };
    const number = nextTrade(book.cards, now, seat);
    tell(story, { type: "cards-traded", seat, cards, armies: book.cards.value(number), number });
    return null;
  },
};

/** The number of this seat's next exchange: the game's, or its own, as the rule counts. E24. */
export function nextTrade(cards: CardRule, state: State, seat: Seat): number {
  return 1 + (cards.counter === "game" ? state.trades : state.seats[seat].trades);
}

function threesOf(hand: readonly CardId[]): CardId[][] {
  return hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map((c) => [a, b, c])),
  );
}
