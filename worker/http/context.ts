import type { Context, Selection } from "../../web/context";
import { messages } from "../../web/i18n";
import { linkTo, reachOf, stillOpen } from "../../web/selection";
import type { Refusal, TableView } from "../../web/tableView";
import type { Request } from "./env";

/** What a page of the table is drawn from, for this reader. */
export function contextOf(c: Request, view: TableView, refusal: Refusal | null = null): Context {
  const { language } = c.var;
  const nonce = crypto.randomUUID().slice(0, 8);
  const { origin } = new URL(c.req.url);
  return { view, language, t: messages[language], selection: selectionOf(c), refusal, origin, nonce };
}

/** The table's page, with what is selected in this URL, or else this, where it can still be chosen. */
export function pageOf(c: Request, view: TableView, otherwise: Selection = {}): string {
  const selected = selectionOf(c);
  const wanted = Object.keys(selected).length > 0 ? selected : otherwise;
  const link = linkTo(stillOpen(wanted, reachOf(view)));
  return `/t/${view.slug}${link === "?" ? "" : link}`;
}

/** What the URL selects; forms carry it along in the one they post to. */
function selectionOf(c: Request): Selection {
  const { at, from, to, open } = c.req.query();
  const named = Object.entries({ at, from, to, open }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return Object.fromEntries(named);
}
