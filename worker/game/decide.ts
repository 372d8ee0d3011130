import type { Command, CommandType, Order } from "./command";
import { commands } from "./commands/index";
import type { GameEvent } from "./event";
import { clone } from "./evolve";
import type { Handler } from "./handler";
import type { Random } from "./random";
import { fail, ok, type Result } from "./result";
import type { Rulebook } from "./ruleset";
import { living, type State } from "./state";
import { unknownIn } from "./unknown";
import type { Violation } from "./violation";

/** What an order makes happen, or why it is refused; a refused order changes nothing. */
export function decide(
  book: Rulebook,
  state: State,
  order: Order,
  random: Random,
): Result<readonly GameEvent[], Violation> {
  const played = play(book, state, order, random);
  return played.ok ? ok(played.value.events) : played;
}

/** As `decide`, with the state after, which is what folding the events onto this state gives. */
export function play(
  book: Rulebook,
  state: State,
  { seat, command }: Order,
  random: Random,
): Result<{ readonly events: readonly GameEvent[]; readonly state: State }, Violation> {
  const handler = handlerOf(command);
  const early = unknownIn(state, seat, command) ?? notNow(book, state, seat, command.type);
  if (early) return fail(early);
  const story = { book, random, now: clone(state), events: [] as GameEvent[] };
  const violation = handler.decide(story, seat, command);
  return violation ? fail(violation) : ok({ events: story.events, state: story.now });
}

/** The handler of this very command. */
function handlerOf(command: Command): Handler<Command> {
  // The closed table pairs each command type with a handler of that type; the compiler cannot follow that through an index.
  return commands[command.type] as Handler<Command>;
}

/** Why this seat may not give such a command now, whatever its fields; null where it may. */
export function notNow(book: Rulebook, state: State, seat: number, type: CommandType): Violation | null {
  const { phases, answers, played } = commands[type];
  if (state.winners) return { code: "game-over" };
  if (played && !played(book)) return { code: "not-in-these-rules", command: type };
  if (!living(state.seats[seat])) return { code: "out-of-play", seat };
  if (phases === "any") return null;
  if (state.turn !== seat) return { code: "not-your-turn", turn: state.turn };
  const pending = answers ? null : mustOccupy(state);
  if (pending) return pending;
  return phases.includes(state.phase) ? null : { code: "wrong-phase", phase: state.phase, expected: phases };
}

function mustOccupy({ occupying, territories }: State): Violation | null {
  if (!occupying) return null;
  const { from, to, moved, most } = occupying;
  return { code: "must-occupy", from: territories[from], to: territories[to], armies: [moved, most] };
}
