import { type Board, type Colour, type Ruleset, rulesets } from "../../worker/game";
import { maps } from "../maps";
import type { BoardMap } from "../maps/map";
import type { TableView } from "../tableView";

const known: Readonly<Record<string, Ruleset>> = rulesets;

/** The board this table plays on, before and after the start. */
export const boardOf = (view: TableView): Board => known[view.ruleset].board;

/** How that board is drawn. */
export const mapOf = (view: TableView): BoardMap => maps[boardOf(view).id];

/** What stands on a territory. */
export interface Standing {
  readonly colour: Colour;
  readonly armies: number;
}

/** Who holds what, by territory; nothing in the lobby. */
export function standings({ game }: TableView): ReadonlyMap<string, Standing> {
  if (game === null) return new Map();
  return new Map(
    game.territories.map((id, i) => [
      id,
      { colour: game.seats[game.owner[i]].colour, armies: game.armies[i] },
    ]),
  );
}
