import { choicesOf } from "./choices";
import { nextTrade } from "./commands/trade";
import type { Seat } from "./ids";
import { objectiveProgress } from "./progress";
import { symbolOf } from "./rules/cards";
import type { Rulebook } from "./ruleset";
import { living, type SeatState, type State } from "./state";
import type { Asks, OwnView, SeatView, View } from "./view";

/** The game as this viewer may see it; null watches. Built by naming fields: what is not named here is not seen. */
export function viewOf(book: Rulebook, state: State, viewer: Seat | null): View {
  return {
    ruleset: state.ruleset,
    edition: state.edition,
    board: state.board,
    options: state.options,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    first: state.first,
    awaits: state.winners ? [] : [state.turn],
    asks: asksOf(state),
    territories: state.territories,
    owner: state.owner,
    armies: state.armies,
    arrived: state.arrived,
    seats: seatViews(state),
    pacts: state.pacts,
    exchange: book.cards ? book.cards.value(nextTrade(book.cards, state, state.turn)) : null,
    conquests: state.conquests,
    last: state.last,
    winners: state.winners,
    victory: state.victory,
    you: viewer === null ? null : new LazyOwnView(book, state, viewer),
  };
}

function asksOf({ occupying, turn, territories }: State): Asks | null {
  if (!occupying) return null;
  const { from, to, moved, most } = occupying;
  return {
    question: "occupy",
    seat: turn,
    from: territories[from],
    to: territories[to],
    armies: [moved, most],
  };
}

function seatViews(state: State): SeatView[] {
  const armies = new Array<number>(state.seats.length).fill(0);
  for (let t = 0; t < state.owner.length; t++) armies[state.owner[t]] += state.armies[t];
  return state.seats.map((seat, index) => seatView(seat, index, armies[index], state.winners !== null));
}

function seatView(seat: SeatState, index: Seat, armies: number, over: boolean): SeatView {
  return {
    seat: index,
    colour: seat.colour,
    alive: living(seat),
    surrendered: seat.surrendered,
    territories: seat.territories,
    armies,
    cards: seat.hand.length,
    trades: seat.trades,
    objective: over ? seat.objective : null,
  };
}

/**
 * Asking what can be ordered and how far the objective is costs; so both are found when they are first read. A class,
 * because getters in a literal are made anew with every view and a bot's game makes thousands of views.
 */
class LazyOwnView implements OwnView {
  readonly seat: Seat;
  readonly objective: OwnView["objective"];
  readonly hand: OwnView["hand"];
  readonly left: OwnView["left"];
  readonly #book: Rulebook;
  readonly #state: State;
  #choices: OwnView["choices"] | undefined;
  #progress: OwnView["progress"] | undefined;
  constructor(book: Rulebook, state: State, seat: Seat) {
    const { hand, objective } = state.seats[seat];
    this.#book = book;
    this.#state = state;
    this.seat = seat;
    this.objective = objective;
    this.hand = hand.map(({ card, paid }) => ({ card, symbol: symbolOf(book.board, card), paid }));
    this.left = state.turn === seat ? state.left : { free: 0, continents: {} };
  }
  get progress() {
    this.#progress ??= objectiveProgress(this.#book, this.#state, this.seat);
    return this.#progress;
  }
  get choices() {
    this.#choices ??= choicesOf(this.#book, this.#state, this.seat);
    return this.#choices;
  }
}
