import type { Command } from "../command";
import type { TerritoryId } from "../ids";
import type { Sight } from "./sight";

/** An attack without dice on this territory with enough to conquer it: from the greatest sources on, all they can spare; null where that is too little. */
export function march(sight: Sight, to: number): Command | null {
  const { view, me, book } = sight;
  const sources = book.neighbours[to].filter((t) => view.owner[t] === me && view.armies[t] > 1);
  sources.sort((a, b) => view.armies[b] - view.armies[a]);
  const from: Record<TerritoryId, number> = {};
  let sent = 0;
  for (const source of sources) {
    from[view.territories[source]] = view.armies[source] - 1;
    sent += view.armies[source] - 1;
    if (sent > view.armies[to]) return { type: "attack", from, to: view.territories[to] };
  }
  return null;
}
