import type { Context, Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import type { TableView } from "../../web/tableView";
import { fold, type GameEvent, rulebook, type Seat, type State, viewOf } from "../../worker/game/index";
import { emptyTable } from "./tables";

/** A table of Ana, Beto, Caro … where these events have happened, as a seat sees it; null watches. */
export const tableWith = (events: readonly GameEvent[], viewer: Seat | null = 0): TableView =>
  tableOf(fold(events), viewer);

/** A table at which the game stands so, by its own rules. */
export function tableOf(state: State, viewer: Seat | null = 0): TableView {
  const { ruleset, options } = state;
  const seats = state.seats.map(({ colour }, seat) => ({
    ...emptyTable.seats[seat],
    kind: "person" as const,
    colour,
    name: ["Ana", "Beto", "Caro", "Dani", "Eva", "Fede"][seat],
  }));
  const you = viewer === null ? null : { seat: viewer, owner: viewer === 0 };
  const game = viewOf(rulebook(ruleset, options), state, viewer);
  return { ...emptyTable, ruleset, options, version: 12, mark: 12, seats, owner: 0, game, you };
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
