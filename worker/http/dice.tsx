import { messages } from "../../web/i18n";
import { DicePage } from "../../web/pages/dice";
import { documentPage } from "../../web/render";
import type { Request } from "./env";
import { slugOf } from "./slug";

/** How the dice are made and checked. */
export function dice(c: Request): Response {
  const { language } = c.var;
  const t = messages[language];
  const page = <DicePage language={language} t={t} slug={slugOf(c.req.query("table") ?? "")} />;
  return c.html(documentPage({ language, t, title: t.page.diceTitle, children: page })) as Response;
}
