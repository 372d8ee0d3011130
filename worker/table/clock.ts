import type { BotPace } from "../../web/tableView";
import { type Seat, type State, viewOf } from "../game";
import { isBot, type Table } from "./table";

/** What the table does by itself, and when: milliseconds since 1970. */
export interface Due {
  readonly at: number;
  readonly what: "bot";
  readonly seat: Seat;
}

/** Milliseconds between what happened last and a bot's order. */
const stepMs: Readonly<Record<BotPace, number>> = { instant: 0, quick: 900, calm: 2500 };

/** The next thing that is due; null where everybody waits for a person or it is over. The same table gives the same answer. */
export function nextDue(table: Table): Due | null {
  if (!table.game || table.game.state.winners !== null) return null;
  const seat = nextBot(table, table.game.state);
  if (seat === null) return null;
  const last = table.rows.at(-1)?.at ?? 0;
  return { at: last + stepMs[table.lobby.settings.botPace], what: "bot", seat };
}

/** The bot that has something to answer: first an offer made to it, then its own turn. */
function nextBot(table: Table, state: State): Seat | null {
  const offered = state.pacts.find((pact) => pact.status === "offered" && isBot(table, pact.with));
  if (offered) return offered.with;
  return awaited(table).find((seat) => isBot(table, seat)) ?? null;
}

const awaited = ({ game }: Table): readonly Seat[] =>
  game ? viewOf(game.book, game.state, null).awaits : [];
