import type { Refusal } from "../../web/tableView";
import { botLevels, bots, type Command, fail, type Random, type Result, type Seat, viewOf } from "../game";
import type { Change } from "./change";
import { act } from "./play";
import type { Table } from "./table";

/** One order of the bot on this seat. A bot that errs ends its phase, or else does the first lawful thing. */
export function botOrder(table: Table, seat: Seat, at: number): Result<Change, Refusal> {
  if (!table.game) return fail({ code: "not-started" });
  const view = viewOf(table.game.book, table.game.state, seat);
  const lawful = view.you?.choices.map((choice) => choice.command) ?? [];
  let refused: Result<Change, Refusal> = fail({ code: "wrong-phase", phase: view.phase, expected: [] });
  for (const command of [thought(table, seat), { type: "next" } as const, ...lawful]) {
    if (command === null) continue;
    const result = act(table, seat, { command, id: null, seen: null }, at);
    if (result.ok) return result;
    refused = result;
    console.warn(
      JSON.stringify({ event: "bot-erred", seat, command: command.type, code: result.error.code }),
    );
  }
  return refused;
}

/** What the bot wants to do, from what its own seat sees; null where it fails. */
function thought(table: Table, seat: Seat): Command | null {
  if (!table.game) return null;
  const level = botLevels.find((one) => one === table.lobby.seats[seat].level) ?? botLevels[0];
  const view = viewOf(table.game.book, table.game.state, seat);
  try {
    return bots[level](view, thoughts);
  } catch (error) {
    console.error(JSON.stringify({ event: "bot-failed", seat, level, error: String(error) }));
    return null;
  }
}

/** Chance for thoughts only: it never touches the table's dice. */
const thoughts: Random = {
  below(bound) {
    const [word] = crypto.getRandomValues(new Uint32Array(1));
    return Math.floor((word / 2 ** 32) * bound);
  },
};
