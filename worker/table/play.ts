import type { Refusal } from "../../web/tableView";
import {
  type Command,
  changedSince,
  fail,
  fold,
  ok,
  play,
  type Result,
  rulebook,
  rulesets,
  type Seat,
  start,
} from "../game";
import { drawsOf } from "./chance";
import { type Ordered, ownersLobby } from "./change";
import { optionsOf } from "./lobby";
import type { Row } from "./row";
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
  const version = versionOf(table);
  if (seen !== null && seen !== version) {
    const then = seen < version ? stateAt(table, seen) : null;
    if (then === null || changedSince(then, state, order)) return fail({ code: "stale" });
  }
  const n = nextN(table);
  const { random, rolls } = drawsOf(keyOf(table.lobby), n);
  const played = play(book, state, order, random);
  if (!played.ok) return played;
  const { events } = played.value;
  const row: Row = { version: version + 1, n, at, seat, id, command, events, rolls };
  return ok({ after: withRow(table, row, { book, state: played.value.state }), row, lobby: null });
}
