import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { messages } from "../../web/i18n";
import { BrokenPage } from "../../web/pages/broken";
import { ErrorPage } from "../../web/pages/error";
import { documentPage } from "../../web/render";
import type { Refusal } from "../../web/tableView";
import { wantsJson } from "./answer";
import type { App, Request } from "./env";
import { problem, statusOf } from "./problem";

/** A refusal that has no board to stand beside. `nearest` is a valid name for a table. */
export function refusedAlone(c: Request, refusal: Refusal, nearest: string | null = null): Response {
  if (wantsJson(c)) return problem(c, refusal);
  const { language } = c.var;
  const t = messages[language];
  const page = <ErrorPage language={language} t={t} refusal={refusal} nearest={nearest} />;
  return c.html(
    documentPage({ language, t, title: t.page.errorTitle, children: page }),
    statusOf[refusal.code],
  ) as Response;
}

/** Whatever no order can cause. Told to those who run the program, without anything that opens a seat. */
export const failed: ErrorHandler<App> = (error, c) => {
  if (error instanceof HTTPException && error.status === 403)
    return refusedAlone(c, { code: "foreign-origin" });
  const { message, stack } = error;
  const path = c.req.path.replace(/\/seat\/.*/, "/seat/…");
  console.error(JSON.stringify({ event: "request-failed", method: c.req.method, path, message, stack }));
  const { language } = c.var;
  const t = messages[language];
  if (wantsJson(c))
    return c.json(
      { type: "about:blank", status: 500, title: t.page.brokenTitle, detail: t.page.brokenHelp },
      500,
    );
  const page = <BrokenPage language={language} t={t} />;
  return c.html(documentPage({ language, t, title: t.page.brokenTitle, children: page }), 500);
};
