import { messages } from "../../web/i18n";
import { SeatPage } from "../../web/pages/seat";
import { documentPage } from "../../web/render";
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

/** The private link of the seat that this browser holds. Only the browser knows it: the table keeps no key. */
export async function ownSeat(c: Request): Promise<Response> {
  const { language, slug } = c.var;
  const call = callOf(c);
  const { you } = await tableOf(c).look(call);
  const link = you && call.key !== null ? `${new URL(c.req.url).origin}/t/${slug}/seat/${call.key}` : null;
  const t = messages[language];
  const page = <SeatPage language={language} t={t} slug={slug} link={link} />;
  const status = link === null ? 401 : 200;
  return c.html(documentPage({ language, t, title: t.page.seatTitle, children: page }), status) as Response;
}
