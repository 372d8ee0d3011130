import { cardStep } from "./cardStep";
import { checkVictory, finishByRounds } from "./consequences";
import type { PhaseName, Seat } from "./ids";
import { nextSeat, seatAtOrAfter } from "./living";
import { endPactsOfRound, endPactsOfTurn } from "./pact";
import { incomeOf } from "./rules/income";
import type { Lap } from "./ruleset";
import type { State } from "./state";
import { isOver, type Story, tell } from "./story";

/** Ends this phase: the next one of the lap, or the turn. */
export function endPhase(story: Story): void {
  const next = lapOf(story)?.after[story.now.phase];
  if (next) beginPhase(story, next);
  else endTurn(story);
}

/** Opens a later phase of the same turn. */
export function beginPhase(story: Story, phase: PhaseName): void {
  tell(story, { type: "phase-began", seat: story.now.turn, phase });
  openPhase(story, phase);
}

function openPhase(story: Story, phase: PhaseName): void {
  const { book, now } = story;
  if (phase === "reinforce")
    tell(story, { type: "armies-granted", seat: now.turn, ...incomeOf(book, now, now.turn) });
}

/** The card step where this lap fights, the last check of this turn, then the next living seat's turn. */
function endTurn(story: Story): void {
  if (fights(lapOf(story))) cardStep(story);
  checkVictory(story);
  if (!isOver(story)) passTurn(story);
}

/** Hands the turn on to the next living seat; where that passes the seat that began, in the next lap or round. RUL-01. */
export function passTurn(story: Story): void {
  const { now } = story;
  const seat = now.turn;
  tell(story, { type: "turn-ended", seat });
  endPactsOfTurn(story, seat);
  const next = nextSeat(now, seat);
  if (!passesFirst(now, seat, next)) beginTurn(story, next, now.pass);
  else if (story.book.flow.laps(now.round)[now.pass + 1])
    beginTurn(story, seatAtOrAfter(now, now.first), now.pass + 1);
  else beginRound(story, now.round + 1);
}

/** A round begins with its seat's turn, unless the last one was the limit. */
export function beginRound(story: Story, round: number): void {
  const { now, book } = story;
  if (book.roundLimit !== null && round > book.roundLimit) {
    finishByRounds(story);
    return;
  }
  const first = round > 1 && book.flow.starter === "moves-on" ? nextSeat(now, now.first) : now.first;
  tell(story, { type: "round-began", round, first });
  endPactsOfRound(story);
  beginTurn(story, seatAtOrAfter(now, first), 0);
}

/** A seat's turn: what comes by itself, its first phase, and what it is granted. */
function beginTurn(story: Story, seat: Seat, pass: number): void {
  const { book, now } = story;
  const phase = book.flow.laps(now.round)[pass].first;
  tell(story, { type: "turn-began", seat, round: now.round, pass, phase });
  const armies = book.turnStart?.armies(book, now, seat);
  if (armies && armies.size > 0) tell(story, { type: "armies-added", seat, armies: byId(now, armies) });
  checkVictory(story);
  if (!isOver(story)) openPhase(story, phase);
}

const byId = (state: State, armies: ReadonlyMap<number, number>) =>
  Object.fromEntries([...armies].map(([t, count]) => [state.territories[t], count]));

/** The lap that is being played. */
const lapOf = ({ book, now }: Story): Lap | undefined => book.flow.laps(now.round)[now.pass];

/** Whether this lap is more than a reinforcement. */
const fights = (lap: Lap | undefined): boolean =>
  lap?.first !== "reinforce" || lap.after.reinforce !== undefined;

/** Whether going from one seat to the next passes the place of the seat that began, whoever still sits there. */
export function passesFirst(state: State, from: Seat, to: Seat): boolean {
  const count = state.seats.length;
  const place = (seat: Seat) => (seat - state.first + count) % count;
  return place(to) <= place(from);
}
