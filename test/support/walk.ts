import { sfc32 } from "../../scripts/prng";
import {
  awaited,
  type Choice,
  type Command,
  type CommandType,
  colours,
  fold,
  type GameEvent,
  type Options,
  type Order,
  play,
  type Random,
  type Rulebook,
  type Ruleset,
  resolveOptions,
  rulebook,
  type Seat,
  type State,
  start,
  viewOf,
} from "../../worker/game/index";
import { withArmies } from "./laws";

/** One accepted order of a walk; the first has no order: it is the start. */
export interface Step {
  readonly order: Order | null;
  readonly before: State | null;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** A game of so many seats, its options and all its chance out of one seed. */
export interface Walk {
  readonly book: Rulebook;
  readonly seats: number;
  readonly seed: number;
  /** After so many orders it is broken off. */
  readonly most: number;
}

/** How often each command is given where it is offered; the others are picked among these. */
const weights: Readonly<Record<CommandType, number>> = {
  claim: 12,
  place: 12,
  trade: 6,
  attack: 24,
  defend: 60,
  pass: 3,
  occupy: 60,
  regroup: 2,
  next: 3,
  "play-card": 1,
  standing: 0.3,
  "pact-offer": 0.06,
  "pact-withdraw": 0.1,
  "pact-accept": 1,
  "pact-decline": 0.5,
  "pact-break": 0.4,
  surrender: 0.006,
};

/** The ruleset with options drawn from the seed. */
export function anyBook(ruleset: Ruleset, seed: number): Rulebook {
  const random = sfc32(seed, 11);
  const wanted: Options = Object.fromEntries(
    ruleset.options.map(({ id, values, numbers }) => {
      const all = numbers ? [...values, String(numbers[0])] : values;
      // Half of the tables keep the default.
      return [id, random.below(2) === 0 ? values[0] : all[random.below(all.length)]];
    }),
  );
  return rulebook(ruleset.id, resolveOptions(ruleset, wanted, { seats: 2, bots: 0 }).options);
}

/** Lawful play at random: every order is one of the choices that its seat was offered. */
export function* walk({ book, seats, seed, most }: Walk): Generator<Step> {
  const chance = sfc32(seed, seats, 1);
  const pick = sfc32(seed, seats, 2);
  const events = start(book, colours.slice(0, seats), chance);
  let state = fold(events);
  yield { order: null, before: null, events, after: state };
  for (let n = 0; n < most && state.winners === null; n++) {
    const order = anyOrder(book, state, pick);
    const played = play(book, state, order, chance);
    if (!played.ok) throw new Error(`offered and refused: ${JSON.stringify({ order, error: played.error })}`);
    yield { order, before: state, events: played.value.events, after: played.value.state };
    state = played.value.state;
  }
}

function anyOrder(book: Rulebook, state: State, pick: Random): Order {
  const asked = awaited(state);
  const seat = pick.below(10) === 0 ? pick.below(state.seats.length) : asked[pick.below(asked.length)];
  const choice = anyChoice(state, viewOf(book, state, seat).you?.choices ?? [], {
    pick,
    // Who is not awaited mostly keeps still.
    nothing: asked.includes(seat) ? 0 : 10,
  });
  return choice ? { seat, command: varied(choice, pick) } : anyOrder(book, state, pick);
}

function anyChoice(
  state: State,
  choices: readonly Choice[],
  { pick, nothing }: { readonly pick: Random; readonly nothing: number },
): Choice | null {
  const types = [...new Set(choices.map(({ command }) => command.type))];
  const sum = (some: readonly CommandType[]) => some.reduce((total, each) => total + weights[each], 0);
  const mark = (pick.below(1_000_000) / 1_000_000) * (sum(types) + nothing);
  const type = types.find((_, i) => mark < sum(types.slice(0, i + 1)));
  if (!type) return null;
  const among = choices.filter(({ command }) => command.type === type);
  const tried = Array.from({ length: 3 }, () => among[pick.below(among.length)]);
  // Of three the one that promises most, so that territories fall and games end.
  return tried.reduce((best, each) =>
    promise(state, each.command) > promise(state, best.command) ? each : best,
  );
}

function promise(state: State, command: Command): number {
  if (command.type !== "attack") return 0;
  const to = state.indexOf[command.to];
  const left = state.seats[state.owner[to]].territories;
  const sources = typeof command.from === "string" ? [command.from] : Object.keys(command.from);
  const strength = sources.reduce((sum, id) => sum + state.armies[state.indexOf[id]], 0);
  return strength - state.armies[to] + (left < 4 ? 20 : -left);
}

/** The choice with some number of armies between its bounds, and some of its optional fields. */
function varied(choice: Choice, pick: Random): Command {
  const [least, most] = choice.armies ?? [0, 0];
  const some = pick.below(2) === 0 ? most : least + pick.below(most - least + 1);
  const command = choice.armies ? withArmies(choice.command, some) : choice.command;
  if (command.type === "attack" && typeof command.from === "string" && pick.below(3) > 0)
    return { type: "attack", from: command.from, to: command.to, until: "conquest" };
  if (command.type === "pact-offer" && pick.below(2) > 0) return { ...command, rounds: 1 + pick.below(3) };
  return command;
}

/** Every seat that could look, and null, who watches. */
export const viewers = (state: State): (Seat | null)[] => [...state.seats.keys(), null];
