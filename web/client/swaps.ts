import { ask } from "./asking";
import { onHtmx, type Request } from "./htmx";
import { fillLuckyWords } from "./luckyWords";
import { $, markerOf, notify, selecting, shown } from "./page";
import { connect, hear } from "./socket";

/** Whether a pushed message may be swapped in as it is; where the page has missed something it asks anew instead. */
function fits(since: number | null, version: number): boolean {
  // At the version shown only what has no version of its own is news: who is present.
  if (version < shown() || (version === shown() && since !== version)) return false;
  if (!selecting() && (since === null || since === shown())) return true;
  ask();
  return false;
}

/** Who the socket was opened for, and whether there was a table to open it to. */
let listener: string | undefined;

/** After a swap: forms name the version now seen, the URL is that of the answer, the socket speaks to who is here. */
export function settle(): void {
  const { version = "", url, seat = "" } = $("seen").dataset;
  const [seen] = version.split(".");
  for (const field of document.querySelectorAll<HTMLInputElement>("input[name=seen]")) field.value = seen;
  if (url && (url !== "?" || selecting()))
    history.replaceState(null, "", url === "?" ? location.pathname : url);
  const now = `${seat} ${version !== "0"}`;
  if (listener !== undefined && listener !== now) connect();
  listener = now;
  fillLuckyWords();
}

/** While an order is on its way its answer, which knows the selection, goes before what the socket says of it. */
const sent = new Map<Request, () => void>();
let posting: Promise<unknown> = Promise.resolve();

function answered(ctx: Request, event: Event): void {
  const marker = markerOf(ctx.text);
  const current = marker !== null && marker.version >= shown();
  if (!current) event.preventDefault();
  if (marker && !current) ask();
  notify(marker ? null : "unsent");
}

/** Lets in what is newer than the page and nothing else, whichever way it comes. */
export function watchSwaps(): void {
  onHtmx("before:request", ({ ctx }) => {
    if (!ctx) return;
    const done = new Promise<void>((resolve) => sent.set(ctx, resolve));
    posting = Promise.all([posting, done]);
  });
  onHtmx("finally:request", ({ ctx }) => {
    if (!ctx) return;
    sent.get(ctx)?.();
    sent.delete(ctx);
  });
  onHtmx("error", ({ ctx }) => {
    if (ctx && sent.has(ctx)) notify("unsent");
  });
  onHtmx("before:swap", ({ ctx }, event) => {
    if (ctx?.response) answered(ctx, event);
  });
  onHtmx("after:swap", settle);
  onHtmx("after:swap", ({ ctx }) => {
    if (ctx?.response) document.querySelector("#refusal.refused")?.scrollIntoView({ block: "nearest" });
  });
  onHtmx("ws:before:message:incoming", (detail) => {
    hear();
    const marker = markerOf(String(detail.message.data));
    if (!marker) return;
    detail.waitUntil(
      posting.then(() => {
        detail.cancelled = !fits(marker.since, marker.version);
      }),
    );
  });
  // A fold that the reader opened stays open, though the server draws it shut.
  htmx.registerExtension("folds", {
    htmx_before_morph_attr: (_, { attrName, newValue }) => attrName !== "open" || newValue !== null,
  });
}
