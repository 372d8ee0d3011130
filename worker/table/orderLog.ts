import type { GameEvent } from "../game";
import type { Lobby } from "./lobby";
import type { Row } from "./row";
import { upcast } from "./upcast";

/** What is stored of a table; null where nobody has ever sat down. Reads only, so that a look creates nothing. */
export function readTable(sql: SqlStorage): { lobby: Lobby; rows: Row[] } | null {
  const known = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'lobby'").toArray();
  if (known.length === 0) return null;
  const [meta] = sql.exec<{ lobby: string }>("SELECT lobby FROM lobby").toArray();
  if (!meta) return null;
  const rows = sql.exec<StoredRow>(
    "SELECT version, n, at, seat, id, command, events, rolls FROM orders ORDER BY seq",
  );
  return { lobby: JSON.parse(meta.lobby), rows: rows.toArray().map(read) };
}

/** Writes the lobby over what it was. */
export function writeLobby(sql: SqlStorage, lobby: Lobby): void {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS lobby (only INTEGER PRIMARY KEY CHECK (only = 1), lobby TEXT NOT NULL)",
  );
  sql.exec(
    `CREATE TABLE IF NOT EXISTS orders (
      seq INTEGER PRIMARY KEY, version INTEGER NOT NULL, n INTEGER, at INTEGER NOT NULL, seat INTEGER, id TEXT,
      command TEXT NOT NULL, events TEXT NOT NULL, rolls TEXT NOT NULL)`,
  );
  sql.exec("INSERT OR REPLACE INTO lobby (only, lobby) VALUES (1, ?)", JSON.stringify(lobby));
}

/** Adds one accepted order: the one row that it costs. */
export function writeRow(sql: SqlStorage, row: Row): void {
  sql.exec(
    "INSERT INTO orders (version, n, at, seat, id, command, events, rolls) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    row.version,
    row.n,
    row.at,
    row.seat,
    row.id,
    JSON.stringify(row.command),
    JSON.stringify(row.events),
    JSON.stringify(row.rolls),
  );
}

type StoredRow = {
  version: number;
  n: number | null;
  at: number;
  seat: number | null;
  id: string | null;
  command: string;
  events: string;
  rolls: string;
};

function read(stored: StoredRow): Row {
  const events: GameEvent[] = JSON.parse(stored.events);
  return {
    ...stored,
    command: JSON.parse(stored.command),
    events: events.map(upcast),
    rolls: JSON.parse(stored.rolls),
  };
}
