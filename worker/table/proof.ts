import { hexToBytes } from "@noble/hashes/utils.js";
import {
  type Colour,
  fold,
  type GameEvent,
  lapse,
  play,
  type Rulebook,
  rulebook,
  type State,
  start,
} from "../game";
import { commitmentTo, diceKey, drawsOf, type Rolls } from "./chance";
import type { LogJson, OrderJson } from "./logJson";

/** Where a log is not what its own seed and the rules make of it. */
export interface Flaw {
  /** The order's n; null where it is not one order. */
  readonly n: number | null;
  readonly what: string;
}

/** Rolls and plays a finished table's log again, from its seed and its words. Null where all of it is as it says. */
export function flawIn(log: LogJson): Flaw | null {
  const { seed, commitment } = log.dice;
  if (seed === undefined) return { n: null, what: "the seed is not shown: the game is not over" };
  if (commitmentTo(hexToBytes(seed)) !== commitment)
    return { n: null, what: "the commitment is not that of the seed" };
  const key = diceKey(
    hexToBytes(seed),
    log.seats.map((seat) => seat.word ?? ""),
  );
  const book = rulebook(log.table.ruleset, log.table.options);
  let state: State | null = null;
  let n = 0;
  for (const order of log.orders) {
    // A standing order has no number, and draws nothing.
    const standing = order.n === null;
    if (!standing && order.n !== n) return { n: order.n, what: `order ${n} should be here` };
    const rolled = rollsFlaw(key, order);
    if (rolled !== null) return flawOf(order, n, rolled);
    const played: Played = state === null ? started(book, log, key) : ordered(book, state, order, key);
    const differs = difference(order, played);
    if (differs !== null) return flawOf(order, n, differs);
    state = fold(played.events, state);
    if (!standing) n++;
  }
  return n === 0 ? { n: null, what: "there is no order" } : null;
}

/** What is wrong with this order; one without a number is named by the one that it follows. */
const flawOf = (order: OrderJson, n: number, what: string): Flaw =>
  order.n === null ? { n: null, what: `standing order after order ${n - 1}: ${what}` } : { n, what };

interface Played {
  readonly events: readonly GameEvent[];
  readonly rolls: Rolls;
  /** Why the rules refuse the order; null where they take it. */
  readonly refused: string | null;
}

/** The draws alone: this needs no rules, only the stream. */
function rollsFlaw(key: Uint8Array, { n, rolls }: OrderJson): string | null {
  if (!rolls) return "its rolls are missing";
  const { random } = drawsOf(key, n ?? 0);
  for (const [bound, value] of rolls) {
    const drawn = random.below(bound);
    if (drawn !== value) return `below(${bound}) is ${drawn}, not ${value}`;
  }
  return null;
}

function started(book: Rulebook, log: LogJson, key: Uint8Array): Played {
  const { random, rolls } = drawsOf(key, 0);
  const colours = log.seats.map((seat) => seat.colour).filter((colour): colour is Colour => colour !== null);
  return { events: start(book, colours, random), rolls, refused: null };
}

function ordered(book: Rulebook, state: State, order: OrderJson, key: Uint8Array): Played {
  const { seat, command, n } = order;
  const { random, rolls } = drawsOf(key, n ?? 0);
  if (command?.type === "lapse" && state.asked !== null)
    return { events: lapse(book, state, random).events, rolls, refused: null };
  if (seat === null || command === null || command.type === "lapse" || command.type === "start")
    return { events: [], rolls, refused: "nobody gave it" };
  if ((command.type === "standing") !== (n === null))
    return { events: [], rolls, refused: "standing orders alone have no number" };
  const played = play(book, state, { seat, command }, random);
  return played.ok
    ? { events: played.value.events, rolls, refused: null }
    : { events: [], rolls, refused: played.error.code };
}

function difference(order: OrderJson, { events, rolls, refused }: Played): string | null {
  if (refused !== null) return `the rules refuse it: ${refused}`;
  if (plain(rolls) !== plain(order.rolls)) return "the rules draw other numbers";
  const odd = events.findIndex((event, i) => plain(event) !== plain(order.events[i]));
  if (odd >= 0) return `the rules lead to ${plain(events[odd])}, not to ${plain(order.events[odd])}`;
  return events.length === order.events.length ? null : "the rules lead to fewer events";
}

/** The value as JSON with its names in order, so that equal values are equal texts. */
const plain = (value: unknown): string => JSON.stringify(value, inOrder) ?? "nothing";

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
