import { isDeepStrictEqual } from "node:util";
import type { Watcher } from "../../scripts/playOut";
import {
  awaited,
  type Choice,
  type Command,
  type CommandType,
  evolve,
  fold,
  type GameEvent,
  type Order,
  play,
  type Random,
  type Rulebook,
  type Seat,
  type State,
  viewOf,
} from "../../worker/game/index";

/** Watches a game for the laws that hold in every ruleset, and collects what breaks them. */
export interface Laws extends Watcher {
  readonly broken: string[];
  /** Judges the end: it is over, and the whole log folds to this state. */
  ended(state: State): void;
}

/** The laws for one game. `pick` chooses the samples: one choice in `every` orders is tried, and wrong orders with it. */
export function lawsFor(book: Rulebook, pick: Random, every = 16): Laws {
  const broken: string[] = [];
  const log: GameEvent[] = [];
  const ledger = { granted: 0, lost: 0, cards: 0 };
  let shadow: State | null = null;
  const follow = (events: readonly GameEvent[], after: State): void => {
    for (const event of events) {
      shadow = evolve(shadow, event);
      account(ledger, event);
      broken.push(
        ...flaws(shadow, ledger, passing(event)).map((flaw) => `${flaw} after ${event.type} ${log.length}`),
      );
      log.push(event);
    }
    // Between two orders there is no exception.
    broken.push(...flaws(after, ledger, nothing));
    if (!isDeepStrictEqual(shadow, after))
      broken.push(`events do not fold to the state, event ${log.length}`);
    freeze(after);
    if (!isAwaitingOrOver(book, after)) broken.push(`nobody living is awaited, event ${log.length}`);
    if (pick.below(every) === 0) broken.push(...misjudged(book, after, pick));
  };
  return {
    broken,
    started: (state, events) => follow(events, state),
    ordered: (_before, _order, events, after) => follow(events, after),
    refused: () => {},
    ended(state) {
      if (state.winners === null) broken.push("the game does not end");
      if (!isDeepStrictEqual(fold(log), state)) broken.push("the log does not fold to the state");
    },
  };
}

interface Ledger {
  granted: number;
  lost: number;
  /** In the pile at the start; 0 where the rules have no pile. */
  cards: number;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** What an event brings into the game and takes out of it; everything else only moves armies. */
function account(ledger: Ledger, event: GameEvent): void {
  switch (event.type) {
    case "game-started":
      ledger.granted += event.owners.filter((owner) => owner !== -1).length;
      ledger.cards = event.pile.length;
      break;
    case "territory-claimed":
      ledger.granted += 1;
      break;
    case "spread-began":
      ledger.granted += sum(event.armies);
      break;
    case "armies-added":
      ledger.granted += sum(Object.values(event.armies));
      break;
    case "cards-traded":
      ledger.granted += event.armies + (event.bonus?.armies ?? 0);
      break;
    case "deploy-began":
    case "card-paid":
    case "card-played":
      ledger.granted += event.armies;
      break;
    case "armies-granted":
      ledger.granted += event.free + sum(Object.values(event.continents));
      break;
    case "battle-fought":
    case "forces-met":
      ledger.lost += event.attackLosses + event.defenceLosses;
      break;
  }
}

/** Between a battle and the conquest told next its target may be empty, and without dice armies are on their way. */
interface Passing {
  readonly mayBeEmpty: string | null;
  readonly marching: number;
}

const nothing: Passing = { mayBeEmpty: null, marching: 0 };

function passing(event: GameEvent): Passing {
  if (event.type === "battle-fought") return { mayBeEmpty: event.to, marching: 0 };
  if (event.type !== "forces-met") return nothing;
  const marching = sum(Object.values(event.from)) - event.attackLosses - event.steppedBack;
  return { mayBeEmpty: event.to, marching };
}

/** What is wrong with a state, in words; [] where nothing is. */
function flaws(state: State, ledger: Ledger, { mayBeEmpty, marching }: Passing): string[] {
  const found: string[] = [];
  const { owner, armies, seats, left } = state;
  const least = (t: number) => (state.territories[t] === mayBeEmpty || owner[t] === -1 ? 0 : 1);
  if (armies.some((count, t) => !Number.isInteger(count) || count < least(t)))
    found.push("a territory without an army");
  if (seats.some(({ territories }, seat) => territories !== owner.filter((each) => each === seat).length))
    found.push("a wrong count of territories");
  const hidden = seats.flatMap(({ toSpread, spread }) => [toSpread, ...Object.values(spread)]);
  const toPlace = left.free + sum(Object.values(left.continents)) + sum(hidden);
  const over = state.winners !== null || state.phase === "over";
  // Whoever wins in the middle of a turn may leave armies unplaced; until then none disappears.
  if (!over && ledger.granted - ledger.lost !== sum(armies) + toPlace + marching)
    found.push(
      `granted ${ledger.granted} - lost ${ledger.lost} is not on board ${sum(armies)} + left ${toPlace}`,
    );
  const cards = [...state.pile, ...state.used, ...seats.flatMap(({ hand }) => hand.map(({ card }) => card))];
  if (new Set(cards).size !== cards.length || (ledger.cards > 0 && cards.length !== ledger.cards))
    found.push("a card lost or doubled");
  return found;
}

function isAwaitingOrOver(book: Rulebook, state: State): boolean {
  const { awaits, seats } = viewOf(book, state, null);
  return state.winners ? awaits.length === 0 : awaits.length > 0 && awaits.every((seat) => seats[seat].alive);
}

/** What may be ordered whoever is awaited. */
const atAnyTime: readonly CommandType[] = [
  ...(["surrender", "standing", "play-card"] as const),
  ...(["pact-offer", "pact-withdraw", "pact-accept", "pact-decline", "pact-break"] as const),
];

/** Who is awaited has something to do, who is not has nothing; who is asked in another's turn may only answer. */
function misoffered(state: State, seat: Seat, choices: readonly Choice[]): string[] {
  const own = choices.map(({ command }) => command.type).filter((type) => !atAnyTime.includes(type));
  const isAwaited = awaited(state).includes(seat);
  if (isAwaited !== own.length > 0)
    return [`seat ${seat} is ${isAwaited ? "" : "not "}awaited and may ${own}`];
  const answers = own.filter((type) => type === "defend" || type === "pass");
  return state.asked && isAwaited && answers.length < own.length
    ? [`seat ${seat} is asked and may ${own}`]
    : [];
}

/** A sample of what may be ordered now must be accepted at both bounds, and wrong orders be refused without a roll. */
function misjudged(book: Rulebook, state: State, pick: Random): string[] {
  const found: string[] = [];
  const seat = pick.below(state.seats.length);
  const choices = viewOf(book, state, seat).you?.choices ?? [];
  found.push(...misoffered(state, seat, choices));
  if (choices.length > 0)
    for (const command of bounds(choices[pick.below(choices.length)])) {
      const played = play(book, state, { seat, command }, pick);
      if (!played.ok)
        found.push(`offered and refused: ${JSON.stringify({ seat, command, error: played.error })}`);
    }
  for (const order of wrongOrders(state))
    if (play(book, state, order, noChance).ok) found.push(`wrong and accepted: ${JSON.stringify(order)}`);
  return found;
}

/** The choice's command with the least and with the most armies. */
export function bounds({ command, armies }: Choice): Command[] {
  return armies ? armies.map((count) => withArmies(command, count)) : [command];
}

/** The command with so many armies, where it speaks of any. */
export function withArmies(command: Command, armies: number): Command {
  switch (command.type) {
    case "place":
      return {
        ...command,
        armies: Object.fromEntries(Object.keys(command.armies).map((id) => [id, armies])),
      };
    case "attack":
      return typeof command.from === "string"
        ? command
        : { ...command, from: Object.fromEntries(Object.keys(command.from).map((id) => [id, armies])) };
    case "occupy":
    case "regroup":
      return { ...command, armies };
    default:
      return command;
  }
}

/** Orders that no rules allow, whatever the position. */
function wrongOrders({ turn, seats, territories, owner }: State): Order[] {
  // While territories are claimed a seat may hold none yet.
  const own = territories[Math.max(0, owner.indexOf(turn))];
  const orders: Order[] = [
    { seat: turn, command: { type: "attack", from: own, to: own } },
    { seat: turn, command: { type: "place", armies: { [own]: 1_000_000 } } },
    { seat: turn, command: { type: "regroup", from: own, to: own, armies: 1 } },
    { seat: turn, command: { type: "occupy", armies: 1_000_000 } },
    { seat: turn, command: { type: "trade", cards: [own, own, own] } },
    { seat: turn, command: { type: "pact-accept", pact: 1_000_000 } },
    { seat: turn, command: { type: "pact-offer", with: turn, scope: "world" } },
  ];
  return [...orders, { seat: (turn + 1) % seats.length, command: { type: "next" } }];
}

const noChance: Random = {
  below: () => {
    throw new Error("a refused order must not draw");
  },
};

/** Whatever writes to a state once it is given out throws from then on. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
}
