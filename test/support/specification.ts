import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import {
  type Choice,
  type Command,
  type EventOf,
  type EventType,
  fold,
  type GameEvent,
  type Order,
  play,
  rulebook,
  type Seat,
  type State,
  type TerritoryId,
  type View,
  type Violation,
  viewOf,
} from "../../worker/game/index";
import { noChance, type Scripted } from "./dice";
import { bounds } from "./laws";

/** A game as it stands, and what the last order did to it. */
export interface Situation {
  readonly state: State;
  /** What the last order told; [] where it was refused or none was given. */
  readonly events: readonly GameEvent[];
  readonly violation: Violation | null;
  /** Carries out an order; what it draws must be exactly the script. */
  when(seat: Seat, command: Command, chance?: Scripted): Situation;
  /** The last order told exactly this. */
  tells(...events: readonly GameEvent[]): Situation;
  /** The last order told this, in this order, among other things. */
  tellsAlso(...events: readonly GameEvent[]): Situation;
  /** The last order told nothing of this kind. */
  tellsNo(...types: readonly EventType[]): Situation;
  /** The last order was refused for this reason. */
  refuses(violation: Violation): Situation;
  /** Armies in a territory. */
  armies(territory: TerritoryId): number;
  /** Who holds a territory. */
  owner(territory: TerritoryId): Seat;
  view(viewer: Seat | null): View;
  choices(seat: Seat): readonly Choice[];
}

/** The game that these events have led to. */
export function given(events: readonly GameEvent[]): Situation {
  return situation(fold(events), [], null);
}

/** The seat on turn places all it has, trades only what it must and ends its turn without a fight; answers the turn after it. */
export function idle(before: Situation): Situation {
  const { turn, turns } = before.state;
  let now = before;
  while (now.state.turns === turns && now.state.winners === null) now = now.when(turn, quietly(now, turn));
  return now;
}

function quietly(now: Situation, seat: Seat): Command {
  const choices = now.choices(seat);
  const choice = (["place", "next", "trade"] as const)
    .map((type) => choices.find(({ command }) => command.type === type))
    .find((each) => each !== undefined);
  if (!choice) throw new Error(`seat ${seat} has nothing quiet to do`);
  return bounds(choice).at(-1) ?? choice.command;
}

/** The events of one kind, in order. */
export const told = <T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

function situation(state: State, events: readonly GameEvent[], violation: Violation | null): Situation {
  const book = rulebook(state.ruleset, state.options);
  const accepted = () => expect(violation, "the order was refused").toBeNull();
  const self: Situation = {
    state,
    events,
    violation,
    when(seat, command, chance = noChance) {
      accepted();
      return carriedOut(state, { seat, command }, chance);
    },
    tells(...expected) {
      accepted();
      expect(events).toEqual(expected);
      return self;
    },
    tellsAlso(...expected) {
      accepted();
      let from = 0;
      for (const event of expected) {
        const at = events.findIndex((each, i) => i >= from && isDeepStrictEqual(each, event));
        // Shown with all that was told after the events found so far.
        if (at === -1) expect(events.slice(from)).toContainEqual(event);
        from = at + 1;
      }
      return self;
    },
    tellsNo(...types) {
      accepted();
      expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual([]);
      return self;
    },
    refuses(expected) {
      expect(violation).toEqual(expected);
      return self;
    },
    armies: (territory) => state.armies[state.indexOf[territory]],
    owner: (territory) => state.owner[state.indexOf[territory]],
    view: (viewer) => viewOf(book, state, viewer),
    choices: (seat) => viewOf(book, state, seat).you?.choices ?? [],
  };
  return self;
}

/** Plays the order and holds `play` to its word: events fold to its state, a refusal draws and changes nothing. */
function carriedOut(state: State, order: Order, chance: Scripted): Situation {
  const before = structuredClone(state);
  const book = rulebook(state.ruleset, state.options);
  const left = chance.left();
  const played = play(book, state, order, chance);
  expect(state, "an order must not write to the state it was given in").toEqual(before);
  if (!played.ok) {
    expect(chance.left(), "a refused order draws nothing").toBe(left);
    return situation(state, [], played.error);
  }
  expect(chance.left(), "draws of the script that nobody asked for").toBe(0);
  const { events, state: after } = played.value;
  expect(fold(events, state), "the events fold to the state").toEqual(after);
  return situation(after, events, null);
}
