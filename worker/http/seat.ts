import { refused } from "./answer";
import type { Request } from "./env";
import { keepKey } from "./session";
import { callOf, tableOf } from "./stub";

/** A seat's private link: opens the seat in this browser. It changes nothing at the table. */
export async function openSeat(c: Request): Promise<Response> {
  const key = c.req.param("key") ?? "";
  const view = await tableOf(c).look({ ...callOf(c), key });
  if (view.you === null) return refused(c, { code: "not-seated" }, view);
  keepKey(c, c.var.slug, key);
  return c.redirect(`/t/${c.var.slug}`, 303);
}
