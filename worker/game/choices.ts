import type { Choice, CommandType } from "./command";
import { commands } from "./commands/index";
import { notNow } from "./decide";
import type { Seat } from "./ids";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";

const types = Object.keys(commands) as readonly CommandType[];

/** Every lawful command of this seat now, but for its number of armies and its optional fields; each is accepted as it stands. */
export function choicesOf(book: Rulebook, state: State, seat: Seat): readonly Choice[] {
  return types.flatMap((type) =>
    notNow(book, state, seat, type) ? [] : commands[type].choices(book, state, seat),
  );
}
