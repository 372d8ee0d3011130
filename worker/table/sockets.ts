import { messages } from "../../web/i18n";
import { answer, update } from "../../web/render";
import { type Language, languages, type TableView } from "../../web/tableView";
import { holderOf } from "./keys";
import { viewJson } from "./viewJson";

/** Who listens at a socket; kept with it while the table sleeps. The holder, not the seat: seats are numbered anew at the start. */
export interface Listener {
  readonly holder: string | null;
  readonly language: Language;
  readonly json: boolean;
}

/** The table before and after, as one holder sees it. */
export type Glimpse = (holder: string | null) => { readonly before: TableView; readonly after: TableView };

/** Closed for good: a page that hears it does not try again. */
export const noSuchTable = 4404;

/** Sends each listener what has changed for it. Those who see alike share one rendering; nothing is sent where nothing changed. */
export function push(sockets: readonly WebSocket[], glimpse: Glimpse, whole: boolean): void {
  const groups = Map.groupBy(sockets, (socket) => JSON.stringify(listenerOf(socket)));
  for (const group of groups.values()) {
    const listener = listenerOf(group[0]);
    const { before, after } = glimpse(listener.holder);
    const message = whole ? boardFor(listener, after, before.mark) : newsFor(listener, before, after);
    if (message !== "") for (const socket of group) send(socket, message);
  }
}

/** What a page that shows `before` lacks; a program gets all. */
function newsFor({ language, json }: Listener, before: TableView, after: TableView): string {
  if (json) return JSON.stringify(viewJson(after));
  return update(before, after, { language, nonce: newNonce() });
}

/** The whole board as it stands; `since` is what the page shows. */
function boardFor({ language, json }: Listener, view: TableView, since?: number): string {
  if (json) return JSON.stringify(viewJson(view));
  const context = { view, language, t: messages[language], selection: {}, refusal: null, nonce: newNonce() };
  return answer(context, since);
}

/** Headers in which the front says who listens: it has read the cookie. */
export const listenerHeaders = { key: "frontera-key", language: "frontera-language" } as const;

/** Who wants to listen, and how new its page is; null where it shows none. */
export function listening({ url, headers }: Request): { listener: Listener; seen: number | null } {
  const query = new URL(url).searchParams;
  const key = headers.get(listenerHeaders.key);
  const language = languages.find((one) => one === headers.get(listenerHeaders.language)) ?? languages[0];
  const seen = query.get("seen");
  return {
    listener: { holder: key === null ? null : holderOf(key), language, json: query.get("as") === "json" },
    seen: seen === null ? null : Number(seen),
  };
}

/** Shows a listener the whole board as it stands. */
export function greet(socket: WebSocket, view: TableView): void {
  send(socket, boardFor(listenerOf(socket), view));
}

/** Who listens at this socket; a watcher where it does not say. */
export function listenerOf(socket: WebSocket): Listener {
  const attached: Listener | null = socket.deserializeAttachment();
  return attached ?? { holder: null, language: "es", json: false };
}

/** Answers a close, without which the other side waits for it. The codes that nobody may send become 1000. */
export function close(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close([1005, 1006, 1015].includes(code) ? 1000 : code, reason);
  } catch {
    // It is closed already.
  }
}

function send(socket: WebSocket, message: string): void {
  try {
    socket.send(message);
  } catch {
    // A listener that has gone without a word is no reason to keep the news from the others.
  }
}

const newNonce = (): string => crypto.randomUUID().slice(0, 8);
