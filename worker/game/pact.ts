import type { PactEnd } from "./event";
import type { Seat, TerritoryId } from "./ids";
import type { Pact, State } from "./state";
import { type Story, tell } from "./story";

/** Whether the pact forbids attacks now: in force, or broken with its notice still running. */
export const binds = (pact: Pact): boolean => pact.status === "in-force" || pact.status === "notice";

/** Whether it is an offer or a pact that can still change. */
export const isOpen = (pact: Pact): boolean => pact.status === "offered" || binds(pact);

/** Whether these two seats are its sides. */
export const isBetween = (pact: Pact, a: Seat, b: Seat): boolean =>
  (pact.by === a && pact.with === b) || (pact.by === b && pact.with === a);

/** Whether the pact speaks of this border: every border, or these two territories in either order. */
export function covers(pact: Pact, a: TerritoryId, b: TerritoryId): boolean {
  if (pact.scope === "world") return true;
  const [own, theirs] = pact.scope.border;
  return (own === a && theirs === b) || (own === b && theirs === a);
}

/** The pact that forbids an attack over this border between these seats, if one does. E48. */
export function pactAgainst(
  state: State,
  attacker: Seat,
  defender: Seat,
  from: TerritoryId,
  to: TerritoryId,
): Pact | undefined {
  return state.pacts.find(
    (pact) => binds(pact) && isBetween(pact, attacker, defender) && covers(pact, from, to),
  );
}

/** A border pact is over when one of its territories changes hands; so is an offer of one. E48. */
export function endPactsOver(story: Story, territory: TerritoryId): void {
  end(story, "territory-lost", ({ scope }) => scope !== "world" && scope.border.includes(territory));
}

/** Who is out of play has no pact and no offer any more. */
export function endPactsOf(story: Story, seat: Seat): void {
  end(story, "seat-out", (pact) => pact.by === seat || pact.with === seat);
}

/** At the beginning of a round, the pacts agreed until then are over. */
export function endPactsOfRound(story: Story): void {
  end(story, "rounds-over", ({ untilRound }) => untilRound !== null && untilRound <= story.now.round);
}

/** When a seat's turn ends: offers to it lapse and notices to it have run, if they were made before that turn began. */
export function endPactsOfTurn(story: Story, seat: Seat): void {
  const older = ({ sinceTurn }: Pact) => sinceTurn < story.now.turns;
  end(story, "offer-expired", (pact) => pact.status === "offered" && pact.with === seat && older(pact));
  end(
    story,
    "notice-over",
    (pact) => pact.status === "notice" && otherThanBreaker(pact) === seat && older(pact),
  );
}

const otherThanBreaker = (pact: Pact): Seat => (pact.brokenBy === pact.by ? pact.with : pact.by);

function end(story: Story, why: PactEnd, which: (pact: Pact) => boolean): void {
  if (story.now.pacts.length === 0) return;
  for (const pact of story.now.pacts.filter((each) => isOpen(each) && which(each))) {
    tell(story, { type: "pact-ended", pact: pact.id, why });
  }
}
