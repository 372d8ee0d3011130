import type { Seat } from "../worker/game";
import type { Context } from "./context";
import type { Telling } from "./i18n";
import type { TableSeat } from "./tableView";

/** What a seat is called: its holder's name, else its colour's, else its number. */
export function nameOf({ t }: Pick<Context, "t">, seat: Pick<TableSeat, "seat" | "name" | "colour">): string {
  if (seat.name !== "") return seat.name;
  return seat.colour === null ? t.table.seat(seat.seat + 1) : t.names.colours[seat.colour];
}

/** Who is who in sentences about this table; `by` gave the order that is told, null: the table itself. */
export function tellingOf(context: Pick<Context, "t" | "view">, by: Seat | null = null): Telling {
  const { view } = context;
  return {
    by,
    seat: (seat) => nameOf(context, view.seats[seat] ?? { seat, name: "", colour: null }),
    colour: (seat) => view.game?.seats[seat]?.colour ?? view.seats[seat]?.colour ?? "red",
    pact: (id) => view.game?.pacts.find((pact) => pact.id === id),
  };
}
