import { apply } from "./apply";
import type { EventOf, GameEvent } from "./event";
import type { Draft, SeatState, State } from "./state";

/** The state after an event. Asks no rule, no board and no chance; null is the state before `game-started`. */
export function evolve(state: State | null, event: GameEvent): State {
  return fold([event], state);
}

/** The state after all these events, copied once. Throws where the first event of a game is not `game-started`. */
export function fold(events: Iterable<GameEvent>, state: State | null = null): State {
  let draft = state && clone(state);
  for (const event of events) {
    if (event.type === "game-started") draft = begun(event);
    else if (draft) apply(draft, event);
    else throw new Error(`${event.type} before game-started`);
  }
  if (!draft) throw new Error("no event");
  return draft;
}

/**
 * A copy that may be written to; what its arrays hold is shared and never written. Every field is named because a
 * spread of so many costs more than the whole order that follows.
 */
export function clone(state: State): Draft {
  return {
    ruleset: state.ruleset,
    edition: state.edition,
    board: state.board,
    options: state.options,
    territories: state.territories,
    indexOf: state.indexOf,
    owner: state.owner.slice(),
    armies: state.armies.slice(),
    arrived: state.arrived.slice(),
    seats: state.seats.slice(),
    phase: state.phase,
    round: state.round,
    pass: state.pass,
    turn: state.turn,
    together: state.together,
    first: state.first,
    turns: state.turns,
    step: state.step,
    left: state.left,
    occupying: state.occupying,
    asked: state.asked,
    tradeDownTo: state.tradeDownTo,
    conquests: state.conquests,
    turnTrades: state.turnTrades,
    bonusTaken: state.bonusTaken,
    hasPlaced: state.hasPlaced,
    regroupings: state.regroupings,
    crossed: state.crossed,
    trades: state.trades,
    pile: state.pile,
    used: state.used,
    pacts: state.pacts,
    last: state.last,
    winners: state.winners,
    victory: state.victory,
  };
}

/** The state with which a game starts. */
export function begun(event: EventOf<"game-started">): Draft {
  const { territories, owners, objectives } = event;
  return {
    ruleset: event.ruleset,
    edition: event.edition,
    board: event.board,
    options: event.options,
    territories,
    indexOf: Object.fromEntries(territories.map((id, index) => [id, index])),
    owner: [...owners],
    armies: owners.map((owner) => (owner === -1 ? 0 : 1)),
    arrived: territories.map(() => 0),
    seats: event.colours.map(
      (colour, seat): SeatState => ({
        colour,
        surrendered: false,
        destroyedBy: null,
        territories: owners.filter((owner) => owner === seat).length,
        hand: [],
        trades: 0,
        objective: objectives[seat],
        standing: { defend: "as-odds", cards: {} },
        toSpread: 0,
        spread: {},
      }),
    ),
    phase: "deploy",
    round: 0,
    pass: 0,
    turn: event.first,
    together: false,
    first: event.first,
    turns: 0,
    step: 0,
    left: { free: 0, continents: {} },
    occupying: null,
    asked: null,
    tradeDownTo: null,
    conquests: 0,
    turnTrades: 0,
    bonusTaken: false,
    hasPlaced: false,
    regroupings: 0,
    crossed: {},
    trades: 0,
    pile: event.pile,
    used: [],
    pacts: [],
    last: null,
    winners: null,
    victory: null,
  };
}
