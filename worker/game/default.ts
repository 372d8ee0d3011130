import { defendByDefault } from "./commands/defend";
import { reactByDefault } from "./commands/pass";
import { tradeByDefault } from "./commands/trade";
import { territoriesOf } from "./handler";
import type { ContinentId, Seat, TerritoryId } from "./ids";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";
import { type Story, tell } from "./story";
import { beginPhase } from "./turn";

/** Answers the question that waits for a seat not on turn as printed: dice as the odds say, cards by their standing orders. */
export function answerByDefault(story: Story): void {
  if (story.now.asked?.question === "defend") defendByDefault(story);
  else reactByDefault(story);
}

/** The printed default for what a seat has still to settle: it claims, trades only what it must, and places what it has. */
export function settleByDefault(story: Story, seat: Seat): void {
  const { now } = story;
  if (now.together) spreadByDefault(story, seat);
  else if (now.turn !== seat) return;
  else if (now.phase === "claim") claimByDefault(story, seat);
  else {
    if (now.phase === "choose") beginPhase(story, "reinforce");
    tradeByDefault(story, seat);
    placeTheRest(story, seat);
  }
}

/** The first free territory in the board's order. */
function claimByDefault(story: Story, seat: Seat): void {
  const { owner, territories } = story.now;
  tell(story, { type: "territory-claimed", seat, territory: territories[owner.indexOf(-1)] });
}

/** All where most foreign armies stand beside, a bonus inside its continent. */
function placeTheRest(story: Story, seat: Seat): void {
  const { book, now } = story;
  const { free, continents } = now.left;
  const armies: Record<TerritoryId, number> = {};
  const own = territoriesOf(now, seat);
  const add = (count: number, among: readonly number[]) => {
    if (count === 0) return;
    const id = now.territories[byThreat(book, now, seat, among)[0]];
    armies[id] = (armies[id] ?? 0) + count;
  };
  add(free, own);
  for (const id in continents) add(continents[id], insideOf(book, own, id));
  if (Object.keys(armies).length > 0)
    tell(story, { type: "armies-placed", seat, armies, fromContinents: continents });
}

const insideOf = (book: Rulebook, own: readonly number[], continent: ContinentId): number[] =>
  own.filter((t) => book.board.territories[t].continent === continent);

/** Hidden, every foreign territory counts as one army; where one is full it goes on to the next. */
function spreadByDefault(story: Story, seat: Seat): void {
  const { book, now } = story;
  const most = book.setup.spread?.most ?? 0;
  const armies: Record<TerritoryId, number> = {};
  let left = now.seats[seat].toSpread;
  for (const t of byThreat(book, now, seat, territoriesOf(now, seat))) {
    const id = now.territories[t];
    const count = Math.min(left, most - now.armies[t] - (now.seats[seat].spread[id] ?? 0));
    if (count > 0) armies[id] = count;
    left -= Math.max(0, count);
  }
  if (Object.keys(armies).length > 0) tell(story, { type: "armies-spread", seat, armies });
}

/** The most threatened first: by foreign armies beside; ties in board order. */
function byThreat(book: Rulebook, state: State, seat: Seat, among: readonly number[]): number[] {
  const weight = (n: number) => (state.owner[n] === seat ? 0 : state.together ? 1 : state.armies[n]);
  const threat = (t: number) => book.neighbours[t].reduce((sum, n) => sum + weight(n), 0);
  return [...among].sort((a, b) => threat(b) - threat(a) || a - b);
}
