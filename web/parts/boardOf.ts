import {
  type Board,
  type Colour,
  type Rulebook,
  type Ruleset,
  rulebook,
  rulesets,
  type TerritoryId,
} from "../../worker/game";
import { maps } from "../maps";
import type { BoardMap } from "../maps/map";
import type { TableView } from "../tableView";

const known: Readonly<Record<string, Ruleset>> = rulesets;

type Played = Pick<TableView, "ruleset" | "options">;

/** What this table plays by, its options resolved. */
export const bookOf = ({ ruleset, options }: Played): Rulebook => rulebook(ruleset, options);

/** The board this table plays on, before and after the start. */
export const boardOf = ({ ruleset }: Pick<TableView, "ruleset">): Board => known[ruleset].board;

/** How that board is drawn. */
export const mapOf = (view: Pick<TableView, "ruleset">): BoardMap => maps[boardOf(view).id];

/** Whether these two border here: some rules know a border more than the board has. */
export function borders(view: Played): (a: TerritoryId, b: TerritoryId) => boolean {
  const { board, areNeighbours } = bookOf(view);
  const ids = board.territories.map(({ id }) => id);
  return (a, b) => areNeighbours(ids.indexOf(a), ids.indexOf(b));
}

/** What stands on a territory. */
export interface Standing {
  readonly colour: Colour;
  readonly armies: number;
}

/** Who holds what, by territory; nothing in the lobby, and nothing of what is still free. */
export function standings({ game }: TableView): ReadonlyMap<string, Standing> {
  if (game === null) return new Map();
  return new Map(
    game.territories.flatMap((id, i) =>
      game.owner[i] === -1
        ? []
        : [[id, { colour: game.seats[game.owner[i]].colour, armies: game.armies[i] }] as const],
    ),
  );
}
