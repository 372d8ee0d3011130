import type { ContentfulStatusCode } from "hono/utils/http-status";
import { messages, refusalSentence, type Telling } from "../../web/i18n";
import type { Refusal, RefusalCode, TableView } from "../../web/tableView";
import { tellingOf } from "../../web/telling";
import { viewJson } from "../table";
import type { Request } from "./env";

/** The HTTP status of each refusal. */
export const statusOf: Readonly<Record<RefusalCode, ContentfulStatusCode>> = {
  malformed: 400,
  "no-such-territory": 400,
  "no-such-seat": 400,
  "not-seated": 401,
  "not-owner": 403,
  locked: 403,
  "foreign-origin": 403,
  "no-such-page": 404,
  "no-such-table": 404,
  "not-your-turn": 409,
  "wrong-phase": 409,
  "not-yours": 409,
  "own-territory": 409,
  "not-adjacent": 409,
  "too-few-armies": 409,
  "too-many-armies": 409,
  "bad-dice": 409,
  "equal-forces": 409,
  "outside-continent": 409,
  "no-such-card": 409,
  "not-a-set": 409,
  "already-traded": 409,
  "must-trade": 409,
  "must-occupy": 409,
  "must-place": 409,
  "already-moved": 409,
  "pact-in-force": 409,
  "no-such-pact": 409,
  "already-taken": 409,
  "table-full": 409,
  "too-few-seats": 409,
  "already-started": 409,
  "not-started": 409,
  "game-over": 409,
  stale: 409,
  "not-in-these-rules": 409,
  "out-of-play": 409,
  "too-large": 413,
  "too-fast": 429,
};

/** A refusal for programs: its code and facts, and why in the reader's language; a stale one with the fresh board. */
export function problem(c: Request, refusal: Refusal, view: TableView | null = null): Response {
  const status = statusOf[refusal.code];
  const body = {
    ...refusal,
    type: "about:blank",
    status,
    title: refusal.code,
    detail: sentence(c, refusal, view),
    ...(view && refusal.code === "stale" ? { view: viewJson(view) } : {}),
  };
  return c.body(JSON.stringify(body), status, { "Content-Type": "application/problem+json" });
}

/** Why, in the reader's language. */
export function sentence(c: Request, refusal: Refusal, view: TableView | null = null): string {
  const t = messages[c.var.language];
  return refusalSentence(t, refusal, view ? tellingOf({ t, view }) : strangers);
}

/** For refusals that speak of no table: none of them names anybody. */
const strangers: Telling = { by: null, seat: String, colour: () => "red", pact: () => undefined };
