import { createMiddleware } from "hono/factory";
import type { App } from "./env";
import { refusedAlone } from "./errors";
import { nearestSlug, slugOf } from "./slug";

/** Takes the table's name from the URL. A page asked for by another spelling of it moves to the one it is kept under. */
export const named = createMiddleware<App>(async (c, next) => {
  const typed = c.req.param("slug") ?? "";
  const slug = slugOf(typed);
  if (slug === null) return refusedAlone(c, { code: "no-such-page" }, nearestSlug(typed));
  c.set("slug", slug);
  if (slug === typed || c.req.method === "POST") return next();
  const { pathname, search } = new URL(c.req.url);
  const rest = pathname.split("/").slice(3);
  return c.redirect(`/${["t", slug, ...rest].join("/")}${search}`, 308);
});
