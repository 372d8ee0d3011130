import type { Context } from "./context";
import { html } from "./html";
import { messages } from "./i18n";
import { boardParts } from "./parts/board";
import { parts } from "./parts/index";
import { Document, type Sheet } from "./parts/layout";
import type { Part } from "./parts/part";
import { seen } from "./parts/seen";
import { Table } from "./parts/table";
import { reachOf, stillOpen } from "./selection";
import { changeOf, swapped, wholePart } from "./swaps";
import type { Language, TableView } from "./tableView";

/** Whether the table waits for the viewer. */
const awaited = ({ game, you }: TableView): boolean =>
  game !== null && you !== null && game.awaits.includes(you.seat);

const titleOf = ({ view, t }: Context): string => `${awaited(view) ? "● " : ""}${t.table.title(view.slug)}`;

/** Without scripts a page refreshes itself, but never under somebody's hands. */
function refreshes({ view, selection }: Context): boolean {
  const reading = Object.values(selection).some((value) => value !== undefined);
  const typing = view.game === null && (view.you === null || view.you.owner);
  const over = view.game !== null && view.game.winners !== null;
  return !awaited(view) && !reading && !typing && !over;
}

/** The context with what of its selection can still be chosen. */
const current = (context: Context): Context => ({
  ...context,
  selection: stillOpen(context.selection, reachOf(context.view)),
});

/** A whole document that is not a table: home, rules, an error. */
export function documentPage(sheet: Omit<Sheet, "kind" | "live">): string {
  return `<!doctype html>${html(<Document {...sheet} kind="text" />)}`;
}

/** The whole page of a table. */
export function tablePage(context: Context): string {
  const now = current(context);
  const { language, t } = now;
  return `<!doctype html>${html(
    <Document language={language} t={t} title={titleOf(now)} kind="table" live refreshes={refreshes(now)}>
      <Table context={now} />
    </Document>,
  )}`;
}

/** Swaps for the whole page; SVG goes inside an `<svg>`, else it would be read as HTML and stay invisible. */
function assembled(swap: (part: Part) => string): string {
  const drawing = boardParts.map(swap).join("");
  return parts.map(swap).join("") + (drawing === "" ? "" : `<svg>${drawing}</svg>`);
}

const titleElement = (title: string): string => html(<title>{title}</title>);

/**
 * The answer to a link or a form of the table's page: all its parts, each taking its namesake's place. Pushed, it is for
 * a page that shows the mark `since`.
 */
export function answer(context: Context, since?: number): string {
  const now = current(context);
  return swapped(seen(now, since)) + titleElement(titleOf(now)) + assembled((part) => wholePart(part, now));
}

/** What the socket pushes to one viewer whose page shows `before`: the parts that differ, and of the log what is new. */
export function update(
  before: TableView,
  after: TableView,
  viewer: { language: Language; nonce: string },
): string {
  const shared: Omit<Context, "view"> = {
    ...viewer,
    t: messages[viewer.language],
    selection: {},
    refusal: null,
  };
  const shown: Context = { ...shared, view: before };
  const now: Context = { ...shared, view: after };
  // Forms name the version they were drawn at; that alone makes no part differ (live.js corrects it on the page).
  const same: Context = { ...shared, view: { ...before, version: after.version } };
  const changes = assembled((part) => {
    if (!part.push) return changeOf(part, same, now);
    const news = part.push(shown, now);
    return news === null ? "" : "hx-swap-oob" in news.props ? html(news) : swapped(news);
  });
  const title = titleOf(shown) === titleOf(now) ? "" : titleElement(titleOf(now));
  if (changes === "" && title === "" && before.mark === after.mark) return "";
  return swapped(seen(now, before.mark)) + title + changes;
}
