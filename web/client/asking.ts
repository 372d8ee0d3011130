import { $, markerOf, notify, seconds, selecting, shown } from "./page";

let asking: AbortController | undefined;

/** Asks for the page at its URL anew and swaps it in; a newer question makes an older one moot. */
export const ask = (): Promise<void> => fetchPage(false);

/** Asks whether there is anything new, and leaves the page as it is where there is not. */
export const askForNews = (): Promise<void> => fetchPage(true);

async function fetchPage(onlyNews: boolean): Promise<void> {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  try {
    const answer = await fetch(location.href, { headers: { "HX-Request": "true" }, signal: mine.signal });
    const text = await answer.text();
    const marker = markerOf(text);
    if (mine.signal.aborted) return;
    if (!marker) location.reload();
    else if (marker.version < shown()) setTimeout(ask, seconds(1));
    else if (!onlyNews || marker.version > shown()) {
      const live = $("live");
      await htmx.swap({ sourceElement: live, target: live, swap: "none swapEmpty:false", text });
    }
  } catch {
    if (!mine.signal.aborted) notify("offline");
  }
}

/** Follows a link of this page without leaving it. */
export function go(href: string): void {
  const url = href === "?" ? location.pathname : href;
  // One step back leaves the selection, a second one the table.
  if (selecting() || href === "?") history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  const [, place] = href.split("#");
  ask().then(() => place && $(place).scrollIntoView({ block: "nearest" }));
}

window.addEventListener("popstate", () => ask());
