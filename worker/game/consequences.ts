import type { VictoryReason } from "./event";
import type { Seat } from "./ids";
import { living, livingSeats } from "./living";
import { endPactsOf, endPactsOver } from "./pact";
import type { State } from "./state";
import { isOver, type Story, tell } from "./story";

/** What a conquest brings that nobody ordered: the end of its pacts, of a seat, of the game. */
export function afterConquest(story: Story, territory: number, by: Seat, of: Seat): void {
  endPactsOver(story, story.now.territories[territory]);
  if (story.now.seats[of].territories === 0) eliminate(story, of, by);
  checkVictory(story);
}

/** Its last territory fell: what becomes of its cards, its pacts and its hunters. Seed 001, "Los objetivos"; E28, E30, E32. */
function eliminate(story: Story, victim: Seat, by: Seat): void {
  tell(story, { type: "seat-eliminated", seat: victim, by });
  if (story.book.cards?.ofTheDead === "inherited") inherit(story, victim, by);
  endPactsOf(story, victim);
  retarget(story, victim, by);
}

/** The conqueror takes the cards; a hand grown too big must be traded at once where the rules say so. E28. */
function inherit(story: Story, victim: Seat, by: Seat): void {
  const { now, book } = story;
  const hand = now.seats[victim].hand.map(({ card }) => card);
  if (hand.length > 0) tell(story, { type: "cards-inherited", from: victim, to: by, cards: hand });
  const sets = book.cards?.sets;
  if (!sets || sets.forcedMidTurnAt === null || sets.forcedAt === null) return;
  if (now.seats[by].hand.length >= sets.forcedMidTurnAt)
    tell(story, { type: "trade-forced", seat: by, downTo: sets.forcedAt - 1 });
}

/** All at once: whose target fell to another takes over what the rules say, as objectives stood before. E32. */
function retarget(story: Story, victim: Seat, by: Seat): void {
  const { book, now } = story;
  const hunters = livingSeats(now).filter(
    (seat) => seat !== by && now.seats[seat].objective.target === victim,
  );
  const changes = hunters.map((seat) => ({
    seat,
    objective: book.objectives.afterTargetFell(book, now, seat),
  }));
  for (const { seat, objective } of changes) tell(story, { type: "objective-changed", seat, objective });
}

/** Only the seat on turn can win by what it holds; the last one standing always does. E37, E47. */
export function checkVictory(story: Story): void {
  const { now } = story;
  if (isOver(story)) return;
  const standing = livingSeats(now);
  const { turn } = now;
  const won = living(now.seats[turn]) ? reasonFor(story, turn) : null;
  if (won) finish(story, [turn], won);
  else if (standing.length === 1) finish(story, standing, "last-standing");
}

function reasonFor({ book, now }: Story, seat: Seat): VictoryReason | null {
  for (const rule of book.victory) {
    const reason = rule.won(book, now, seat);
    if (reason) return reason;
  }
  return null;
}

/** The last round is over: most territories, then most armies; who is equal in both shares it. */
export function finishByRounds(story: Story): void {
  finish(story, leaders(story.now, livingSeats(story.now)), "round-limit");
}

function leaders(now: State, standing: readonly Seat[]): Seat[] {
  const territories = Math.max(...standing.map((seat) => now.seats[seat].territories));
  const ahead = standing.filter((seat) => now.seats[seat].territories === territories);
  const armiesOf = (seat: Seat) =>
    now.armies.reduce((sum, armies, t) => sum + (now.owner[t] === seat ? armies : 0), 0);
  const armies = Math.max(...ahead.map(armiesOf));
  return ahead.filter((seat) => armiesOf(seat) === armies);
}

/** The game is over: everybody's objective is revealed. */
function finish(story: Story, winners: readonly Seat[], why: VictoryReason): void {
  tell(story, {
    type: "game-over",
    winners,
    why,
    objectives: story.now.seats.map(({ objective }) => objective),
  });
}
