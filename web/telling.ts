import type { PublicEvent, Seat } from "../worker/game";
import type { Context } from "./context";
import type { Telling } from "./i18n";
import type { LogEntry, TableSeat, TableView } from "./tableView";

/** What a seat is called: its holder's name, else its colour's, else its number. */
export function nameOf({ t }: Pick<Context, "t">, seat: Pick<TableSeat, "seat" | "name" | "colour">): string {
  if (seat.name !== "") return seat.name;
  return seat.colour === null ? t.table.seat(seat.seat + 1) : t.names.colours[seat.colour];
}

/** What the next sentence or the page's title says anyway. */
const untold: ReadonlySet<PublicEvent["type"]> = new Set(["claim-began", "round-began"]);

/** The events of an entry that are worth a sentence of their own. */
export const toldIn = ({ events }: LogEntry): readonly PublicEvent[] =>
  events.filter(({ type }) => !untold.has(type));

/** Whose turn it was in this entry of the log: who attacked and moved in it, whoever gave the order. */
export function turnIn({ log, game }: Pick<TableView, "log" | "game">, entry: LogEntry): Seat | null {
  const at = log.findIndex(({ key }) => key === entry.key);
  const before = log.slice(0, at).findLast(({ events }) => events.some(({ type }) => type === "turn-began"));
  const began = before?.events.findLast((event) => event.type === "turn-began");
  if (began?.type === "turn-began") return began.seat;
  const ended = log
    .slice(at)
    .flatMap(({ events }) => events)
    .find(({ type }) => type === "turn-ended");
  return ended?.type === "turn-ended" ? ended.seat : (game?.turn ?? null);
}

/** Who is who in sentences about this table; `by` is whose turn is told of, null: nobody's that is known. */
export function tellingOf(context: Pick<Context, "t" | "view">, by: Seat | null = null): Telling {
  const { view } = context;
  return {
    by,
    seat: (seat) => nameOf(context, view.seats[seat] ?? { seat, name: "", colour: null }),
    colour: (seat) => view.game?.seats[seat]?.colour ?? view.seats[seat]?.colour ?? "red",
    pact: (id) => view.game?.pacts.find((pact) => pact.id === id),
  };
}
