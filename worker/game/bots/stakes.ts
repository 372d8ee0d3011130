import { reckon } from "./chances";
import type { Outlook } from "./outlook";
import { barred } from "./sight";

/** Armies that a rival may bring up before attacking. */
const bringsUp = 3;
/** Not every rival who could attack does. */
const attacks = 0.7;
/** What holding a territory counts beside taking one. */
const holding = 0.8;
/** Attacks that one stack is planned for. */
const chain = 3;

/** The chance that a territory of this seat with so many armies falls before its next turn, to the strongest neighbour but `except`. */
export function risk(outlook: Outlook, territory: number, armies: number, except = -1): number {
  const { view, me, book } = outlook;
  let most = 0;
  for (const beside of book.neighbours[territory])
    if (
      view.owner[beside] !== me &&
      beside !== except &&
      view.armies[beside] > most &&
      !barred(outlook, beside, territory)
    )
      most = view.armies[beside];
  return most === 0 ? 0 : attacks * reckon(book, most + bringsUp, armies).wins;
}

/** What so many armies on an own territory are worth: what they hold and what they may take. Grows with the armies. */
export function stake(outlook: Outlook, territory: number, armies: number): number {
  return (
    holding * outlook.worth[territory] * (1 - risk(outlook, territory, armies)) +
    prospect(outlook, territory, armies)
  );
}

/** What a stack may take from where it stands, the most promising neighbour first, each with what is left of it. */
function prospect(outlook: Outlook, territory: number, armies: number): number {
  const { book } = outlook;
  const taken: number[] = [];
  let value = 0;
  let reached = 1;
  let stack = armies;
  while (taken.length < chain && stack >= book.combat.attackFrom) {
    const target = bestTarget(outlook, territory, stack, taken);
    if (!target || target.chance < 0.35) break;
    reached *= target.chance;
    value += reached * target.worth;
    taken.push(target.territory);
    // To win against d armies costs about 1.2 d with three dice against three, and one army moves in.
    stack = Math.floor(stack - 1.2 * outlook.view.armies[target.territory] - 1);
  }
  return value;
}

function bestTarget(outlook: Outlook, from: number, armies: number, taken: readonly number[]) {
  const { view, me, book, worth } = outlook;
  let best: { readonly territory: number; readonly chance: number; readonly worth: number } | null = null;
  for (const to of book.neighbours[from]) {
    if (view.owner[to] === me || taken.includes(to) || barred(outlook, from, to)) continue;
    const chance = reckon(book, armies, view.armies[to]).wins;
    if (!best || chance * worth[to] > best.chance * best.worth)
      best = { territory: to, chance, worth: worth[to] };
  }
  return best;
}
