import type { Command } from "../command";
import type { TerritoryId } from "../ids";
import { ownTerritories, type Sight } from "./sight";

/** Claims where the own continent grows or an own territory lies beside; small continents first. */
export function claim(sight: Sight): Command {
  const { view, me, book } = sight;
  const value = (t: number): number => {
    const { members, continentOf, neighbours } = book;
    const inside = members[continentOf[t]];
    const held = inside.filter((other) => view.owner[other] === me).length;
    const beside = neighbours[t].filter((other) => view.owner[other] === me).length;
    return (2 * held) / inside.length + 0.5 * beside - inside.length / 12;
  };
  let best = view.owner.indexOf(-1);
  view.owner.forEach((owner, t) => {
    if (owner === -1 && value(t) > value(best)) best = t;
  });
  return { type: "claim", territory: view.territories[best] };
}

/** Spreads in one order what is hidden until all have placed: the most where the frontier is longest, each to its cap. */
export function spread(sight: Sight): Command | null {
  const { view, you, me, book } = sight;
  const cap = book.setup.spread?.most ?? 0;
  const foreign = (t: number) => book.neighbours[t].filter((beside) => view.owner[beside] !== me).length;
  const armies: Record<TerritoryId, number> = {};
  let left = you.left.free;
  for (const t of ownTerritories(sight).sort((a, b) => foreign(b) - foreign(a))) {
    const count = Math.min(left, cap - view.armies[t]);
    if (count > 0) armies[view.territories[t]] = count;
    left -= Math.max(0, count);
  }
  return Object.keys(armies).length > 0 ? { type: "place", armies } : null;
}
