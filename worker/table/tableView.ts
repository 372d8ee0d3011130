import { hexToBytes } from "@noble/hashes/utils.js";
import type { LogEntry, TableSeat, TableView } from "../../web/tableView";
import { type Seat, viewOf } from "../game";
import { commitmentTo } from "./chance";
import { deadlineOf } from "./clock";
import { type LobbySeat, optionsOf, seatOf } from "./lobby";
import type { Arranged } from "./presets";
import { quietOrders, shownEvents } from "./shown";
import { isOver, type Table, versionOf } from "./table";

/** Orders that a page tells; the rest is in the log. */
const latest = 40;
/** More orders that move no version than a seat ever gives. */
const quietOnes = 1e6;

/** Who looks: the holder of a seat's key, or null for a watcher; and who else has a page open. */
export interface Viewer {
  readonly holder: string | null;
  readonly present: ReadonlySet<string>;
}

/** The table as this viewer may see it, every field named. */
export function tableView(table: Table, viewer: Viewer): TableView {
  const { lobby, game } = table;
  const { settings, owner } = lobby;
  const seat = seatOf(lobby, viewer.holder);
  const over = isOver(table);
  const version = versionOf(table);
  return {
    slug: lobby.slug,
    version,
    mark: version + quietOrders(table, seat) / quietOnes,
    ruleset: settings.ruleset,
    options: game ? game.state.options : optionsOf(lobby),
    botPace: settings.botPace,
    public: settings.public,
    locked: settings.locked,
    owner: seatOf(lobby, owner),
    seats: lobby.seats.map((one, number) => tableSeat(one, number, { viewer, over })),
    game: game && viewOf(game.book, game.state, seat),
    due: deadlineOf(table),
    you: seat === null ? null : { seat, owner: viewer.holder === owner },
    log: entriesFor(table, seat),
    dice: { commitment: commitmentTo(hexToBytes(lobby.seed)), seed: over ? lobby.seed : null },
    badPresets: [],
  };
}

/** A table that nobody has opened, as its query string presets it. */
export function unopenedView(slug: string, { settings, seats, bad }: Arranged): TableView {
  const nobody = { viewer: { holder: null, present: new Set<string>() }, over: false };
  return {
    slug,
    version: 0,
    mark: 0,
    ruleset: settings.ruleset,
    options: optionsOf({ settings, seats }),
    botPace: settings.botPace,
    public: settings.public,
    locked: settings.locked,
    owner: null,
    seats: seats.map((one, number) => tableSeat(one, number, nobody)),
    game: null,
    due: null,
    you: null,
    log: [],
    dice: { commitment: null, seed: null },
    badPresets: bad.map(({ name, value }) => ({ name, value })),
  };
}

/** The latest orders of which this seat sees something; null watches. Named by its n, a standing order by its place among the own. */
function entriesFor(table: Table, viewer: Seat | null): LogEntry[] {
  const { rows } = table;
  const entries: LogEntry[] = [];
  let standing = rows.filter(({ n, seat }) => n === null && seat === viewer).length;
  for (let i = rows.length - 1; i >= 0 && entries.length < latest; i--) {
    const { n, version, at, seat } = rows[i];
    const events = shownEvents(table, rows[i], viewer);
    if (events.length > 0)
      entries.push({ key: n === null ? `s${standing--}` : `${n}`, n, version, at, seat, events });
  }
  return entries.reverse();
}

function tableSeat(
  { kind, name, colour, level, holder, word }: LobbySeat,
  seat: Seat,
  { viewer, over }: { viewer: Viewer; over: boolean },
): TableSeat {
  const own = holder !== null && holder === viewer.holder;
  return {
    seat,
    kind,
    name,
    colour,
    ...(level === null ? {} : { level }),
    present: holder !== null && viewer.present.has(holder),
    hasWord: word !== "",
    ...(own || over ? { word } : {}),
  };
}
