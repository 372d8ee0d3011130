import { sfc32 } from "../../scripts/prng";
import type { LogEntry, TableSeat, TableView } from "../../web/tableView";
import {
  awaited,
  bots,
  type Command,
  colours,
  fold,
  type GameEvent,
  type Order,
  play,
  type Rulebook,
  resolveOptions,
  rulebook,
  rulesets,
  type Seat,
  type State,
  shownTo,
  start,
  viewOf,
} from "../../worker/game/index";

/** One accepted order of a game that bots played. */
export interface Played {
  readonly order: Order | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

const names = ["Ana", "", "Beto", "", "Caro", ""];
const { options } = resolveOptions(rulesets["comunidad-teg"], {}, { seats: 4, bots: 0 });
const teg: Rulebook = rulebook("comunidad-teg", options);

/** A game between so many quick bots, order by order, the start first; the same for the same seed. `first` is what each seat orders before all else. */
export function* gameOf(
  seats: number,
  seed: number,
  { book = teg, first = [] }: { book?: Rulebook; first?: readonly Command[] } = {},
): Generator<Played> {
  const chance = sfc32(seed, 1);
  const thoughts = sfc32(seed, 2);
  const events = start(book, colours.slice(0, seats), chance);
  let state = fold(events);
  yield { order: null, events, state };
  const opening = first.flatMap((command) => state.seats.map((_, seat) => ({ seat, command })));
  while (state.winners === null) {
    const [seat] = awaited(state);
    const order = opening.shift() ?? {
      seat,
      command: bots.frontier(viewOf(book, state, seat), thoughts),
    };
    const played = play(book, state, order, chance);
    if (!played.ok) throw new Error(`a bot was refused: ${JSON.stringify(played.error)}`);
    state = played.value.state;
    yield { order, events: played.value.events, state };
  }
}

/** The game up to the first order, past the round given, that `isIt` says; all before it stays in the log. */
export function gameUntil(
  isIt: (played: Played, before: State) => boolean,
  { seats = 4, seed = 7, round = 3 } = {},
): Played[] {
  const history: Played[] = [];
  for (const played of gameOf(seats, seed)) {
    const before = history.at(-1)?.state;
    history.push(played);
    if (before && before.round >= round && isIt(played, before)) return history;
  }
  throw new Error("the game ended first");
}

const seatsOf = (state: State): TableSeat[] =>
  state.seats.map(({ colour }, seat) => ({
    seat,
    colour,
    kind: names[seat] ? "person" : "bot",
    name: names[seat],
    ...(names[seat] ? {} : { level: "steady" }),
    present: names[seat] !== "",
    hasWord: true,
  }));

const entry = ({ order, events }: Played, version: number, viewer: Seat | null): LogEntry => ({
  key: `${version}`,
  n: version,
  version: version + 1,
  at: 1_796_000_000_000 + version * 15_000,
  seat: order?.seat ?? null,
  events: events.map((event) => shownTo(event, viewer)).filter((event) => event !== null),
});

/** A table as this viewer sees it after these orders. */
export function tableAfter(history: readonly Played[], viewer: Seat | null): TableView {
  const last = history.at(-1);
  if (!last) throw new Error("a game has a start");
  return {
    ...emptyTable,
    ruleset: last.state.ruleset,
    options: last.state.options,
    version: history.length,
    mark: history.length,
    owner: 0,
    seats: seatsOf(last.state),
    game: viewOf(rulebook(last.state.ruleset, last.state.options), last.state, viewer),
    you: viewer === null ? null : { seat: viewer, owner: viewer === 0 },
    log: history.map((played, i) => entry(played, i, viewer)).slice(-40),
    dice: { commitment: "5e".repeat(32), seed: null },
  };
}

/** A table nobody has opened. */
export const emptyTable: TableView = {
  slug: "viernes",
  version: 0,
  mark: 0,
  ruleset: "comunidad-teg",
  options,
  botPace: "quick",
  public: false,
  locked: false,
  owner: null,
  seats: colours.map((_, seat) => ({
    seat,
    kind: "open",
    name: "",
    colour: null,
    present: false,
    hasWord: false,
  })),
  game: null,
  due: null,
  you: null,
  log: [],
  dice: { commitment: null, seed: null },
  badPresets: [],
};

/** A lobby in which Ana owns the table and sits with a bot. */
export function lobbyOf(viewer: Seat | null): TableView {
  const seats = emptyTable.seats.map((seat): TableSeat => {
    if (seat.seat === 0)
      return { ...seat, kind: "person", name: "Ana", colour: "red", present: true, hasWord: true };
    if (seat.seat === 1) return { ...seat, kind: "bot", colour: "blue", level: "steady" };
    return seat;
  });
  const you = viewer === null ? null : { seat: viewer, owner: viewer === 0 };
  return {
    ...emptyTable,
    version: 3,
    mark: 3,
    owner: 0,
    seats,
    you,
    dice: { commitment: "5e".repeat(32), seed: null },
  };
}
