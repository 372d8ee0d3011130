import { hexToBytes } from "@noble/hashes/utils.js";
import type { LogEntry, TableSeat, TableView } from "../../web/tableView";
import { type PublicEvent, type Seat, shownTo, type View, viewOf } from "../game";
import { commitmentTo } from "./chance";
import { type LobbySeat, optionsOf, seatOf } from "./lobby";
import type { Arranged } from "./presets";
import type { Row } from "./row";
import { isOver, type Table, versionOf } from "./table";

/** Orders that a page tells; the rest is in the log. */
const latest = 40;

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
  return {
    slug: lobby.slug,
    version: versionOf(table),
    ruleset: settings.ruleset,
    options: game ? game.state.options : optionsOf(lobby),
    botPace: settings.botPace,
    public: settings.public,
    locked: settings.locked,
    owner: seatOf(lobby, owner),
    seats: lobby.seats.map((one, number) => tableSeat(one, number, { viewer, over })),
    game: game && whole(viewOf(game.book, game.state, seat)),
    you: seat === null ? null : { seat, owner: viewer.holder === owner },
    log: table.rows.slice(-latest).map((row) => logEntry(row, seat)),
    dice: { commitment: commitmentTo(hexToBytes(lobby.seed)), seed: over ? lobby.seed : null },
    badPresets: [],
  };
}

/** The view with all that it would find out only when asked: what leaves the table is data alone. */
function whole(view: View): View {
  const { you } = view;
  if (!you) return view;
  const { seat, objective, progress, hand, left, choices } = you;
  return { ...view, you: { seat, objective, progress, hand, left, choices } };
}

/** A table that nobody has opened, as its query string presets it. */
export function unopenedView(slug: string, { settings, seats, bad }: Arranged): TableView {
  const nobody = { viewer: { holder: null, present: new Set<string>() }, over: false };
  return {
    slug,
    version: 0,
    ruleset: settings.ruleset,
    options: optionsOf({ settings, seats }),
    botPace: settings.botPace,
    public: settings.public,
    locked: settings.locked,
    owner: null,
    seats: seats.map((one, number) => tableSeat(one, number, nobody)),
    game: null,
    you: null,
    log: [],
    dice: { commitment: null, seed: null },
    badPresets: bad.map(({ name, value }) => ({ name, value })),
  };
}

/** What this seat may see of one order's events; null watches. */
export const shownEvents = (row: Row, seat: Seat | null): PublicEvent[] =>
  row.events.flatMap((event) => shownTo(event, seat) ?? []);

const logEntry = (row: Row, seat: Seat | null): LogEntry => {
  const { n, version, at, seat: by } = row;
  return { n, version, at, seat: by, events: shownEvents(row, seat) };
};

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
