import type { State } from "./state";

/** Armies that the seat on turn has still to place, wherever they may go. */
export function leftToPlace(state: State): number {
  let left = state.left.free;
  for (const continent in state.left.continents) left += state.left.continents[continent];
  return left;
}
