import type { Choice, CommandOf, CommandType, TerritoryId, View } from "../../worker/game";
import { movesOf } from "../selection";

/** A choice of one type of command. */
export interface Offer<T extends CommandType> {
  readonly command: CommandOf<T>;
  readonly armies?: readonly [least: number, most: number];
}

const is =
  <T extends CommandType>(type: T) =>
  (choice: Choice): choice is Choice & Offer<T> =>
    choice.command.type === type;

/** The viewer's lawful commands of this type; none for who watches. */
export function offered<T extends CommandType>(game: View | null, type: T): readonly Offer<T>[] {
  return game?.you?.choices.filter(is(type)) ?? [];
}

/** Where the viewer can attack or regroup from, and from there to, each pair once. */
export function ways(game: View | null, type: "attack" | "regroup") {
  const all = offered(game, type).flatMap(({ command }) => movesOf(command));
  return {
    sources: [...new Set(all.map(({ from }) => from))],
    targetsOf: (source: TerritoryId) => [
      ...new Set(all.flatMap(({ from, to }) => (from === source ? [to] : []))),
    ],
  };
}

/** What stands on a territory of the game; seat -1 where it is free. */
export function standingOn(game: View, id: string): { readonly seat: number; readonly armies: number } {
  const t = game.territories.indexOf(id);
  return { seat: game.owner[t], armies: game.armies[t] };
}

/** All that the viewer has left to place. */
export function leftIn(game: View): number {
  const { free, continents } = game.you?.left ?? { free: 0, continents: {} };
  return Object.values(continents).reduce((sum, n) => sum + n, free);
}
