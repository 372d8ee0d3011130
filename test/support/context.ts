import type { Context, Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import type { TableView } from "../../web/tableView";
import { fold, type GameEvent, type Seat, viewOf } from "../../worker/game/index";
import { bookWith } from "./game";
import { emptyTable } from "./tables";

/** A table of Ana, Beto and Caro where these events have happened, as a seat sees it; null watches. */
export function tableWith(events: readonly GameEvent[], viewer: Seat | null = 0): TableView {
  const state = fold(events);
  const seats = state.seats.map(({ colour }, seat) => ({
    ...emptyTable.seats[seat],
    kind: "person" as const,
    colour,
    name: ["Ana", "Beto", "Caro"][seat],
  }));
  const you = viewer === null ? null : { seat: viewer, owner: viewer === 0 };
  return { ...emptyTable, version: 12, seats, owner: 0, game: viewOf(bookWith(), state, viewer), you };
}

/** What English parts are drawn from. */
export const contextOf = (view: TableView, selection: Selection = {}): Context => ({
  view,
  language: "en",
  t: messages.en,
  selection,
  refusal: null,
  nonce: "n1",
});
