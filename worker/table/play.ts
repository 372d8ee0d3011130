import type { Refusal } from "../../web/tableView";
import {
  type Command,
  changedSince,
  fail,
  fold,
  lapse,
  type Order,
  ok,
  play,
  type Result,
  rulebook,
  rulesets,
  type Seat,
  type State,
  start,
} from "../game";
import { type Draws, drawsOf } from "./chance";
import { type Ordered, ownersLobby } from "./change";
import { optionsOf } from "./lobby";
import { isQuiet, type Row } from "./row";
import { playing } from "./seats";
import { keyOf, nextN, stateAt, type Table, versionOf, withRow } from "./table";

/** A command as it arrives. */
export interface Asked {
  readonly command: Command;
  /** Its sender's own name for it: the same one again is carried out once. */
  readonly id: string | null;
  /** The version of the board it was decided on. */
  readonly seen: number | null;
}

/** The start of the game: order 0, for the seats that play. */
export function startGame(table: Table, holder: string, at: number): Result<Ordered, Refusal> {
  const open = ownersLobby(table, holder);
  if (!open.ok) return open;
  const lobby = playing(open.value);
  const { seats, settings } = lobby;
  const [least] = rulesets[settings.ruleset].seats;
  if (seats.length < least) return fail({ code: "too-few-seats", seats: seats.length, least });
  const book = rulebook(settings.ruleset, optionsOf(lobby));
  const { random, rolls } = drawsOf(keyOf(lobby), 0);
  const colours = seats.flatMap((seat) => (seat.colour === null ? [] : [seat.colour]));
  const events = start(book, colours, random);
  const version = versionOf(table) + 1;
  const row: Row = { version, n: 0, at, seat: null, id: null, command: { type: "start" }, events, rolls };
  const started = { ...lobby, version };
  return ok({
    after: withRow({ ...table, lobby: started }, row, { book, state: fold(events) }),
    row,
    lobby: started,
  });
}

/** The row that this command of the seat has led to before. */
export function answered(table: Table, seat: Seat, id: string | null): Row | null {
  if (id === null) return null;
  return table.rows.find((row) => row.seat === seat && row.id === id) ?? null;
}

/** One command of a seat. Chance is drawn afresh from the order's own stream, so that a refusal uses up none. */
export function act(
  table: Table,
  seat: Seat,
  { command, id, seen }: Asked,
  at: number,
): Result<Ordered, Refusal> {
  if (!table.game) return fail({ code: "not-started" });
  const { book, state } = table.game;
  const order = { seat, command };
  const draws = nextDraws(table);
  const played = play(book, state, order, draws.random);
  // Whoever can do nothing at all is told that; else an order for a board that is gone is refused as such.
  if (!played.ok && hopeless.includes(played.error.code)) return played;
  if (isStale(table, state, order, seen)) return fail({ code: "stale" });
  if (!played.ok) return played;
  const n = command.type === "standing" ? null : draws.n;
  return ok(ordered(table, { ...order, n, id, at, rolls: draws.rolls }, played.value));
}

const hopeless: readonly string[] = ["game-over", "out-of-play", "not-in-these-rules"];

/** The table's own answer to the question whose time is up: an order like any other, but nobody's. */
export function lapsed(table: Table, at: number): Result<Ordered, Refusal> {
  if (!table.game) return fail({ code: "not-started" });
  const { n, random, rolls } = nextDraws(table);
  const played = lapse(table.game.book, table.game.state, random);
  const command = { type: "lapse" } as const;
  return ok(ordered(table, { seat: null, command, n, id: null, at, rolls }, played));
}

/** Whether it was decided on a board that has changed since in what it depends on. */
function isStale(table: Table, state: State, order: Order, seen: number | null): boolean {
  const version = versionOf(table);
  if (seen === null || seen === version) return false;
  const then = seen < version ? stateAt(table, seen) : null;
  return then === null || changedSince(then, state, order);
}

function nextDraws(table: Table): Draws & { readonly n: number } {
  const n = nextN(table);
  return { n, ...drawsOf(keyOf(table.lobby), n) };
}

/** The table after an accepted order; what is quiet leaves the version where it was. */
function ordered(
  table: Table,
  order: Omit<Row, "version" | "events">,
  { events, state }: { readonly events: Row["events"]; readonly state: State },
): Ordered {
  const version = versionOf(table) + (isQuiet({ n: order.n, events }) ? 0 : 1);
  const row: Row = { ...order, version, events };
  const book = rulebook(state.ruleset, state.options);
  return { after: withRow(table, row, { book, state }), row, lobby: null };
}
