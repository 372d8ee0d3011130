import { Hono } from "hono";
import { viewJson } from "../table";
import { refused, shown, wantsJson } from "./answer";
import type { App, Request } from "./env";
import { presetsIn } from "./forms";
import { problem } from "./problem";
import { bearerOf } from "./session";
import { callOf, tableOf } from "./stub";

/** What is seen of a table: its page, and the same for programs. */
export const views = new Hono<App>();

views.get("/", (c) => view(c, wantsJson(c)));
views.get("/view.json", (c) => view(c, true));

views.get("/log.json", async (c) => {
  const call = { ...callOf(c), presets: presetsIn(c.req.query()) };
  const { log, seated } = await tableOf(c).log(call);
  if (bearerOf(c) !== null && !seated) return problem(c, { code: "not-seated" });
  return c.json(log);
});

async function view(c: Request, json: boolean): Promise<Response> {
  const view = await tableOf(c).look({ ...callOf(c), presets: presetsIn(c.req.query()) });
  // A program that shows a key wants to see with it; it learns at once that the key opens nothing here.
  if (bearerOf(c) !== null && view.you === null) return refused(c, { code: "not-seated" }, view);
  return json ? (c.json(viewJson(view)) as Response) : shown(c, view);
}
