import type { Command } from "../command";
import type { TerritoryId } from "../ids";
import type { Outlook } from "./outlook";
import { distances, ownTerritories } from "./sight";
import { stake } from "./stakes";

/** Everything that is left to place in one order: each continent's armies inside it, then the free ones. Null where nothing is left. */
export function placement(outlook: Outlook): Command | null {
  const { you, view, book } = outlook;
  const extra = new Array<number>(view.owner.length).fill(0);
  const own = ownTerritories(outlook);
  book.board.continents.forEach(({ id }, continent) => {
    const inside = own.filter((territory) => book.continentOf[territory] === continent);
    allot(outlook, inside, you.left.continents[id] ?? 0, extra);
  });
  allot(outlook, own, you.left.free, extra);
  const armies: Record<TerritoryId, number> = {};
  extra.forEach((count, territory) => {
    if (count > 0) armies[view.territories[territory]] = count;
  });
  return Object.keys(armies).length > 0 ? { type: "place", armies } : null;
}

/**
 * Gives each share of the armies to the territory where it gains most per army. Shares of every size are tried, because
 * an attack that three armies leave hopeless may be sure with six.
 */
function allot(outlook: Outlook, among: readonly number[], count: number, extra: number[]): void {
  let left = count;
  while (left > 0) {
    const share = bestShare(outlook, among, left, extra);
    extra[share.territory] += share.armies;
    left -= share.armies;
  }
}

function bestShare(outlook: Outlook, among: readonly number[], left: number, extra: readonly number[]) {
  const { view } = outlook;
  let best = { territory: mainFront(outlook, among), armies: left, gain: 0.001 };
  for (const territory of among) {
    const now = view.armies[territory] + extra[territory];
    const before = stake(outlook, territory, now);
    for (const armies of sharesOf(left)) {
      const gain = (stake(outlook, territory, now + armies) - before) / armies;
      if (gain > best.gain) best = { territory, armies, gain };
    }
  }
  return best;
}

/** 1, 2, 3, 5, 8, … and all. */
function sharesOf(left: number): number[] {
  const shares: number[] = [];
  for (let a = 1, b = 2; a < left; [a, b] = [b, a + b]) shares.push(a);
  return [...shares, left];
}

/** Where armies go that no stake needs: the frontier beside the greatest foreign worth. */
function mainFront(outlook: Outlook, among: readonly number[]): number {
  const { view, me, book, worth } = outlook;
  const distance = distances(outlook);
  const pull = (territory: number): number =>
    book.neighbours[territory].reduce(
      (sum, to) => sum + (view.owner[to] === me ? 0 : worth[to]),
      -100 * distance[territory],
    );
  return among.reduce((best, territory) => (pull(territory) > pull(best) ? territory : best), among[0]);
}
