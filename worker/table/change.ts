import type { Refusal } from "../../web/tableView";
import { fail, ok, type Result } from "../game";
import { coloured, type Lobby } from "./lobby";
import { arrange, presetNames } from "./presets";
import type { Row } from "./row";
import { type Table, versionOf } from "./table";

/** An accepted act: what the table becomes, and what has to be written for it. */
export interface Change {
  readonly after: Table;
  readonly row: Row | null;
  readonly lobby: Lobby | null;
}

/** An accepted order: a change with its row. */
export interface Ordered extends Change {
  readonly row: Row;
}

/** A lobby act: one version more. */
export function lobbyChange(table: Table, lobby: Lobby): Change {
  const next = { ...lobby, version: versionOf(table) + 1 };
  return { after: { ...table, lobby: next }, row: null, lobby: next };
}

/** The lobby where this act is its owner's and the game has not begun. */
export function ownersLobby(table: Table, holder: string): Result<Lobby, Refusal> {
  if (table.lobby.owner !== holder) return fail({ code: "not-owner" });
  return openLobby(table);
}

/** The lobby where the game has not begun. */
export function openLobby(table: Table): Result<Lobby, Refusal> {
  return table.game ? fail({ code: "already-started" }) : ok(table.lobby);
}

/** The lobby with what its owner asks for; one bad name or value refuses the whole. */
export function rearranged(
  table: Table,
  lobby: Lobby,
  asked: Readonly<Record<string, string>>,
): Result<Change, Refusal> {
  const { settings, seats, bad } = arrange(lobby, asked);
  const names = presetNames(settings.ruleset);
  const stranger = Object.keys(asked).find((name) => !names.includes(name));
  if (bad.length > 0) return fail({ code: "malformed", field: bad[0].name, expected: bad[0].expected });
  if (stranger !== undefined)
    return fail({ code: "malformed", field: stranger, expected: names.join(" | ") });
  return ok(lobbyChange(table, { ...lobby, settings, seats: coloured(seats) }));
}
