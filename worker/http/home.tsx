import { messages } from "../../web/i18n";
import { Home } from "../../web/pages/home";
import { documentPage } from "../../web/render";
import { languages } from "../../web/tableView";
import { botLevels, rulesets } from "../game";
import { wantsJson } from "./answer";
import type { Request } from "./env";
import { nearestSlug } from "./slug";

/** Without what could be taken for another: a name is read out over the phone. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** The front door. `?table=` is what somebody typed as a table's name: it leads there, the other presets with it. */
export function home(c: Request): Response {
  const { table, lang: _, ...presets } = c.req.query();
  if (table !== undefined) {
    const query = new URLSearchParams(presets).toString();
    return c.redirect(`/t/${nearestSlug(table)}${query === "" ? "" : `?${query}`}`, 303);
  }
  const suggested = `mesa-${newName()}`;
  if (wantsJson(c))
    return c.json({
      suggested,

      rulesets: Object.keys(rulesets),
      bots: botLevels,
      languages,
    }) as Response;
  const { language } = c.var;
  const t = messages[language];
  const page = <Home language={language} t={t} suggested={suggested} />;
  return c.html(
    documentPage({ language, t, title: `${t.page.site}: ${t.page.homeTitle}`, children: page }),
  ) as Response;
}

const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => letters[byte % letters.length]).join("");
