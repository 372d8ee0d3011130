import type { Command, CommandType, Order } from "./command";
import { commands } from "./commands/index";
import type { GameEvent } from "./event";
import { clone } from "./evolve";
import type { Handler } from "./handler";
import type { PhaseName, Seat } from "./ids";
import { living } from "./living";
import { mustAnswer, pendingIn } from "./pending";
import type { Random } from "./random";
import { fail, ok, type Result } from "./result";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";
import type { Story } from "./story";
import { unknownIn } from "./unknown";
import type { Violation } from "./violation";

/** What an order led to: its events, and the state that folding them onto the one before gives. */
export interface Played {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

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

/** As `decide`, with the state after. */
export function play(
  book: Rulebook,
  state: State,
  { seat, command }: Order,
  random: Random,
): Result<Played, Violation> {
  const early = unknownIn(state, seat, command) ?? notNow(book, state, seat, command.type);
  if (early) return fail(early);
  const story: Story = { book, random, now: clone(state), events: [] };
  const violation = handlerOf(command).decide(story, seat, command);
  return violation ? fail(violation) : ok({ events: story.events, state: story.now });
}

/** The handler of this very command. */
function handlerOf(command: Command): Handler<Command> {
  // The closed table pairs each command type with a handler of that type; the compiler cannot follow that through an index.
  return commands[command.type] as Handler<Command>;
}

/** Why this seat may not give such a command now, whatever its fields; null where it may. */
export function notNow(book: Rulebook, state: State, seat: Seat, type: CommandType): Violation | null {
  const { phases, answers = [], played } = commands[type];
  if (state.winners) return { code: "game-over" };
  if (played && !played(book)) return { code: "not-in-these-rules", command: type };
  if (!living(state.seats[seat])) return { code: "out-of-play", seat };
  if (phases === "any") return null;
  const pending = pendingIn(state);
  const seats = pending?.seats ?? [state.turn];
  if (!seats.includes(seat)) return { code: "not-your-turn", turn: seats[0] ?? state.turn };
  if (pending && answers.includes(pending.question)) return null;
  // Who is asked in another's turn may only answer.
  if (state.asked) return { code: "not-your-turn", turn: state.turn };
  const must = pending && !mayWaive(book, state, type) ? mustAnswer(state, pending.question) : null;
  if (must) return must;
  return phases.includes(state.phase) ? null : wrongPhase(book, state, phases);
}

/** Of the phases in which it may come, those that these rules have. */
function wrongPhase({ flow }: Rulebook, { phase }: State, phases: readonly PhaseName[]): Violation {
  const chooses = flow.laps(1).some(({ first }) => first === "choose");
  return { code: "wrong-phase", phase, expected: phases.filter((each) => each !== "choose" || chooses) };
}

/** Where the rules let the next attack waive a pending occupation. E49. */
const mayWaive = (book: Rulebook, state: State, type: CommandType): boolean =>
  type === "attack" && state.occupying !== null && book.occupation.waivable;
