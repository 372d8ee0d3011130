import { hexToBytes } from "@noble/hashes/utils.js";
import type { GameEvent, Rulebook, Seat, State } from "../game";
import { fold, rulebook } from "../game";
import { diceKey } from "./chance";
import type { Lobby } from "./lobby";
import type { Row } from "./row";

/** A table as it is in memory. Never changed in place: what is not committed has not happened. */
export interface Table {
  readonly lobby: Lobby;
  readonly rows: readonly Row[];
  /** Null until the start. */
  readonly game: Game | null;
}

export interface Game {
  readonly book: Rulebook;
  readonly state: State;
}

/** The table that was stored. */
export function tableOf(lobby: Lobby, rows: readonly Row[]): Table {
  if (rows.length === 0) return { lobby, rows, game: null };
  const state = fold(eventsOf(rows));
  return { lobby, rows, game: { book: rulebook(state.ruleset, state.options), state } };
}

/** The table with one more order, after which the game stands so. */
export function withRow(table: Table, row: Row, game: Game): Table {
  return { ...table, rows: [...table.rows, row], game };
}

/** Accepted orders and lobby acts so far. */
export function versionOf({ lobby, rows }: Pick<Table, "lobby" | "rows">): number {
  return Math.max(lobby.version, rows.at(-1)?.version ?? 0);
}

/** The state as it was at this version; null where the game had not begun. */
export function stateAt({ rows }: Table, version: number): State | null {
  const past = rows.filter((row) => row.version <= version);
  return past.length > 0 ? fold(eventsOf(past)) : null;
}

/** The number of the next order's dice: 0 is the start. */
export const nextN = ({ rows }: Table): number => rows.reduce((n, row) => (row.n === null ? n : n + 1), 0);

/** The key of this table's dice, once its seats are fixed. */
export const keyOf = ({ seed, seats }: Lobby): Uint8Array =>
  diceKey(
    hexToBytes(seed),
    seats.map((seat) => seat.word),
  );

/** Whether the game has been won. */
export const isOver = (table: Table): boolean => table.game !== null && table.game.state.winners !== null;

/** Whether a bot plays this seat. */
export const isBot = (table: Table, seat: Seat): boolean => table.lobby.seats[seat]?.kind === "bot";

function* eventsOf(rows: readonly Row[]): Generator<GameEvent> {
  for (const row of rows) yield* row.events;
}
