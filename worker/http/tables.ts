import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { acts } from "./acts";
import { refused } from "./answer";
import type { App } from "./env";
import { live } from "./live";
import { named } from "./named";
import { openSeat, ownSeat } from "./seat";
import { callOf, tableOf } from "./stub";
import { views } from "./views";

const mostBytes = 16_384;

/** Everything under a table's URL. */
export const tables = new Hono<App>();

tables.get("/:slug/live", live);
tables.use("/:slug/*", named);
tables.use(
  "/:slug/*",
  bodyLimit({
    maxSize: mostBytes,
    onError: async (c) =>
      refused(c, { code: "too-large", most: mostBytes }, await tableOf(c).look(callOf(c))),
  }),
);
tables.get("/:slug/seat", ownSeat);
tables.get("/:slug/seat/:key", openSeat);
tables.route("/:slug", views);
tables.route("/:slug", acts);
