import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import type { CardId, Seat, TerritoryId } from "../ids";
import type { Rulebook, SetRule } from "../ruleset";
import type { State } from "../state";
import { type Story, tell } from "../story";
import type { Violation } from "../violation";

type Trade = CommandOf<"trade">;

/** A set of three cards for armies. Seed 001, "se hace un canje"; seed 002; seed 004, step 7; E24–E29. */
export const trade: Handler<Trade> = {
  phases: ["reinforce"],
  answers: ["trade"],
  played: (book) => book.cards?.sets != null,
  choices(book, state, seat) {
    const sets = book.cards?.sets;
    if (!sets || tooLate(sets, state)) return [];
    return setsOf(sets, book, state, seat).map((cards) => ({ command: { type: "trade", cards } }));
  },
  decide(story, seat, { cards, bonus: wanted }) {
    const { now, book } = story;
    const sets = book.cards?.sets;
    if (!sets) return { code: "not-in-these-rules", command: "trade" };
    const violation = tooLate(sets, now) ?? notHeld(now, seat, cards);
    if (violation) return violation;
    if (!sets.isSet(book, cards)) return { code: "not-a-set", cards };
    const badBonus = wanted === undefined ? null : noBonus(sets, now, seat, { cards, wanted });
    if (badBonus) return badBonus;
    exchange(story, sets, seat, { cards, wanted });
    return null;
  },
};

interface Wanted {
  readonly cards: readonly CardId[];
  readonly wanted?: CardId | undefined;
}

function exchange(story: Story, sets: SetRule, seat: Seat, { cards, wanted }: Wanted): void {
  const { book, now } = story;
  const number = nextTrade(sets, now, seat);
  const armies = sets.value(book, cards, number);
  const bonus = bonusFor(sets, now, seat, cards, wanted);
  tell(story, { type: "cards-traded", seat, cards, armies, number, bonus });
}

/** The printed default: no exchange unless a hand this size forces one, then the set worth most; of equal ones the first in hand order. */
export function tradeByDefault(story: Story, seat: Seat): void {
  const { book, now } = story;
  const sets = book.cards?.sets;
  if (!sets) return;
  while (mustTrade(sets, now, seat)) {
    const worth = (cards: readonly CardId[]) =>
      sets.value(book, cards, nextTrade(sets, now, seat)) +
      (bonusFor(sets, now, seat, cards, undefined)?.armies ?? 0);
    const all = setsOf(sets, book, now, seat);
    if (all.length === 0) return;
    exchange(story, sets, seat, {
      cards: all.reduce((best, each) => (worth(each) > worth(best) ? each : best)),
    });
  }
}

function mustTrade({ forcedAt }: SetRule, { phase, seats, tradeDownTo }: State, seat: Seat): boolean {
  return (
    tradeDownTo !== null ||
    (phase === "reinforce" && forcedAt !== null && seats[seat].hand.length >= forcedAt)
  );
}

const setsOf = (sets: SetRule, book: Rulebook, state: State, seat: Seat): CardId[][] =>
  threesOf(state.seats[seat].hand.map(({ card }) => card)).filter((cards) => sets.isSet(book, cards));

/** The number of this seat's next exchange: the game's, or its own, as the rule counts. E24. */
export function nextTrade(sets: SetRule, state: State, seat: Seat): number {
  return 1 + (sets.counter === "game" ? state.trades : state.seats[seat].trades);
}

/** Where so many a turn are allowed, and only before placing. */
function tooLate({ perTurn }: SetRule, { turnTrades, hasPlaced }: State): Violation | null {
  return perTurn !== null && (turnTrades >= perTurn || hasPlaced)
    ? { code: "already-traded", most: perTurn }
    : null;
}

function notHeld(state: State, seat: Seat, cards: readonly CardId[]): Violation | null {
  const missing = cards.find((card) => !state.seats[seat].hand.some((held) => held.card === card));
  return missing === undefined ? null : { code: "no-such-card", card: missing };
}

/** Why the card named cannot have its territory paid. */
function noBonus(
  { territoryBonus }: SetRule,
  state: State,
  seat: Seat,
  { cards, wanted }: Required<Wanted>,
): Violation | null {
  if (territoryBonus === 0) return { code: "not-in-these-rules", command: "trade" };
  if (!cards.includes(wanted)) return { code: "malformed", field: "bonus", expected: cards.join(" | ") };
  return owns(state, seat, wanted) ? null : { code: "not-yours", territory: wanted };
}

const owns = (state: State, seat: Seat, card: CardId): boolean => state.owner[state.indexOf[card]] === seat;

/** The traded card whose own territory is paid, once a turn: the one named, else the first that is own. */
function bonusFor(
  { territoryBonus }: SetRule,
  state: State,
  seat: Seat,
  cards: readonly CardId[],
  wanted: CardId | undefined,
): { territory: TerritoryId; armies: number } | null {
  if (territoryBonus === 0 || state.bonusTaken) return null;
  const territory = cards.find((card) => (wanted === undefined ? owns(state, seat, card) : card === wanted));
  return territory === undefined ? null : { territory, armies: territoryBonus };
}

function threesOf(hand: readonly CardId[]): CardId[][] {
  return hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map((c) => [a, b, c])),
  );
}
