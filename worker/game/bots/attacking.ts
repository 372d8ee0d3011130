import type { Command } from "../command";
import { reckon } from "./chances";
import { march } from "./marching";
import { lacks, type Outlook, winning } from "./outlook";
import { barred } from "./sight";
import { risk } from "./stakes";

/** What the turn's card is worth, in territories. */
const card = 2.5;
/** What an army lost counts, and what a rival's loss gains. */
const ownArmy = 0.35;
const theirArmy = 0.12;

/** The attack that gains most, or null where none gains anything. */
export function bestAttack(outlook: Outlook): Command | null {
  const { view, me, book } = outlook;
  let best: { readonly from: number; readonly to: number } | null = null;
  let most = 0;
  for (let from = 0; from < view.owner.length; from++) {
    if (view.owner[from] !== me || view.armies[from] < book.combat.attackFrom) continue;
    for (const to of book.neighbours[from]) {
      if (view.owner[to] === me || barred(outlook, from, to)) continue;
      const gain = gainOf(outlook, from, to);
      if (gain <= most) continue;
      most = gain;
      best = { from, to };
    }
  }
  if (!best) return null;
  return book.combat.kind === "forces" ? march(outlook, best.to) : attackOver(outlook, best.from, best.to);
}

/** To the end where the attacker leads little or the odds are plain; else until he has lost his lead, to think again. */
function attackOver({ view, book }: Outlook, from: number, to: number): Command {
  const attackers = view.armies[from];
  const defenders = view.armies[to];
  const plain = attackers <= defenders + 1 || reckon(book, attackers, defenders).wins > 0.9;
  const until = plain ? "conquest" : defenders + 1;
  return { type: "attack", from: view.territories[from], to: view.territories[to], until };
}

/** What attacking to the end is worth: what may be won less what it costs and lays bare; below 0 where it is not worth trying. */
function gainOf(outlook: Outlook, from: number, to: number): number {
  const { view, book, worth } = outlook;
  const attackers = view.armies[from];
  const odds = reckon(book, attackers, view.armies[to]);
  if (odds.wins < leastChance(worth[to])) return -1;
  const left = Math.max(1, Math.round(attackers - odds.attackLosses - book.occupation.least(3)));
  const bared = worth[from] * (risk(outlook, from, left, to) - risk(outlook, from, attackers));
  const won = odds.wins * (worth[to] + (earnsCard(outlook) ? card : 0)) + theirArmy * odds.defenceLosses;
  return won - bared - ownArmy * patience(outlook) * odds.attackLosses;
}

/** Only a territory that wins the game, or stops who is about to, is tried against the odds. */
function leastChance(worth: number): number {
  if (worth >= winning) return 0.15;
  return worth >= 6 ? 0.4 : 0.55;
}

/** Whether the next conquest earns the card of this turn. */
function earnsCard({ view, you, me, book }: Outlook): boolean {
  const { cards } = book;
  if (!cards || you.hand.length >= (cards.handLimit ?? Number.POSITIVE_INFINITY)) return false;
  return view.conquests < cards.conquestsNeeded(view.seats[me].trades);
}

/** Armies are spared less as the game grows long and as one's own outnumber the rivals', so that games end. */
function patience(outlook: Outlook): number {
  const { view, me } = outlook;
  const rivals = view.seats.filter(({ seat, alive }) => alive && seat !== me);
  const strongest = Math.max(1, ...rivals.map(({ armies }) => armies));
  const lead = view.seats[me].armies / strongest;
  const hurry = lacks(outlook, me) <= 3 ? 2 : 1;
  return 1 / ((1 + view.round / 15) * Math.max(1, lead) * hurry);
}
