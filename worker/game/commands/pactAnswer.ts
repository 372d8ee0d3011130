import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import type { Seat } from "../ids";
import type { Pact } from "../state";
import { type Story, tell } from "../story";

type Answer = CommandOf<"pact-withdraw" | "pact-accept" | "pact-decline" | "pact-break">;

/** One act on an offer or a pact: who may do it, and what it does. */
function answer(
  type: Answer["type"],
  may: (pact: Pact, seat: Seat) => boolean,
  done: (story: Story, pact: Pact, seat: Seat) => void,
): Handler<Answer> {
  return {
    phases: "any",
    played: (book) => book.pacts !== null,
    choices: (_book, state, seat) =>
      state.pacts.filter((pact) => may(pact, seat)).map(({ id }) => ({ command: { type, pact: id } })),
    decide(story, seat, command) {
      const pact = story.now.pacts.find(({ id }) => id === command.pact);
      if (!pact || !may(pact, seat)) return { code: "no-such-pact", pact: command.pact };
      done(story, pact, seat);
      return null;
    },
  };
}

/** Only its maker takes an offer back. */
export const pactWithdraw = answer(
  "pact-withdraw",
  (pact, seat) => pact.status === "offered" && pact.by === seat,
  (story, { id }) => tell(story, { type: "pact-withdrawn", pact: id }),
);

/** Only its addressee accepts; made in round r for k rounds, it holds until round r + k begins. */
export const pactAccept = answer(
  "pact-accept",
  (pact, seat) => pact.status === "offered" && pact.with === seat,
  (story, { id, rounds }) =>
    tell(story, {
      type: "pact-accepted",
      pact: id,
      untilRound: rounds === null ? null : story.now.round + rounds,
    }),
);

/** Only its addressee declines. */
export const pactDecline = answer(
  "pact-decline",
  (pact, seat) => pact.status === "offered" && pact.with === seat,
  (story, { id }) => tell(story, { type: "pact-declined", pact: id }),
);

/** Either side breaks it, in public; it still binds both until the other's next turn has ended, unless the table says at once. Seed 001, "Un pacto se puede romper"; E48. */
export const pactBreak = answer(
  "pact-break",
  (pact, seat) => pact.status === "in-force" && (pact.by === seat || pact.with === seat),
  (story, { id }, seat) =>
    tell(story, { type: "pact-broken", pact: id, by: seat, atOnce: story.book.pacts?.breaksAtOnce ?? false }),
);
