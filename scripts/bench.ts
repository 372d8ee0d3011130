import { parseArgs } from "node:util";
import {
  colours,
  fold,
  type GameEvent,
  resolveOptions,
  rulebook,
  rulesets,
  viewOf,
} from "../worker/game/index";
import { bareGames } from "./bareGame";
import { run } from "./commandLine";
import { playOut } from "./playOut";
import { sfc32 } from "./prng";
import { simulate } from "./simulation";

/*
 * What the rules cost, each figure beside the bare limit measured in the same run: npm run bench [-- --json]
 */
run(() => {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  const figures = { games: [gamesOf(2, 3000), gamesOf(6, 150)], ...longGame() };
  console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
});

function bookFor(seats: number) {
  const ruleset = rulesets["comunidad-teg"];
  return rulebook(ruleset.id, resolveOptions(ruleset, {}, { seats, bots: seats }).options);
}

/** Games a second of the quick bot through the whole engine, beside the same kind of game in a bare loop. */
function gamesOf(seats: number, games: number) {
  const book = bookFor(seats);
  const levels = Array.from({ length: seats }, () => "frontier" as const);
  const simulated = (count: number) => simulate({ book, games: count, seed: 1, levels, laws: false });
  simulated(Math.ceil(games / 10));
  const { games_per_s, orders } = simulated(games);
  const bare = bareGames(book.neighbours, seats, games);
  return {
    ruleset: book.ruleset.id,
    seats,
    bot: "frontier",
    games_per_s,
    orders_median: orders.median,
    bare_games_per_s: bare,
    times_the_bare_loop: Number((bare / games_per_s).toFixed(1)),
  };
}

/** How long a long game's log takes to fold, beside copying as many events, and one view of its last state. */
function longGame() {
  const log = logOf(3000);
  const state = fold(log);
  const book = bookFor(6);
  return {
    fold: {
      events: log.length,
      ms: timed(() => fold(log)),
      bare_ms: timed(() => log.map((event) => ({ ...event }))),
    },
    view: {
      seats: state.seats.length,
      ms: timed(() => viewOf(book, state, 0)),
      with_choices_ms: timed(() => viewOf(book, state, 0).you?.choices),
      bare_ms: timed(() => ({ ...state, owner: [...state.owner], armies: [...state.armies] })),
    },
  };
}

/** The events of the first game of six seats that has at least so many, cut off there. */
function logOf(least: number): GameEvent[] {
  const book = bookFor(6);
  for (let seed = 1; ; seed++) {
    const log: GameEvent[] = [];
    const levels = colours.map(() => "frontier" as const);
    playOut(
      { book, levels, chance: sfc32(seed, 1), thoughts: sfc32(seed, 2) },
      {
        started: (_, events) => log.push(...events),
        ordered: (_before, _order, events) => log.push(...events),
        refused: () => {},
      },
    );
    if (log.length >= least) return log.slice(0, least);
  }
}

/** Milliseconds a call, the median of many tens of calls after warming up. */
function timed(call: () => unknown): number {
  const times = Array.from({ length: 300 }, () => {
    const began = performance.now();
    for (let i = 0; i < 10; i++) call();
    return (performance.now() - began) / 10;
  });
  const sorted = times.slice(100).sort((a, b) => a - b);
  return Number(sorted[sorted.length >> 1].toFixed(4));
}
