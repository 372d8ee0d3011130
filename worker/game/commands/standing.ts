import { type Choice, type CommandOf, cardOrders, defenceOrders } from "../command";
import { holds } from "../forces";
import type { Handler } from "../handler";
import type { Rulebook } from "../ruleset";
import { tell } from "../story";

/** What happens where the seat does not answer: its dice in defence, or whether a card answers an attack. */
export const standing: Handler<CommandOf<"standing">> = {
  phases: "any",
  played: (book) => choosesDice(book) || playsCards(book),
  choices: (book, state, seat) => [
    ...(choosesDice(book)
      ? defenceOrders.map((defend): Choice => ({ command: { type: "standing", defend } }))
      : []),
    ...(playsCards(book)
      ? state.seats[seat].hand.flatMap(({ card }) =>
          cardOrders.map((answer): Choice => ({ command: { type: "standing", card, answer } })),
        )
      : []),
  ],
  decide(story, seat, command) {
    const { book, now } = story;
    if ("defend" in command) {
      if (!choosesDice(book)) return { code: "not-in-these-rules", command: "standing" };
      tell(story, { type: "defence-ordered", seat, defend: command.defend });
      return null;
    }
    if (!playsCards(book)) return { code: "not-in-these-rules", command: "standing" };
    if (!holds(now, seat, command.card)) return { code: "no-such-card", card: command.card };
    tell(story, { type: "card-ordered", seat, card: command.card, answer: command.answer });
    return null;
  },
};

const choosesDice = ({ combat }: Rulebook): boolean =>
  combat.kind === "dice" && combat.defenderChooses !== "no";
const playsCards = ({ cards }: Rulebook): boolean => cards?.single != null;
