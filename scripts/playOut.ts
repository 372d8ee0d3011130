import {
  awaited,
  type BotLevel,
  bots,
  type Command,
  colours,
  fold,
  type GameEvent,
  lazyViewOf,
  type Order,
  play,
  type Random,
  type Rulebook,
  type State,
  start,
  type View,
  type Violation,
} from "../worker/game/index";

/** Who is told of everything as a game goes on; it may look, not change. */
export interface Watcher {
  started(state: State, events: readonly GameEvent[]): void;
  ordered(before: State, order: Order, events: readonly GameEvent[], after: State): void;
  refused(state: State, order: Order, violation: Violation): void;
}

/** A game of bots alone: one level a seat, its dice, and what the bots think with. */
export interface Table {
  readonly book: Rulebook;
  readonly levels: readonly BotLevel[];
  readonly chance: Random;
  readonly thoughts: Random;
}

/** More orders than any game with a round limit takes; a game that reaches it has not finished. */
const mostOrders = 50_000;

/** The last state of a game, and how many orders it took. */
export interface Outcome {
  readonly state: State;
  readonly orders: number;
}

/** Plays a whole game out in memory. */
export function playOut(table: Table, watcher?: Watcher): Outcome {
  const { book, levels, chance } = table;
  const events = start(book, colours.slice(0, levels.length), chance);
  let state = fold(events);
  watcher?.started(state, events);
  let orders = 0;
  for (; state.winners === null && orders < mostOrders; orders++) {
    const after = step(table, state, speaker(state), watcher);
    if (!after) break;
    state = after;
  }
  return { state, orders };
}

/** One order of this seat: its bot's, or what is played instead of one that was refused. Null where nothing can be done. */
function step(
  { book, levels, chance, thoughts }: Table,
  state: State,
  seat: number,
  watcher?: Watcher,
): State | null {
  const view = lazyViewOf(book, state, seat);
  const thought = bots[levels[seat]](view, thoughts);
  for (const command of [thought, null]) {
    const tried: Command | null = command ?? insteadOf(view);
    if (!tried) return null;
    const order = { seat, command: tried };
    const played = play(book, state, order, chance);
    if (played.ok) {
      watcher?.ordered(state, order, played.value.events, played.value.state);
      return played.value.state;
    }
    watcher?.refused(state, order, played.error);
  }
  return null;
}

/** Whoever has an offer to answer, else the first whom the game waits for. */
function speaker(state: State): number {
  return state.pacts.find((pact) => pact.status === "offered")?.with ?? awaited(state)[0];
}

/** What a seat does where its bot's order was refused: it goes on, or takes the first thing that it may. */
function insteadOf(view: View): Command | null {
  const choices = view.you?.choices ?? [];
  const next = choices.find(({ command }) => command.type === "next");
  return (next ?? choices[0])?.command ?? null;
}
