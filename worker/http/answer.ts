import { accepts } from "hono/accepts";
import type { Selection } from "../../web/context";
import { answer, tablePage } from "../../web/render";
import type { Refusal, TableView } from "../../web/tableView";
import type { Reply } from "../table";
import { type Body, sendsJson } from "./body";
import { contextOf, pageOf } from "./context";
import type { Request } from "./env";
import { problem, statusOf } from "./problem";

/** Whether a program asks: it accepts JSON before a page, or takes anything and has sent JSON or named a JSON document. */
export function wantsJson(c: Request): boolean {
  const accepted = accepts(c, { header: "Accept", supports: ["text/html", "application/json"], default: "" });
  return (
    accepted === "application/json" || (accepted === "" && (sendsJson(c) || c.req.path.endsWith(".json")))
  );
}

/** Whether htmx asks for the parts of a page that is open already. */
export const wantsParts = (c: Request): boolean => c.req.header("HX-Request") === "true";

/** The table as a page, or as parts for a page that is open. */
export function shown(c: Request, view: TableView): Response {
  const context = contextOf(c, view);
  return c.html(wantsParts(c) ? answer(context) : tablePage(context)) as Response;
}

/** What an act led to: for a program as JSON, for htmx as the page's parts, for a page by a redirect to it. */
export function replied<T extends object>(c: Request, reply: Reply<T>, keep?: Selection): Response {
  if (!reply.ok) return refused(c, reply.error, reply.view);
  if (wantsJson(c)) return c.json(reply.value) as Response;
  if (wantsParts(c)) return shown(c, reply.view);
  return c.redirect(pageOf(c, reply.view, keep), 303);
}

/** Why not, beside the board as it is; a form that is shown again keeps what was typed. */
export function refused(c: Request, refusal: Refusal, view: TableView, typed: Body = {}): Response {
  if (wantsJson(c)) return problem(c, refusal, view);
  const context = { ...contextOf(c, view, refusal), typed: textsIn(typed) };
  return c.html(wantsParts(c) ? answer(context) : tablePage(context), statusOf[refusal.code]) as Response;
}

const textsIn = (fields: Body): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
