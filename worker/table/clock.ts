import type { BotPace } from "../../web/tableView";
import { awaited, type GameEvent, type Seat, type State } from "../game";
import { type Game, isBot, type Table } from "./table";

/** What the table does by itself, and when: milliseconds since 1970. "lapse": a question gets its printed default. */
export type Due =
  | { readonly at: number; readonly what: "bot"; readonly seat: Seat }
  | { readonly at: number; readonly what: "lapse" };

/** Milliseconds between what happened last and a bot's order. */
const stepMs: Readonly<Record<BotPace, number>> = { instant: 0, quick: 900, calm: 2500 };
/** Milliseconds in which a defender says how many dice he rolls. */
const defendMs = 20_000;
/** A bot that is asked whether a card answers thinks for so long at every pace, or its haste would tell what it holds. */
const reactMs = 2000;

/** The next thing that is due; null where everybody waits for a person or it is over. The same table gives the same answer. */
export function nextDue(table: Table): Due | null {
  if (!table.game || table.game.state.winners !== null) return null;
  const bot = botDue(table, table.game.state);
  const at = deadlineOf(table);
  return at !== null && (bot === null || at < bot.at) ? { at, what: "lapse" } : bot;
}

/** When the question to a seat not on turn gets its printed default: milliseconds since 1970; null where none is asked. */
export function deadlineOf(table: Table): number | null {
  const { game } = table;
  if (!game?.state.asked) return null;
  return askedAt(table) + (game.state.asked.question === "defend" ? defendMs : windowMs(game));
}

const windowMs = ({ book: { combat } }: Game): number =>
  combat.kind === "forces" ? (combat.window ?? 0) * 1000 : 0;

/** When the order was given that put the question. */
const askedAt = ({ rows }: Table): number => rows.findLast(({ events }) => events.some(isQuestion))?.at ?? 0;

const isQuestion = ({ type }: GameEvent): boolean => type === "defence-asked" || type === "attack-declared";

function botDue(table: Table, state: State): Due | null {
  const seat = nextBot(table, state);
  if (seat === null) return null;
  if (state.asked?.seat === seat) return { at: askedAt(table) + reactMs, what: "bot", seat };
  // A standing order holds nobody up: it is nobody else's business that it was given.
  const last = table.rows.findLast(({ n }) => n !== null)?.at ?? 0;
  return { at: last + stepMs[table.lobby.settings.botPace], what: "bot", seat };
}

/** The bot that has something to answer: first an offer made to it, then whatever is awaited of it. */
function nextBot(table: Table, state: State): Seat | null {
  const offered = state.pacts.find((pact) => pact.status === "offered" && isBot(table, pact.with));
  if (offered) return offered.with;
  return awaited(state).find((seat) => isBot(table, seat)) ?? null;
}
