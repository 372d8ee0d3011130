import type { Choice, CommandOf, PactScope } from "../command";
import type { Handler } from "../handler";
import type { Seat } from "../ids";
import { living, livingSeats } from "../living";
import { binds, covers, isBetween, isOpen } from "../pact";
import type { Rulebook } from "../ruleset";
import type { Pact, State } from "../state";
import { tell } from "../story";
import type { Violation } from "../violation";

type Offer = CommandOf<"pact-offer">;

/** Non-aggression with another seat, at one border or everywhere; public, and open until the end of the other's next turn. Seed 001, "Los pactos". */
export const pactOffer: Handler<Offer> = {
  phases: "any",
  played: (book) => book.pacts !== null,
  choices: (book, state, seat) =>
    livingSeats(state)
      .filter((other) => other !== seat)
      .flatMap((other) =>
        scopesWith(book, state, seat, other).map(
          (scope): Choice => ({ command: { type: "pact-offer", with: other, scope } }),
        ),
      )
      .filter(({ command }) => command.type === "pact-offer" && refused(book, state, seat, command) === null),
  decide(story, seat, command) {
    const { now, book } = story;
    const violation = refused(book, now, seat, command);
    if (violation) return violation;
    const { with: other, scope, rounds = null } = command;
    tell(story, { type: "pact-offered", pact: now.pacts.length + 1, by: seat, with: other, scope, rounds });
    return null;
  },
};

function refused(
  book: Rulebook,
  state: State,
  seat: Seat,
  { with: other, scope, rounds }: Offer,
): Violation | null {
  if (other === seat) return { code: "no-such-seat", seat: other };
  if (!living(state.seats[other])) return { code: "out-of-play", seat: other };
  if (rounds !== undefined && rounds < 1) return { code: "malformed", field: "rounds", expected: "1…" };
  const violation = scope === "world" ? null : notTheirBorder(book, state, seat, other, scope.border);
  if (violation) return violation;
  const pact = state.pacts.find(
    (each) => isOpen(each) && isBetween(each, seat, other) && alreadySays(each, scope),
  );
  return pact ? { code: "pact-in-force", pact: pact.id, with: other } : null;
}

function notTheirBorder(
  book: Rulebook,
  state: State,
  seat: Seat,
  other: Seat,
  [own, theirs]: readonly [string, string],
): Violation | null {
  if (state.owner[state.indexOf[own]] !== seat) return { code: "not-yours", territory: own };
  if (state.owner[state.indexOf[theirs]] !== other)
    return { code: "not-yours", territory: theirs, whose: other };
  return book.areNeighbours(state.indexOf[own], state.indexOf[theirs])
    ? null
    : { code: "not-adjacent", from: own, to: theirs };
}

/** The same scope again, or a border that a pact in force covers already. */
function alreadySays(pact: Pact, scope: PactScope): boolean {
  if (scope === "world") return pact.scope === "world";
  const [own, theirs] = scope.border;
  return (binds(pact) || pact.scope !== "world") && covers(pact, own, theirs);
}

function scopesWith(book: Rulebook, state: State, seat: Seat, other: Seat): PactScope[] {
  const scopes: PactScope[] = ["world"];
  for (let t = 0; t < state.owner.length; t++) {
    if (state.owner[t] !== seat) continue;
    for (const n of book.neighbours[t]) {
      if (state.owner[n] === other) scopes.push({ border: [state.territories[t], state.territories[n]] });
    }
  }
  return scopes;
}
