import type { CommandOf } from "../command";
import { checkVictory } from "../consequences";
import { type Handler, territoriesOf } from "../handler";
import type { ContinentId, Seat, TerritoryId } from "../ids";
import { endPactsOf } from "../pact";
import type { Rulebook } from "../ruleset";
import type { State } from "../state";
import { isOver, type Story, tell } from "../story";
import { endStep, passTurn } from "../turn";

/** At any time: what is pending gets its printed default, the territories stay and defend, the cards go to the used pile. */
export const surrender: Handler<CommandOf<"surrender">> = {
  phases: "any",
  choices: () => [{ command: { type: "surrender" } }],
  decide(story, seat) {
    const { now } = story;
    const onTurn = now.turn === seat;
    if (onTurn) placeTheRest(story, seat);
    tell(story, { type: "seat-surrendered", seat, cards: now.seats[seat].hand.map(({ card }) => card) });
    endPactsOf(story, seat);
    checkVictory(story);
    if (onTurn && !isOver(story)) handOn(story);
    return null;
  },
};

function handOn(story: Story): void {
  if (story.now.phase === "deploy") endStep(story);
  else passTurn(story);
}

/** The printed default for armies not placed: all where most foreign armies stand beside, a bonus inside its continent. */
function placeTheRest(story: Story, seat: Seat): void {
  const { book, now } = story;
  const { free, continents } = now.left;
  const armies: Record<TerritoryId, number> = {};
  const add = (count: number, among: readonly number[]) => {
    const id = now.territories[mostThreatened(book, now, seat, among)];
    if (count > 0) armies[id] = (armies[id] ?? 0) + count;
  };
  const own = territoriesOf(now, seat);
  add(free, own);
  for (const id in continents) add(continents[id], insideOf(book, own, id));
  if (Object.keys(armies).length > 0)
    tell(story, { type: "armies-placed", seat, armies, fromContinents: continents });
}

const insideOf = (book: Rulebook, own: readonly number[], continent: ContinentId): number[] =>
  own.filter((t) => book.board.territories[t].continent === continent);

/** Of these, the one with the most foreign armies beside it; the first in board order where several have. */
function mostThreatened(book: Rulebook, state: State, seat: Seat, among: readonly number[]): number {
  const threat = (t: number) =>
    book.neighbours[t].reduce((sum, n) => sum + (state.owner[n] === seat ? 0 : state.armies[n]), 0);
  return among.reduce((best, t) => (threat(t) > threat(best) ? t : best), among[0]);
}
