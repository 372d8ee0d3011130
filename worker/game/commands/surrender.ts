import type { CommandOf } from "../command";
import { checkVictory } from "../consequences";
import { answerByDefault, settleByDefault } from "../default";
import type { Handler } from "../handler";
import type { Seat } from "../ids";
import { living } from "../living";
import { endPactsOf } from "../pact";
import { endClaim, endSpread, endStep } from "../setup";
import { isOver, type Story, tell } from "../story";
import { passTurn } from "../turn";

/** At any time: what is pending gets its printed default, the territories stay and defend, the cards go to the used pile. */
export const surrender: Handler<CommandOf<"surrender">> = {
  phases: "any",
  choices: () => [{ command: { type: "surrender" } }],
  decide(story, seat) {
    const { now } = story;
    // An attack that goes on may ask again.
    while (now.asked && (now.asked.seat === seat || now.turn === seat)) answerByDefault(story);
    // That may have been its last territory.
    if (isOver(story) || !living(now.seats[seat])) return null;
    settleByDefault(story, seat);
    tell(story, { type: "seat-surrendered", seat, cards: now.seats[seat].hand.map(({ card }) => card) });
    endPactsOf(story, seat);
    checkVictory(story);
    if (!isOver(story)) handOn(story, seat);
    return null;
  },
};

function handOn(story: Story, seat: Seat): void {
  const { now } = story;
  if (now.together) endSpread(story);
  else if (now.turn !== seat) return;
  else if (now.phase === "claim") endClaim(story);
  else if (now.phase === "deploy") endStep(story);
  else passTurn(story);
}
