import { csrf } from "hono/csrf";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { sendsJson } from "./body";
import type { App, Request } from "./env";
import { bearerOf } from "./session";

const ownForms = csrf();

/** Refuses posts that another site makes a browser send. */
export const guarded = createMiddleware<App>(async (c, next) => {
  if (isProgram(c)) return next();
  // Scripts can send JSON to other sites only where those agree; refused all the same, to be told apart from a mistake.
  if (c.req.method === "POST" && sendsJson(c) && isForeign(c)) throw new HTTPException(403);
  return ownForms(c, next);
});

/** Whether the browser says that another site's page sends this. Programs say nothing. */
export function isForeign(c: Request): boolean {
  const site = c.req.header("Sec-Fetch-Site");
  if (site === "same-origin") return false;
  if (site !== undefined && site !== "none") return true;
  const origin = c.req.header("Origin");
  return origin !== undefined && origin !== new URL(c.req.url).origin;
}

/** A key in a header, or neither cookie nor origin: nothing in such a request was put there without its sender's knowledge. */
function isProgram(c: Request): boolean {
  if (bearerOf(c) !== null) return true;
  return ["Cookie", "Origin", "Sec-Fetch-Site"].every((name) => c.req.header(name) === undefined);
}
