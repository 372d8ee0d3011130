import { cardStep } from "./cardStep";
import { checkVictory, finishByRounds } from "./consequences";
import type { PhaseName, Seat } from "./ids";
import { endPactsOfRound, endPactsOfTurn } from "./pact";
import { incomeOf } from "./rules/income";
import { nextSeat, type State } from "./state";
import { isOver, type Story, tell } from "./story";

/** The set-up steps, then the first turn; called once the deal is told. */
export function beginSetup(story: Story): void {
  beginStep(story, story.now.first, 1);
}

/** Goes on once a set-up step is placed: the next seat, the next step, or the first turn. Seed 001, "Cómo arranca". */
export function endStep(story: Story): void {
  const { now } = story;
  const seat = nextSeat(now, now.turn);
  beginStep(story, seat, passesFirst(now, now.turn, seat) ? now.step + 1 : now.step);
}

function beginStep(story: Story, seat: Seat, step: number): void {
  const { book, now } = story;
  const armies = book.setup.steps(now.seats[seat].territories, now.seats.length)[step - 1];
  if (armies === undefined) beginTurn(story, seat, 1);
  else tell(story, { type: "deploy-began", seat, step, armies });
}

/** A seat's turn: its first phase, and what it is granted. */
export function beginTurn(story: Story, seat: Seat, round: number): void {
  const phase = story.book.flow.phases(round)[0];
  const newRound = round !== story.now.round;
  tell(story, { type: "turn-began", seat, round, phase });
  if (newRound) endPactsOfRound(story);
  checkVictory(story);
  if (!isOver(story)) openPhase(story, phase);
}

/** Ends this phase: the next one of the flow, or the turn. */
export function endPhase(story: Story): void {
  const { now, book } = story;
  const phases = book.flow.phases(now.round);
  const next = phases[phases.indexOf(now.phase) + 1];
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

/** The card step, the last check of this turn, then the next living seat's turn. */
export function endTurn(story: Story): void {
  cardStep(story);
  checkVictory(story);
  if (!isOver(story)) passTurn(story);
}

/** Hands the turn on to the next living seat, in a new round where that passes the seat that began. RUL-01. */
export function passTurn(story: Story): void {
  const { now } = story;
  const seat = now.turn;
  tell(story, { type: "turn-ended", seat });
  endPactsOfTurn(story, seat);
  const next = nextSeat(now, seat);
  const round = passesFirst(now, seat, next) ? now.round + 1 : now.round;
  if (story.book.roundLimit !== null && round > story.book.roundLimit) finishByRounds(story);
  else beginTurn(story, next, round);
}

/** Whether going from one seat to the next passes the place of the seat that began, whoever still sits there. */
function passesFirst(state: State, from: Seat, to: Seat): boolean {
  const count = state.seats.length;
  const place = (seat: Seat) => (seat - state.first + count) % count;
  return place(to) <= place(from);
}
