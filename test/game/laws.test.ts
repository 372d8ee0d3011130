import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import {
  type Choice,
  type Command,
  changedSince,
  type Order,
  play,
  type Random,
  type Rulebook,
  rulesets,
  type Seat,
  type State,
  viewOf,
} from "../../worker/game/index";
import { noChance } from "../support/dice";
import { bounds, lawsFor } from "../support/laws";
import { runs } from "../support/runs";
import { anyBook, walk } from "../support/walk";

/** Any game: so many seats, and all else out of one number. */
const games = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
});

describe.each(Object.values(rulesets))("laws of $id, whatever is lawfully played", (ruleset) => {
  test("events fold to the state, armies and cards are neither lost nor made, somebody is awaited until it is over", () => {
    fc.assert(
      fc.property(games, ({ seats, seed }) => {
        const book = anyBook(ruleset, seed);
        const laws = lawsFor(book, sfc32(seed, 3));
        for (const { order, before, events, after } of walk({ book, seats, seed, most: 1200 })) {
          if (order && before) laws.ordered(before, order, events, after);
          else laws.started(after, events);
          // A walk may be broken off, so whether games end is asked elsewhere.
          if (after.winners) laws.ended(after);
        }
        expect(laws.broken).toEqual([]);
      }),
      { numRuns: runs(25, 3000) },
    );
  });

  test("every choice offered to any seat is accepted with the fewest and the most armies, and refused with one fewer or more", () => {
    fc.assert(
      fc.property(games, ({ seats, seed }) => {
        const book = anyBook(ruleset, seed);
        const pick = sfc32(seed, 4);
        for (const { after } of walk({ book, seats, seed, most: 800 })) {
          if (pick.below(25) > 0) continue;
          for (const [seat, choice] of offered(book, after)) {
            for (const command of bounds(choice)) expectAccepted(book, after, { seat, command }, pick);
            for (const command of beyond(choice)) expectRefused(book, after, { seat, command });
          }
        }
      }),
      { numRuns: runs(20, 300) },
    );
  });

  test("what is not offered is refused; a refusal draws nothing and changes nothing", () => {
    fc.assert(
      fc.property(games, ({ seats, seed }) => {
        const book = anyBook(ruleset, seed);
        const pick = sfc32(seed, 5);
        for (const { after } of walk({ book, seats, seed, most: 500 })) {
          if (pick.below(100) > 0) continue;
          const before = structuredClone(after);
          const choices = new Set(
            offered(book, after).map(([seat, { command }]) => keyOf({ seat, command })),
          );
          for (const order of everyOrder(book, after))
            if (!choices.has(keyOf(order))) expectRefused(book, after, order);
          expect(after).toEqual(before);
        }
      }),
      { numRuns: runs(12, 200) },
    );
  });

  test("an order decided on this very board is never stale", () => {
    for (const { before, order } of walk({ book: anyBook(ruleset, 1), seats: 4, seed: 1, most: 300 }))
      if (before && order) expect(changedSince(before, before, order)).toBe(false);
  });
});

function expectAccepted(book: Rulebook, state: State, order: Order, chance: Random): void {
  const played = play(book, state, order, chance);
  if (!played.ok) expect({ order, refused: played.error }).toBeNull();
}

function expectRefused(book: Rulebook, state: State, order: Order): void {
  if (play(book, state, order, noChance).ok) expect({ accepted: order }).toBeNull();
}

const offered = (book: Rulebook, state: State): (readonly [Seat, Choice])[] =>
  state.seats.flatMap((_, seat) =>
    (viewOf(book, state, seat).you?.choices ?? []).map((choice) => [seat, choice] as const),
  );

/** The choice's command with one army fewer than the least and one more than the most. */
function beyond({ command, armies }: Choice): Command[] {
  return armies ? bounds({ command, armies: [armies[0] - 1, armies[1] + 1] }) : [];
}

/** Every order with one army, one territory and no optional field that anybody could think of. */
function everyOrder(book: Rulebook, state: State): Order[] {
  const ids = state.territories;
  const pairs = ids.flatMap((from) => ids.map((to) => ({ from, to })));
  const near = book.board.borders.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const seats = [...state.seats.keys()];
  const scopes = ["world" as const, ...near.map((border) => ({ border }))];
  const commands: Command[] = [
    ...ids.map((id): Command => ({ type: "place", armies: { [id]: 1 } })),
    ...pairs.map((pair): Command => ({ type: "attack", ...pair })),
    ...pairs.map((pair): Command => ({ type: "regroup", ...pair, armies: 1 })),
    ...threesOf(ids.slice(0, 12)).map((cards): Command => ({ type: "trade", cards })),
    ...seats.flatMap((to) => scopes.map((scope): Command => ({ type: "pact-offer", with: to, scope }))),
    ...answers.flatMap((type) =>
      [0, ...state.pacts.map(({ id }) => id)].map((pact): Command => ({ type, pact })),
    ),
    { type: "occupy", armies: 1 },
    { type: "next" },
  ];
  return seats.flatMap((seat) => commands.map((command) => ({ seat, command })));
}

const answers = ["pact-accept", "pact-decline", "pact-withdraw", "pact-break"] as const;

const threesOf = (ids: readonly string[]): string[][] =>
  ids.flatMap((a, i) => ids.slice(i + 1).flatMap((b, j) => ids.slice(i + j + 2).map((c) => [a, b, c])));

/** What of an order a choice must name. */
function keyOf({ seat, command }: Order): string {
  switch (command.type) {
    case "place":
      return `${seat} place ${Object.keys(command.armies)}`;
    case "attack":
    case "regroup":
      return `${seat} ${command.type} ${command.from} ${command.to}`;
    case "trade":
      return `${seat} trade ${command.cards.toSorted()}`;
    case "pact-offer":
      return `${seat} offer ${command.with} ${JSON.stringify(command.scope)}`;
    case "pact-accept":
    case "pact-decline":
    case "pact-withdraw":
    case "pact-break":
      return `${seat} ${command.type} ${command.pact}`;
    default:
      return `${seat} ${command.type}`;
  }
}
