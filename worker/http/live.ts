import { listenerHeaders } from "../table";
import type { Request } from "./env";
import { refusedAlone } from "./errors";
import { isForeign } from "./guard";
import { keyOf } from "./session";
import { slugOf } from "./slug";
import { tableOf } from "./stub";

/** Any code of this range means to a page: do not try again. */
const noSuchTable = 4404;

/** A socket that hears of every change of the table. The only thing it needs of its request is who listens. */
export async function live(c: Request): Promise<Response> {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket")
    return refusedAlone(c, { code: "malformed", field: "Upgrade", expected: "websocket" });
  // Neither the csrf check nor CORS look at a handshake, and a foreign page's carries this site's cookies.
  if (isForeign(c)) return refusedAlone(c, { code: "foreign-origin" });
  const slug = slugOf(c.req.param("slug") ?? "");
  if (slug === null) return turnedAway();
  c.set("slug", slug);
  const headers = new Headers({ Upgrade: "websocket", [listenerHeaders.language]: c.var.language });
  const key = keyOf(c, slug);
  if (key !== null) headers.set(listenerHeaders.key, key);
  const answer = await tableOf(c).fetch(new Request(c.req.url, { headers }));
  // A copy, because the headers of this one cannot be written to.
  return new Response(null, answer);
}

/** A refused handshake would be tried again for ever; a socket closed with this code is not. */
function turnedAway(): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(noSuchTable, "no-such-table");
  return new Response(null, { status: 101, webSocket: client });
}
