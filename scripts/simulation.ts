import { isDeepStrictEqual } from "node:util";
import { lawsFor } from "../test/support/laws";
import type { BotLevel, Rulebook, Seat } from "../worker/game/index";
import { type Outcome, playOut, type Watcher } from "./playOut";
import { sfc32 } from "./prng";

/** What is asked for on the command line, read and found good. */
export interface Simulation {
  readonly book: Rulebook;
  readonly games: number;
  readonly seed: number;
  /** One level a seat. */
  readonly levels: readonly BotLevel[];
  /** Whether every state is checked against the laws; without, games are only counted and timed. */
  readonly laws: boolean;
}

/** What is kept of a game once it is over. */
interface Ending {
  readonly winners: readonly Seat[];
  readonly victory: string | null;
  readonly round: number;
  readonly orders: number;
}

/** Plays all the games and sums them up, in the words of the JSON that is printed. */
export function simulate(simulation: Simulation) {
  const { book, games, seed, levels, laws } = simulation;
  const refused: string[] = [];
  const began = performance.now();
  const played = Array.from({ length: games }, (_, game) =>
    endingOf(playGame(simulation, game, refusals(game, refused))),
  );
  const seconds = (performance.now() - began) / 1000;
  const broken = laws ? played.flatMap((outcome, game) => brokenIn(simulation, game, outcome)) : [];
  return {
    ruleset: book.ruleset.id,
    options: book.options,
    seats: levels.length,
    bots: levels,
    seed,
    games,
    ...results(levels, played),
    // Of playing alone: the laws are checked afterwards, in the same games played again.
    games_per_s: Number((games / seconds).toFixed(1)),
    laws,
    violations: refused.length + broken.length,
    refused: refused.length,
    broken: broken.length,
    samples: [...refused, ...broken].slice(0, 10),
  };
}

/** The n-th game of a simulation: the same each time. */
function playGame({ book, levels, seed }: Simulation, game: number, watcher: Watcher): Outcome {
  return playOut({ book, levels, chance: sfc32(seed, game, 1), thoughts: sfc32(seed, game, 2) }, watcher);
}

const endingOf = ({ state, orders }: Outcome): Ending => ({
  winners: state.winners ?? [],
  victory: state.victory,
  round: state.round,
  orders,
});

/** Notes what bots were refused. */
function refusals(game: number, into: string[]): Watcher {
  return {
    started: () => {},
    ordered: () => {},
    refused: (_, order, violation) =>
      into.push(`game ${game}, refused: ${JSON.stringify({ ...order, violation })}`),
  };
}

/** Plays the game once more under the laws; that it comes out the same is one of them. */
function brokenIn(simulation: Simulation, game: number, first: Ending): string[] {
  const laws = lawsFor(simulation.book, sfc32(simulation.seed, game, 3));
  const again = playGame(simulation, game, laws);
  laws.ended(again.state);
  const same = isDeepStrictEqual(endingOf(again), first) ? [] : ["the same seed gave another game"];
  return [...laws.broken, ...same].map((law) => `game ${game}: ${law}`);
}

function results(levels: readonly BotLevel[], played: readonly Ending[]) {
  const wins = {
    by_seat: levels.map(() => 0),
    by_bot: Object.fromEntries(levels.map((level) => [level, 0])),
  };
  const reasons: Record<string, number> = {};
  for (const { victory, winners } of played) {
    if (victory) reasons[victory] = (reasons[victory] ?? 0) + 1;
    for (const seat of winners) {
      wins.by_seat[seat]++;
      wins.by_bot[levels[seat]]++;
    }
  }
  return {
    finished: played.filter(({ winners }) => winners.length > 0).length,
    rounds: spread(played.map(({ round }) => round)),
    orders: spread(played.map(({ orders }) => orders)),
    wins,
    // Games with several winners, each of whom is counted.
    shared: played.filter(({ winners }) => winners.length > 1).length,
    reasons,
  };
}

function spread(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
  return { min: sorted[0], median, max: sorted[sorted.length - 1] };
}
