import { type PublicEvent, type Seat, shownTo } from "../game";
import { isHidden, isQuiet, type Row } from "./row";
import { isOver, type Table } from "./table";

/** The orders that this viewer may know of: standing orders are their seat's alone until it is over. */
export function rowsFor(table: Table, viewer: Seat | null): readonly Row[] {
  if (isOver(table)) return table.rows;
  return table.rows.filter(({ n, seat }) => n !== null || seat === viewer);
}

/** What was ordered, as this viewer may see it; null while that is hidden. */
export function shownCommand(table: Table, row: Row, viewer: Seat | null): Row["command"] | null {
  return isHidden(row) && row.seat !== viewer && placesHidden(table) ? null : row.command;
}

/** What this viewer may see of one order's events; null watches. */
export function shownEvents(table: Table, row: Row, viewer: Seat | null): PublicEvent[] {
  const revealed = !placesHidden(table);
  return row.events.flatMap((event) =>
    event.type === "armies-spread" && revealed ? event : (shownTo(event, viewer) ?? []),
  );
}

/** How many orders of this seat moved no version. */
export const quietOrders = ({ rows }: Table, seat: Seat | null): number =>
  seat === null ? 0 : rows.filter((row) => row.seat === seat && isQuiet(row)).length;

const placesHidden = ({ game }: Table): boolean => game?.state.together === true;
