import type { Command } from "../command";
import type { Asks } from "../view";
import { mayMove } from "./moves";
import type { Outlook } from "./outlook";
import { distances } from "./sight";
import { stake } from "./stakes";

/** Moves in so many that both territories together stand best; where it makes no difference, the most. */
export function occupation(outlook: Outlook, asks: Extract<Asks, { question: "occupy" }>): Command {
  const { view } = outlook;
  const from = view.territories.indexOf(asks.from);
  const to = view.territories.indexOf(asks.to);
  const [least, most] = asks.armies;
  const together = (armies: number): number =>
    stake(outlook, from, view.armies[from] - (armies - least)) +
    stake(outlook, to, view.armies[to] + (armies - least));
  let best = most;
  for (let armies = most - 1; armies >= least; armies--)
    if (together(armies) > together(best) + 0.01) best = armies;
  return { type: "occupy", armies: best };
}

/** A move between frontiers must gain this much; nearer to the frontier is always better. */
const worthMoving = 0.4;
const perBorder = 0.05;

/** The regrouping that gains most, or null where the armies stand well. Armies that arrived stay, so a turn's moves come to an end. */
export function regrouping(outlook: Outlook): Command | null {
  const { view, me, book } = outlook;
  const distance = distances(outlook);
  let best: Command | null = null;
  let most = 0;
  for (let from = 0; from < view.owner.length; from++) {
    if (view.owner[from] !== me || book.regroup.mayLeave(view.armies[from], view.arrived[from]) < 1) continue;
    for (const to of book.neighbours[from]) {
      const armies = view.owner[to] === me ? mayMove(outlook, from, to) : 0;
      if (armies < 1) continue;
      const nearer = distance[from] - distance[to];
      const gain = shift(outlook, from, to, armies) + (nearer > 0 ? perBorder * armies : -worthMoving);
      if (gain <= most) continue;
      most = gain;
      best = { type: "regroup", from: view.territories[from], to: view.territories[to], armies };
    }
  }
  return best;
}

/** What both territories together gain when so many armies go over. */
function shift(outlook: Outlook, from: number, to: number, armies: number): number {
  const { view } = outlook;
  const before = stake(outlook, from, view.armies[from]) + stake(outlook, to, view.armies[to]);
  return (
    stake(outlook, from, view.armies[from] - armies) + stake(outlook, to, view.armies[to] + armies) - before
  );
}
