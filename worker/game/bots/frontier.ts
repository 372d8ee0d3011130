import type { Command } from "../command";
import type { PhaseName, TerritoryId } from "../ids";
import type { Asks } from "../view";
import { answerTo } from "./answers";
import type { Bot } from "./bot";
import { cardToPlay } from "./country";
import { march } from "./marching";
import { mayMove } from "./moves";
import { cheapestSet } from "./sets";
import { claim, spread } from "./settling";
import { barred, distances, isFrontier, offerTo, type Sight, sightOf } from "./sight";

/** The quick bot of tests and measurements: reinforces the frontier, attacks while stronger, pushes the rest forward. No random thought. */
export const frontier: Bot = (view) => {
  const sight = sightOf(view);
  const offer = offerTo(sight);
  if (offer) return { type: "pact-decline", pact: offer.id };
  if (view.asks?.seat === sight.me) return answer(sight, view.asks);
  return play[view.phase](sight) ?? { type: "next" };
};

function answer(sight: Sight, asks: Asks): Command {
  if (asks.question === "occupy") return { type: "occupy", armies: asks.armies[1] };
  if (asks.question === "trade") return trade(sight) ?? { type: "next" };
  return answerTo(sight, asks);
}

/** What it does in each phase; null: it goes on. */
const play: Readonly<Record<PhaseName, (sight: Sight) => Command | null>> = {
  claim,
  deploy: (sight) => (sight.view.turn === null ? spread(sight) : place(sight)),
  reinforce: (sight) => trade(sight) ?? place(sight),
  choose: (sight) => cardToPlay(sight) ?? attack(sight) ?? place(sight),
  attack: (sight) => place(sight) ?? cardToPlay(sight) ?? attack(sight) ?? forward(sight),
  regroup: forward,
  over: () => null,
};

function trade(sight: Sight): Command | null {
  const cards = cheapestSet(sight);
  return cards && { type: "trade", cards };
}

/** Each continent's armies on its own best territory, the free ones on the best of all. */
function place(sight: Sight): Command | null {
  const { left } = sight.you;
  const { board, members } = sight.book;
  const armies: Record<TerritoryId, number> = {};
  const put = (among: readonly number[] | null, count: number): void => {
    const id = sight.view.territories[strongest(sight, among)];
    armies[id] = (armies[id] ?? 0) + count;
  };
  let count = left.free;
  for (let c = 0; c < board.continents.length; c++) {
    const inside = left.continents[board.continents[c].id] ?? 0;
    if (inside > 0) put(members[c], inside);
    count += inside;
  }
  if (left.free > 0) put(null, left.free);
  return count > 0 ? { type: "place", armies } : null;
}

/** The own territory with the greatest lead over its weakest foreign neighbour, among these (null: all); one without such neighbours comes last. */
function strongest({ view, me, book }: Sight, among: readonly number[] | null): number {
  let best = -1;
  let lead = Number.NEGATIVE_INFINITY;
  const count = among ? among.length : view.owner.length;
  for (let i = 0; i < count; i++) {
    const territory = among ? among[i] : i;
    if (view.owner[territory] !== me) continue;
    let weakest = Number.MAX_SAFE_INTEGER;
    for (const beside of book.neighbours[territory])
      if (view.owner[beside] !== me && view.armies[beside] < weakest) weakest = view.armies[beside];
    if (view.armies[territory] - weakest <= lead) continue;
    lead = view.armies[territory] - weakest;
    best = territory;
  }
  return best;
}

/** The attack with the greatest lead, to the conquest, where the attacker is the stronger. */
function attack(sight: Sight): Command | null {
  const { view, me, book } = sight;
  let best: { from: number; to: number } | null = null;
  let lead = 0;
  // Without dice the army that stays does not fight, so one more must lead.
  if (book.combat.kind === "forces") lead = 1;
  for (let from = 0; from < view.owner.length; from++) {
    if (view.owner[from] !== me || view.armies[from] < book.combat.attackFrom) continue;
    for (const to of book.neighbours[from]) {
      if (view.owner[to] === me || view.armies[from] - view.armies[to] <= lead || barred(sight, from, to))
        continue;
      lead = view.armies[from] - view.armies[to];
      best = { from, to };
    }
  }
  if (!best) return null;
  if (book.combat.kind === "forces") return march(sight, best.to);
  return {
    type: "attack",
    from: view.territories[best.from],
    to: view.territories[best.to],
    until: "conquest",
  };
}

/** The greatest stack in the interior, one border nearer to the frontier. */
function forward(sight: Sight): Command | null {
  const { view, me, book } = sight;
  let from = -1;
  let most = 0;
  for (let t = 0; t < view.owner.length; t++) {
    const free = book.regroup.mayLeave(view.armies[t], view.arrived[t]);
    if (view.owner[t] !== me || free <= most || isFrontier(sight, t)) continue;
    from = t;
    most = free;
  }
  if (from === -1) return null;
  const distance = distances(sight);
  const to = book.neighbours[from].find((beside) => distance[beside] === distance[from] - 1);
  if (to === undefined || view.phase === "choose") return null;
  const armies = mayMove(sight, from, to);
  return armies > 0
    ? { type: "regroup", from: view.territories[from], to: view.territories[to], armies }
    : null;
}
