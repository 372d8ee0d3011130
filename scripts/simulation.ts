import { lawsFor } from "../test/support/laws";
import type { BotLevel, Rulebook } from "../worker/game/index";
import { playOut } from "./playOut";
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

/** Plays all the games and sums them up, in the words of the JSON that is printed. */
export function simulate({ book, games, seed, levels, laws }: Simulation) {
  const wins = {
    by_seat: levels.map(() => 0),
    by_bot: Object.fromEntries(levels.map((level) => [level, 0])),
  };
  const tally = { finished: 0, shared: 0, refused: 0, broken: 0 };
  const rounds: number[] = [];
  const orders: number[] = [];
  const reasons: Record<string, number> = {};
  const samples: string[] = [];
  const note = (text: string): void => void (samples.length < 10 && samples.push(text));
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const watch = laws ? lawsFor(book, sfc32(seed, game, 3)) : null;
    const played = playOut(
      { book, levels, chance: sfc32(seed, game, 1), thoughts: sfc32(seed, game, 2) },
      {
        started: (state, events) => watch?.started(state, events),
        ordered: (before, order, events, after) => watch?.ordered(before, order, events, after),
        refused: (_, order, violation) => {
          tally.refused++;
          note(`game ${game}: ${JSON.stringify({ ...order, violation })}`);
        },
      },
    );
    watch?.ended(played.state);
    for (const law of watch?.broken ?? []) note(`game ${game}: ${law}`);
    tally.broken += watch?.broken.length ?? 0;
    const { winners, victory, round } = played.state;
    rounds.push(round);
    orders.push(played.orders);
    if (!winners || !victory) continue;
    tally.finished++;
    if (winners.length > 1) tally.shared++;
    reasons[victory] = (reasons[victory] ?? 0) + 1;
    for (const seat of winners) {
      wins.by_seat[seat]++;
      wins.by_bot[levels[seat]]++;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    ruleset: book.ruleset.id,
    options: book.options,
    seats: levels.length,
    bots: levels,
    seed,
    games,
    finished: tally.finished,
    rounds: spread(rounds),
    orders: spread(orders),
    wins,
    /** Games with several winners, each of whom is counted. */
    shared: tally.shared,
    reasons,
    games_per_s: Number((games / seconds).toFixed(1)),
    laws,
    violations: tally.refused + tally.broken,
    refused: tally.refused,
    broken: tally.broken,
    samples,
  };
}

function spread(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
  return { min: sorted[0], median, max: sorted[sorted.length - 1] };
}
