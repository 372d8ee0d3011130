import { applyPact } from "./applyPact";
import type { EventOf, EventType, GameEvent } from "./event";
import type { CardId, ContinentId, Seat } from "./ids";
import type { Draft, HeldCard, SeatState } from "./state";

type Applied = Exclude<EventType, "game-started">;
type Apply = { readonly [T in Applied]: (draft: Draft, event: EventOf<T>) => void };

/** Writes an event into the draft. One entry an event: what it changes, and nothing else. */
export function apply(draft: Draft, event: Exclude<GameEvent, { type: "game-started" }>): void {
  // The table pairs each event type with its own entry; the compiler cannot follow that through an index.
  (applied[event.type] as (draft: Draft, event: GameEvent) => void)(draft, event);
}

const nothing = { free: 0, continents: {} };

const applied: Apply = {
  "deploy-began": (draft, { seat, step, armies }) => {
    draft.turn = seat;
    draft.step = step;
    draft.left = { free: armies, continents: {} };
  },
  "turn-began": (draft, { seat, round, phase }) => {
    draft.turn = seat;
    draft.round = round;
    draft.phase = phase;
    draft.step = 0;
    draft.turns += 1;
    draft.conquests = 0;
    draft.left = nothing;
    draft.arrived.fill(0);
  },
  "phase-began": (draft, { phase }) => {
    draft.phase = phase;
  },
  "armies-granted": (draft, { free, continents }) => {
    draft.left = { free: draft.left.free + free, continents: { ...draft.left.continents, ...continents } };
  },
  "armies-placed": (draft, { armies, fromContinents }) => {
    let placed = 0;
    for (const id in armies) {
      draft.armies[draft.indexOf[id]] += armies[id];
      placed += armies[id];
    }
    draft.left = afterPlacing(draft, placed, fromContinents);
  },
  "cards-traded": (draft, { seat, cards, armies }) => {
    draft.trades += 1;
    draft.used = [...draft.used, ...cards];
    draft.left = { ...draft.left, free: draft.left.free + armies };
    change(draft, seat, ({ hand, trades }) => ({ hand: without(hand, cards), trades: trades + 1 }));
  },
  "battle-fought": (draft, { type: _, ...battle }) => {
    draft.armies[draft.indexOf[battle.from]] -= battle.attackLosses;
    draft.armies[draft.indexOf[battle.to]] -= battle.defenceLosses;
    draft.last = battle;
  },
  "territory-conquered": (draft, { territory, from, by, of, armies, most }) => {
    const to = draft.indexOf[territory];
    const source = draft.indexOf[from];
    draft.owner[to] = by;
    draft.armies[to] = armies;
    draft.armies[source] -= armies;
    draft.arrived[to] = 0;
    draft.conquests += 1;
    draft.occupying = most > armies ? { from: source, to, moved: armies, most } : null;
    change(draft, by, ({ territories }) => ({ territories: territories + 1 }));
    change(draft, of, ({ territories }) => ({ territories: territories - 1 }));
  },
  "territory-occupied": (draft, { territory, from, more }) => {
    draft.armies[draft.indexOf[territory]] += more;
    draft.armies[draft.indexOf[from]] -= more;
    draft.occupying = null;
  },
  "armies-regrouped": (draft, { from, to, armies }) => {
    draft.armies[draft.indexOf[from]] -= armies;
    draft.armies[draft.indexOf[to]] += armies;
    draft.arrived[draft.indexOf[to]] += armies;
  },
  "card-drawn": (draft, { seat, card }) => {
    draft.pile = draft.pile.filter((each) => each !== card);
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
    draft.left = nothing;
  },
};

function change(draft: Draft, seat: Seat, to: (old: SeatState) => Partial<SeatState>): void {
  draft.seats[seat] = { ...draft.seats[seat], ...to(draft.seats[seat]) };
}

const without = (hand: readonly HeldCard[], cards: readonly CardId[]): HeldCard[] =>
  hand.filter(({ card }) => !cards.includes(card));

function afterPlacing(
  draft: Draft,
  placed: number,
  fromContinents: Readonly<Record<ContinentId, number>>,
): Draft["left"] {
  let free = draft.left.free - placed;
  const continents: Record<ContinentId, number> = {};
  for (const id in draft.left.continents) {
    const taken = fromContinents[id] ?? 0;
    free += taken;
    const rest = draft.left.continents[id] - taken;
    if (rest > 0) continents[id] = rest;
  }
  return { free, continents };
}
