import type { Choice, CommandOf, CommandType, View } from "../../worker/game";

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

/** What stands on a territory of the game. */
export function standingOn(game: View, id: string): { readonly seat: number; readonly armies: number } {
  const t = game.territories.indexOf(id);
  return { seat: game.owner[t], armies: game.armies[t] };
}
