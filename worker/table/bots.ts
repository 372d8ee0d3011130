import type { Refusal } from "../../web/tableView";
import {
  type Bot,
  botLevels,
  bots,
  type Command,
  fail,
  type Random,
  type Result,
  type Seat,
  type View,
  viewOf,
} from "../game";
import type { Ordered } from "./change";
import { act } from "./play";
import type { Table } from "./table";

/** One order of the bot on this seat. What it errs in is told to those who run the program, and something lawful done instead. */
export function botOrder(
  table: Table,
  seat: Seat,
  at: number,
  bot: Bot = botOf(table, seat),
): Result<Ordered, Refusal> {
  if (!table.game) return fail({ code: "not-started" });
  const view = viewOf(table.game.book, table.game.state, seat);
  let refused: Result<Ordered, Refusal> = fail({ code: "wrong-phase", phase: view.phase, expected: [] });
  for (const command of candidates(view, seat, thought(view, bot))) {
    const result = act(table, seat, { command, id: null, seen: null }, at);
    if (result.ok) return result;
    refused = result;
    const { type } = command;
    console.warn(
      JSON.stringify({ event: "bot-erred", table: table.lobby.slug, seat, type, code: result.error.code }),
    );
  }
  return refused;
}

/** What may be tried in turn: the wish, the end of the phase, then whatever else is open. Whatever it is, it leads on. */
function candidates({ awaits, you }: View, seat: Seat, wish: Command | null): readonly Command[] {
  const open = you?.choices.map(({ command }) => command) ?? [];
  const wished = wish ? [wish] : [];
  // Where nothing else is awaited it is asked for an answer to an offer and for nothing else, or it would be asked again for ever.
  if (!awaits.includes(seat))
    return [...wished.filter(isAnswer), ...open.filter(({ type }) => type === "pact-decline")];
  return [...wished, { type: "next" }, ...open.filter(({ type }) => !atAnyTime(type))];
}

/** What needs no occasion leads nowhere: a bot that did it for want of something better would be asked again. */
const atAnyTime = (type: Command["type"]): boolean =>
  ["surrender", "standing", "play-card"].includes(type) || type.startsWith("pact-");

const isAnswer = ({ type }: Command): boolean => type === "pact-accept" || type === "pact-decline";

/** What the bot wants to do, from what its own seat sees; null where it fails. */
function thought(view: View, bot: Bot): Command | null {
  try {
    return bot(view, thoughts);
  } catch (error) {
    console.error(JSON.stringify({ event: "bot-failed", error: String(error) }));
    return null;
  }
}

function botOf({ lobby }: Table, seat: Seat): Bot {
  return bots[botLevels.find((level) => level === lobby.seats[seat].level) ?? botLevels[0]];
}

/** Chance for thoughts only: it never touches the table's dice. */
const thoughts: Random = {
  below(bound) {
    const [word] = crypto.getRandomValues(new Uint32Array(1));
    return Math.floor((word / 2 ** 32) * bound);
  },
};
