import type { CommandOf } from "../command";
import { holds, meet, playCard as play } from "../forces";
import type { Handler } from "../handler";

/** A country card for armies on its own territory, at any moment, in anybody's turn. Seed 003, "Country cards". */
export const playCard: Handler<CommandOf<"play-card">> = {
  phases: "any",
  played: (book) => book.cards?.single != null,
  choices: (_book, state, seat) =>
    state.together
      ? []
      : state.seats[seat].hand
          .filter(({ card }) => state.owner[state.indexOf[card]] === seat)
          .map(({ card }) => ({ command: { type: "play-card", card } })),
  decide(story, seat, { card }) {
    const { now } = story;
    if (!holds(now, seat, card)) return { code: "no-such-card", card };
    if (now.owner[now.indexOf[card]] !== seat) return { code: "not-yours", territory: card };
    play(story, card);
    const { asked } = now;
    if (asked?.question === "react" && asked.to === card) meet(story, asked);
    return null;
  },
};
