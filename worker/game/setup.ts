import type { Seat } from "./ids";
import { livingSeats, nextSeat, seatAtOrAfter } from "./living";
import { type Story, tell } from "./story";
import { beginRound, passesFirst } from "./turn";

/** What follows the deal: claiming, spreading, or the first step of placing. */
export function beginSetup(story: Story): void {
  const { book, now } = story;
  const { territories, spread } = book.setup;
  if (territories === "claimed") tell(story, { type: "claim-began", seat: now.first });
  else if (spread) beginSpread(story, spread.armies(now.seats.length), spread.most);
  else beginStep(story, now.first, 1);
}

/** One army stands on every territory already. Seed 003, "divide on his country's". */
function beginSpread(story: Story, stock: number, most: number): void {
  tell(story, {
    type: "spread-began",
    armies: story.now.seats.map(({ territories }) => stock - territories),
    most,
  });
}

/** All are shown once the last living seat has placed, and the game begins. */
export function endSpread(story: Story): void {
  const { now } = story;
  if (livingSeats(now).some((seat) => now.seats[seat].toSpread > 0)) return;
  tell(story, {
    type: "spread-revealed",
    armies: Object.assign({}, ...now.seats.map(({ spread }) => spread)),
  });
  beginRound(story, 1);
}

/** The next seat claims, until none is free. Seed 004, step 2. */
export function endClaim(story: Story): void {
  const { now } = story;
  if (now.owner.includes(-1)) tell(story, { type: "claim-began", seat: nextSeat(now, now.turn) });
  else beginStep(story, seatAtOrAfter(now, now.first), 1);
}

/** Goes on once a set-up step is placed: the next seat, the next step, or the first turn. Seed 001, "Cómo arranca". */
export function endStep(story: Story): void {
  const { now } = story;
  const seat = nextSeat(now, now.turn);
  beginStep(story, seat, passesFirst(now, now.turn, seat) ? now.step + 1 : now.step);
}

/** Seats with nothing left for this step are passed over; when nobody has anything left the first round begins. */
function beginStep(story: Story, from: Seat, firstStep: number): void {
  const { now } = story;
  let seat = from;
  let step = firstStep;
  for (let tries = 2 * now.seats.length; tries > 0; tries--) {
    const armies = stepOf(story, seat, step);
    if (armies > 0) {
      tell(story, { type: "deploy-began", seat, step, armies });
      return;
    }
    const next = nextSeat(now, seat);
    if (passesFirst(now, seat, next)) step += 1;
    seat = next;
  }
  beginRound(story, 1);
}

function stepOf({ book, now }: Story, seat: Seat, step: number): number {
  return book.setup.steps(now.seats[seat].territories, now.seats.length)[step - 1] ?? 0;
}
