import { applyPact } from "./applyPact";
import { applySetup } from "./applySetup";
import { change, forgetCards, taken, without } from "./change";
import type { EventOf, EventType, GameEvent } from "./event";
import type { ContinentId } from "./ids";
import type { Draft } from "./state";

type Applied = Exclude<EventType, "game-started">;
type Apply = { readonly [T in Applied]: (draft: Draft, event: EventOf<T>) => void };

/** Writes an event into the draft. One entry an event: what it changes, and nothing else. */
export function apply(draft: Draft, event: Exclude<GameEvent, { type: "game-started" }>): void {
  // The table pairs each event type with its own entry; the compiler cannot follow that through an index.
  (applied[event.type] as (draft: Draft, event: GameEvent) => void)(draft, event);
}

const nothing = { free: 0, continents: {} };

const applied: Apply = {
  ...applySetup,
  "round-began": (draft, { round, first }) => {
    draft.round = round;
    draft.first = first;
  },
  "turn-began": (draft, { seat, round, pass, phase }) => {
    draft.turn = seat;
    draft.round = round;
    draft.pass = pass;
    draft.phase = phase;
    draft.step = 0;
    draft.together = false;
    draft.turns += 1;
    draft.left = nothing;
    forgetTurn(draft);
  },
  "phase-began": (draft, { phase }) => {
    draft.phase = phase;
  },
  "armies-added": (draft, { armies }) => add(draft, armies),
  "armies-granted": (draft, { free, continents }) => {
    draft.left = { free: draft.left.free + free, continents: { ...draft.left.continents, ...continents } };
  },
  "armies-placed": (draft, { armies, fromContinents }) => {
    draft.left = afterPlacing(draft, add(draft, armies), fromContinents);
    draft.hasPlaced = true;
  },
  "cards-traded": (draft, { seat, cards, armies, bonus }) => {
    draft.trades += 1;
    draft.turnTrades += 1;
    draft.used = [...draft.used, ...cards];
    draft.left = { ...draft.left, free: draft.left.free + armies };
    change(draft, seat, ({ hand, trades }) => ({ hand: without(hand, cards), trades: trades + 1 }));
    if (bonus) {
      draft.armies[draft.indexOf[bonus.territory]] += bonus.armies;
      draft.bonusTaken = true;
    }
    if (draft.tradeDownTo !== null && draft.seats[seat].hand.length <= draft.tradeDownTo)
      draft.tradeDownTo = null;
  },
  "trade-forced": (draft, { downTo }) => {
    draft.tradeDownTo = downTo;
  },
  "defence-asked": (draft, { type: _, ...asked }) => {
    draft.asked = { question: "defend", ...asked };
  },
  "attack-declared": (draft, { type: _, ...asked }) => {
    draft.asked = { question: "react", ...asked };
  },
  "reaction-passed": () => {},
  "battle-fought": (draft, { type: _, ...battle }) => {
    draft.armies[draft.indexOf[battle.from]] -= battle.attackLosses;
    draft.armies[draft.indexOf[battle.to]] -= battle.defenceLosses;
    draft.last = battle;
    draft.asked = null;
  },
  "forces-met": (draft, { from, to, attackLosses, defenceLosses, back, steppedBack }) => {
    for (const id in from) draft.armies[draft.indexOf[id]] -= from[id];
    draft.armies[draft.indexOf[to]] -= defenceLosses;
    draft.armies[draft.indexOf[back]] += steppedBack;
    draft.asked = null;
    draft.last = {
      from: back,
      to,
      attackDice: [],
      defenceDice: [],
      attackLosses,
      defenceLosses,
      sources: from,
    };
  },
  "territory-conquered": (draft, { territory, from, by, of, armies, most, marched }) => {
    const to = draft.indexOf[territory];
    const source = draft.indexOf[from];
    draft.armies[to] = armies;
    if (!marched) draft.armies[source] -= armies;
    draft.arrived[to] = 0;
    draft.conquests += 1;
    draft.occupying = most > armies ? { from: source, to, moved: armies, most } : null;
    taken(draft, to, by, of);
  },
  "territory-occupied": (draft, { territory, from, more }) => {
    draft.armies[draft.indexOf[territory]] += more;
    draft.armies[draft.indexOf[from]] -= more;
    draft.occupying = null;
  },
  "armies-regrouped": (draft, { from, to, armies }) => {
    const border = `${from} ${to}`;
    draft.armies[draft.indexOf[from]] -= armies;
    draft.armies[draft.indexOf[to]] += armies;
    draft.arrived[draft.indexOf[to]] += armies;
    draft.regroupings += 1;
    draft.crossed = { ...draft.crossed, [border]: (draft.crossed[border] ?? 0) + armies };
  },
  "card-drawn": (draft, { seat, card }) => {
    draft.pile = draft.pile.filter((each) => each !== card);
    // Where cards are drawn among those that nobody holds, a used one comes again.
    draft.used = draft.used.filter((each) => each !== card);
    change(draft, seat, ({ hand }) => ({ hand: [...hand, { card, paid: false }] }));
  },
  "card-missed": () => {},
  "pile-refilled": (draft, { pile }) => {
    draft.pile = pile;
    draft.used = [];
  },
  "card-paid": (draft, { seat, card, territory, armies }) => {
    draft.armies[draft.indexOf[territory]] += armies;
    change(draft, seat, ({ hand }) => ({
      hand: hand.map((held) => (held.card === card ? { card, paid: true } : held)),
    }));
  },
  "card-played": (draft, { seat, card, territory, armies }) => {
    draft.armies[draft.indexOf[territory]] += armies;
    draft.used = [...draft.used, card];
    change(draft, seat, ({ hand, standing }) => ({
      hand: without(hand, [card]),
      standing: forgetCards(standing, [card]),
    }));
  },
  "defence-ordered": (draft, { seat, defend }) =>
    change(draft, seat, ({ standing }) => ({ standing: { ...standing, defend } })),
  "card-ordered": (draft, { seat, card, answer }) =>
    change(draft, seat, ({ standing }) => ({
      standing: { ...standing, cards: { ...standing.cards, [card]: answer } },
    })),
  "turn-ended": (draft) => {
    draft.left = nothing;
    draft.occupying = null;
  },
  "seat-eliminated": (draft, { seat, by }) => change(draft, seat, () => ({ destroyedBy: by })),
  "cards-inherited": (draft, { from, to, cards }) => {
    change(draft, from, ({ hand }) => ({ hand: without(hand, cards) }));
    change(draft, to, ({ hand }) => ({ hand: [...hand, ...cards.map((card) => ({ card, paid: false }))] }));
  },
  "objective-changed": (draft, { seat, objective }) => change(draft, seat, () => ({ objective })),
  "seat-surrendered": (draft, { seat, cards }) => {
    draft.used = [...draft.used, ...cards];
    change(draft, seat, () => ({ surrendered: true, hand: [] }));
  },
  "pact-offered": applyPact,
  "pact-withdrawn": applyPact,
  "pact-accepted": applyPact,
  "pact-declined": applyPact,
  "pact-broken": applyPact,
  "pact-ended": applyPact,
  "game-over": (draft, { winners, why }) => {
    draft.phase = "over";
    draft.winners = winners;
    draft.victory = why;
    draft.occupying = null;
    draft.asked = null;
    draft.tradeDownTo = null;
    draft.left = nothing;
  },
};

function forgetTurn(draft: Draft): void {
  draft.conquests = 0;
  draft.turnTrades = 0;
  draft.bonusTaken = false;
  draft.hasPlaced = false;
  draft.regroupings = 0;
  draft.crossed = {};
  draft.tradeDownTo = null;
  draft.arrived.fill(0);
}

/** Adds armies by territory; how many in all. */
function add(draft: Draft, armies: Readonly<Record<string, number>>): number {
  let added = 0;
  for (const id in armies) {
    draft.armies[draft.indexOf[id]] += armies[id];
    added += armies[id];
  }
  return added;
}

function afterPlacing(
  draft: Draft,
  placed: number,
  fromContinents: Readonly<Record<ContinentId, number>>,
): Draft["left"] {
  let free = draft.left.free - placed;
  const continents: Record<ContinentId, number> = {};
  for (const id in draft.left.continents) {
    const inside = fromContinents[id] ?? 0;
    free += inside;
    const rest = draft.left.continents[id] - inside;
    if (rest > 0) continents[id] = rest;
  }
  return { free, continents };
}
