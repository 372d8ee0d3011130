import type { TableSeat, TableView } from "../../web/tableView";
import type { GameEvent, PublicEvent, Seat } from "../game";
import type { Rolls } from "./chance";
import type { Row } from "./row";
import { rowsFor, shownCommand, shownEvents } from "./shown";
import { isOver, type Table } from "./table";
import { diceJson, tableJson } from "./viewJson";

/** One accepted order; its draws once it is over. */
export interface OrderJson extends Pick<Row, "n" | "version" | "at" | "seat"> {
  /** Null while it is hidden. */
  readonly command: Row["command"] | null;
  readonly events: readonly (PublicEvent | GameEvent)[];
  readonly rolls?: Rolls;
}

/** A whole log. */
export interface LogJson {
  readonly table: ReturnType<typeof tableJson>;
  readonly version: number;
  readonly seats: readonly Pick<TableSeat, "seat" | "name" | "colour" | "kind" | "level" | "word">[];
  readonly dice: ReturnType<typeof diceJson>;
  readonly orders: readonly OrderJson[];
}

/** The orders for programs, as this viewer may see them: the shape that `log.json` promises. Whole once it is over. */
export function logJson(view: TableView, table: Table | null): LogJson {
  return {
    table: tableJson(view),
    version: view.version,
    seats: view.seats.map(({ seat, name, colour, kind, level, word }) => ({
      seat,
      name,
      colour,
      kind,
      ...(level === undefined ? {} : { level }),
      ...(word === undefined ? {} : { word }),
    })),
    dice: diceJson(view),
    orders: table ? orders(table, view.you?.seat ?? null) : [],
  };
}

function orders(table: Table, viewer: Seat | null): OrderJson[] {
  const over = isOver(table);
  return rowsFor(table, viewer).map((row) => {
    const { n, version, at, seat } = row;
    const outline = { n, version, at, seat, command: shownCommand(table, row, viewer) };
    if (over) return { ...outline, events: row.events, rolls: row.rolls };
    return { ...outline, events: shownEvents(table, row, viewer) };
  });
}
