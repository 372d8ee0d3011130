import { Hono } from "hono";
import { languageDetector } from "hono/language";
import { secureHeaders } from "hono/secure-headers";
import { languages } from "../../web/tableView";
import { rulesets } from "../game";
import { dice } from "./dice";
import type { App } from "./env";
import { failed, refusedAlone } from "./errors";
import { guarded } from "./guard";
import { home } from "./home";
import { comparison, rules } from "./rules";
import { keepLanguage } from "./session";
import { tables } from "./tables";

/** Every page and resource of the program. */
export const app = new Hono<App>();

app.onError(failed);
app.notFound((c) => refusedAlone(c, { code: "no-such-page" }));

app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    // With "no-referrer" a browser sends `Origin: null` with our own forms. To other sites nothing is sent either way.
    referrerPolicy: "same-origin",
  }),
);
app.use(
  languageDetector({
    supportedLanguages: [...languages],
    fallbackLanguage: "es",
    lookupCookie: "lang",
    // Kept only where somebody asks for it, below: a header's wish may change.
    caches: false,
  }),
);
app.use(async (c, next) => {
  const asked = languages.find((one) => one === c.req.query("lang"));
  await next();
  if (asked) keepLanguage(c, asked);
  c.header("Vary", "Accept, Accept-Language, Cookie, HX-Request");
  // The same URL shows each viewer something else, and a shown hand is nothing for a cache.
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});
app.use(guarded);

app.get("/", home);
app.get("/rules", comparison);
app.get("/rules/:ruleset", rules);
app.get("/dice", dice);
app.get("/healthz", (c) => c.json({ ok: true, rulesets: Object.keys(rulesets) }));
app.route("/t", tables);
