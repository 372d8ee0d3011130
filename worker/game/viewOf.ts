import { choicesOf } from "./choices";
import { leftFor } from "./commands/place";
import { nextTrade } from "./commands/trade";
import type { Seat, TerritoryId } from "./ids";
import { living } from "./living";
import { awaited } from "./pending";
import { objectiveProgress } from "./progress";
import { symbolOf } from "./rules/cards";
import type { Rulebook } from "./ruleset";
import type { Asked, SeatState, State } from "./state";
import type { Asks, OwnView, SeatView, View } from "./view";

/** The game as this viewer may see it; null watches. Built by naming fields: what is not named here is not seen. */
export function viewOf(book: Rulebook, state: State, viewer: Seat | null): View {
  return publicView(book, state, viewer, viewer === null ? null : ownView(book, state, viewer));
}

/** As `viewOf`, for a bot: its choices and its progress are worked out only if it reads them. Not to be sent anywhere. */
export function lazyViewOf(book: Rulebook, state: State, seat: Seat): View {
  return publicView(book, state, seat, lazily(book, state, seat));
}

function publicView(book: Rulebook, state: State, viewer: Seat | null, you: OwnView | null): View {
  const armies = armiesSeenBy(state, viewer);
  return {
    ruleset: state.ruleset,
    edition: state.edition,
    board: state.board,
    options: state.options,
    round: state.round,
    phase: state.phase,
    turn: state.together ? null : state.turn,
    first: state.first,
    awaits: awaited(state),
    asks: asksOf(book, state),
    territories: state.territories,
    owner: state.owner,
    armies,
    arrived: state.arrived,
    seats: seatViews(state, armies),
    pacts: state.pacts,
    exchange: nextExchange(book, state),
    conquests: state.conquests,
    last: state.last,
    winners: state.winners,
    victory: state.victory,
    you,
  };
}

/** While all place hidden, one sees only the own armies that were placed. */
function armiesSeenBy(state: State, viewer: Seat | null): readonly number[] {
  if (!state.together || viewer === null) return state.armies;
  const armies = [...state.armies];
  const { spread } = state.seats[viewer];
  for (const id in spread) armies[state.indexOf[id]] += spread[id];
  return armies;
}

function nextExchange(book: Rulebook, state: State): number | null {
  const sets = book.cards?.sets;
  return sets?.grows ? sets.value(book, [], nextTrade(sets, state, state.turn)) : null;
}

function asksOf(book: Rulebook, state: State): Asks | null {
  const { occupying, asked, tradeDownTo, turn, territories } = state;
  if (asked?.question === "defend")
    return { ...named(asked), armies: [1, defenceMost(book, state, asked.to)] };
  if (asked) return { question: "react", seat: asked.seat, from: asked.from, to: asked.to };
  if (occupying) {
    const { from, to, moved, most } = occupying;
    return {
      question: "occupy",
      seat: turn,
      from: territories[from],
      to: territories[to],
      armies: [moved, most],
    };
  }
  return tradeDownTo === null ? null : { question: "trade", seat: turn, downTo: tradeDownTo };
}

const named = ({ seat, from, to, attackDice }: Extract<Asked, { question: "defend" }>) =>
  ({ question: "defend", seat, from, to, attackDice }) as const;

const defenceMost = ({ combat }: Rulebook, { armies, indexOf }: State, to: TerritoryId): number =>
  combat.kind === "dice" ? combat.defenceDice(armies[indexOf[to]]) : 0;

function seatViews(state: State, armiesSeen: readonly number[]): SeatView[] {
  const armies = new Array<number>(state.seats.length).fill(0);
  for (let t = 0; t < state.owner.length; t++)
    if (state.owner[t] !== -1) armies[state.owner[t]] += armiesSeen[t];
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

function ownView(book: Rulebook, state: State, seat: Seat): OwnView {
  return {
    ...ownFacts(book, state, seat),
    progress: objectiveProgress(book, state, seat),
    choices: choicesOf(book, state, seat),
  };
}

/** Getters that work out what is read, once. */
function lazily(book: Rulebook, state: State, seat: Seat): OwnView {
  let choices: OwnView["choices"] | undefined;
  let progress: OwnView["progress"] | undefined;
  return {
    ...ownFacts(book, state, seat),
    get progress() {
      progress ??= objectiveProgress(book, state, seat);
      return progress;
    },
    get choices() {
      choices ??= choicesOf(book, state, seat);
      return choices;
    },
  };
}

/** What a seat sees at a glance; its choices and its progress take working out. */
function ownFacts(book: Rulebook, state: State, seat: Seat): Omit<OwnView, "progress" | "choices"> {
  const { hand, objective, standing } = state.seats[seat];
  return {
    seat,
    objective,
    hand: hand.map(({ card, paid }) => ({ card, symbol: symbolOf(book.board, card), paid })),
    left: leftOf(book, state, seat),
    standing,
  };
}

function leftOf(book: Rulebook, state: State, seat: Seat): OwnView["left"] {
  if (state.together) return { free: state.seats[seat].toSpread, continents: {} };
  return state.turn === seat ? leftFor(book, state, seat) : { free: 0, continents: {} };
}
