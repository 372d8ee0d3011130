import { messages, rulesetText } from "../../web/i18n";
import { Compare } from "../../web/pages/compare";
import { Rules } from "../../web/pages/rules";
import { documentPage } from "../../web/render";
import { type Options, type Ruleset, resolveOptions, rulebook, rulesets, sayings } from "../game";
import type { Presets } from "../table";
import { wantsJson } from "./answer";
import type { Request } from "./env";
import { refusedAlone } from "./errors";
import { presetsIn } from "./forms";

const known: Readonly<Record<string, Ruleset | undefined>> = rulesets;

/** All rulesets side by side, each as a full table plays it. */
export function comparison(c: Request): Response {
  if (wantsJson(c)) {
    const all = Object.values<Ruleset>(rulesets);
    return c.json({ rulesets: all.map((one) => rulesJson(one, optionsOf(one, {}))) }) as Response;
  }
  const { language } = c.var;
  const t = messages[language];
  const page = <Compare language={language} t={t} />;
  return c.html(documentPage({ language, t, title: t.page.compareTitle, children: page })) as Response;
}

/** A ruleset as it is played here; the query string sets its options as it does a table's. */
export function rules(c: Request): Response {
  const id = c.req.param("ruleset") ?? "";
  const ruleset = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!ruleset) return refusedAlone(c, { code: "no-such-page" });
  const options = optionsOf(ruleset, presetsIn(c.req.query()));
  if (wantsJson(c)) return c.json(rulesJson(ruleset, options)) as Response;
  const { language } = c.var;
  const t = messages[language];
  const page = <Rules language={language} t={t} ruleset={ruleset} options={options} />;
  return c.html(
    documentPage({ language, t, title: t.page.rulesOf(rulesetText(t, id).name), children: page }),
  ) as Response;
}

/** The options that are asked for, the others as a full table has them. */
const optionsOf = (ruleset: Ruleset, asked: Presets): Options =>
  resolveOptions(ruleset, asked, { seats: ruleset.seats[1], bots: 0 }).options;

/** The same for programs: what can be chosen, and every rule as its key and its numbers. */
function rulesJson(ruleset: Ruleset, options: Options) {
  const { id, edition, source, seats, board } = ruleset;
  const choices = ruleset.options.map(({ id, values, numbers, byDefault }) => ({
    id,
    values,
    numbers,
    byDefault,
  }));
  return { id, edition, source, seats, board, options, choices, says: sayings(rulebook(id, options)) };
}
