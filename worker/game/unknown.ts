import type { Command, CommandOf } from "./command";
import type { Seat, TerritoryId } from "./ids";
import type { State } from "./state";
import type { Violation } from "./violation";

/** A territory or a seat named by the order that this game does not have; null where all are known. */
export function unknownIn(state: State, seat: Seat, command: Command): Violation | null {
  const strangers = [seat, ...seatsIn(command)].filter((each) => state.seats[each] === undefined);
  if (strangers.length > 0) return { code: "no-such-seat", seat: strangers[0] };
  for (const territory of territoriesIn(command)) {
    if (!Object.hasOwn(state.indexOf, territory)) return { code: "no-such-territory", territory };
  }
  return null;
}

/** The territories that a command names. */
export function territoriesIn(command: Command): readonly TerritoryId[] {
  switch (command.type) {
    case "place":
      return Object.keys(command.armies);
    case "claim":
      return [command.territory];
    case "attack":
      return typeof command.from === "string"
        ? [command.from, command.to]
        : [...Object.keys(command.from), command.to, ...backOf(command)];
    case "regroup":
      return [command.from, command.to];
    case "pact-offer":
      return command.scope === "world" ? [] : command.scope.border;
    default:
      return [];
  }
}

const backOf = (command: CommandOf<"attack">): readonly TerritoryId[] =>
  "back" in command && command.back !== undefined ? [command.back] : [];

const seatsIn = (command: Command): readonly Seat[] => (command.type === "pact-offer" ? [command.with] : []);
