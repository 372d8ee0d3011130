import type { Command } from "../command";
import type { Seat } from "../ids";
import type { Random } from "../random";
import type { Pact } from "../state";
import { lacks, nearlyWins, type Outlook } from "./outlook";
import { barred, ownTerritories } from "./sight";
import { risk } from "./stakes";

/** Pacts that one seat keeps at a time; with more there is nobody left to attack. */
const mostPacts = 2;
/** Rounds that an own offer asks for, and before the same seat is asked again. */
const offeredRounds = 3;
const pause = 5;
/** A territory worth more than this is wanted, so its border stays open. */
const wanted = 4;

/** Yes to a pact that spares trouble and forbids nothing this seat wants. */
export function answer(outlook: Outlook, offer: Pact): Command {
  const sensible =
    trusts(outlook, offer.by) &&
    staysFree(outlook, offer.by) &&
    (offer.scope === "world" ? isBrief(offer) : suits(outlook, offer));
  return { type: sensible ? "pact-accept" : "pact-decline", pact: offer.id };
}

/** Now and then, a pact at the border that is most in danger; null mostly. Asked once a turn, it draws once. */
export function offer(outlook: Outlook, random: Random): Command | null {
  const { view, me } = outlook;
  if (!outlook.book.pacts || view.pacts.some(({ by, status }) => by === me && status === "offered"))
    return null;
  const border = sorestBorder(outlook);
  if (!border || random.below(3) !== 0) return null;
  const { territories, owner } = view;
  const scope = { border: [territories[border.own], territories[border.theirs]] as const };
  return { type: "pact-offer", with: owner[border.theirs], scope, rounds: offeredRounds };
}

/** Whom one can afford to leave alone: not the seat to destroy, not who is about to win, and never the last rival. */
function trusts(outlook: Outlook, other: Seat): boolean {
  const { view, you, me, binding } = outlook;
  if (view.seats.filter(({ alive }) => alive).length <= 2 || binding.length >= mostPacts) return false;
  return (
    view.seats[other].alive &&
    you.objective.target !== other &&
    !nearlyWins(outlook, other) &&
    lacks(outlook, me) > 3
  );
}

/** Whether enough borders with others than this seat would stay open to attack. */
function staysFree(outlook: Outlook, other: Seat): boolean {
  const { view, me, book } = outlook;
  let open = 0;
  for (const from of ownTerritories(outlook))
    for (const to of book.neighbours[from])
      if (view.owner[to] !== me && view.owner[to] !== other && !barred(outlook, from, to)) open++;
  return open >= 2;
}

const isBrief = ({ rounds }: Pact): boolean => rounds !== null && rounds <= offeredRounds + 2;

/** A border is worth keeping quiet where nothing beyond it is wanted, for long only where the other side is the stronger there. */
function suits({ view, worth, me }: Outlook, pact: Pact): boolean {
  if (pact.scope === "world") return false;
  const [a, b] = pact.scope.border.map((id) => view.territories.indexOf(id));
  const [own, theirs] = view.owner[a] === me ? [a, b] : [b, a];
  return worth[theirs] <= wanted && (isBrief(pact) || view.armies[theirs] >= view.armies[own]);
}

/** The border over which an own territory of some worth is likely to fall, to a seat that may be asked. */
function sorestBorder(outlook: Outlook): { readonly own: number; readonly theirs: number } | null {
  const { view, me, book, worth } = outlook;
  let best: { readonly own: number; readonly theirs: number } | null = null;
  let most = 0.8;
  for (const own of ownTerritories(outlook)) {
    const danger = worth[own] * risk(outlook, own, view.armies[own]);
    if (danger <= most) continue;
    const theirs = strongestBeside(outlook, own);
    if (theirs === -1 || worth[theirs] > wanted || !mayAsk(outlook, view.owner[theirs])) continue;
    best = { own, theirs };
    most = danger;
  }
  return best && book.neighbours[best.own].length > 0 && view.owner[best.theirs] !== me ? best : null;
}

function strongestBeside(outlook: Outlook, own: number): number {
  const { view, me, book } = outlook;
  let strongest = -1;
  for (const beside of book.neighbours[own]) {
    if (view.owner[beside] === me || barred(outlook, own, beside)) continue;
    if (strongest === -1 || view.armies[beside] > view.armies[strongest]) strongest = beside;
  }
  return strongest;
}

/** Not a seat asked in the last rounds, whatever it said, nor one with which a pact or offer stands. */
function mayAsk(outlook: Outlook, other: Seat): boolean {
  const { view, me } = outlook;
  const settled = view.pacts.every((pact) => {
    if (!(pact.by === me && pact.with === other) && !(pact.by === other && pact.with === me)) return true;
    const open = pact.status === "offered" || pact.status === "in-force" || pact.status === "notice";
    return !open && (pact.by !== me || pact.offeredIn < view.round - pause + 1);
  });
  return settled && trusts(outlook, other) && staysFree(outlook, other);
}
