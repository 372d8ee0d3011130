import { go } from "./asking";
import { hasMoved } from "./hands";
import { onHtmx } from "./htmx";
import { $, selecting } from "./page";

const reach = 22;
const idOf = (element: Element): string => element.id.slice(2);

/** The territory that a tap means: the token under it, the land under it, or the nearest token within a finger's width. */
function territoryAt(x: number, y: number, land: Element | null): Element | null {
  let nearest = { away: Number.POSITIVE_INFINITY, radius: 0, id: "" };
  for (const token of document.querySelectorAll("#tokens > g")) {
    const { left, top, width, height } = token.getBoundingClientRect();
    if (width === 0) continue;
    const away = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (away < nearest.away) nearest = { away, radius: width / 2, id: idOf(token) };
  }
  const meant = nearest.away < nearest.radius || (!land && nearest.away < reach);
  return meant ? $(`t-${nearest.id}`) : land;
}

/** Outlines what was tapped at once; the server's drawing takes this one's place. */
function outline(land: Element, href: string): void {
  const marks = $("marks");
  if (!href.includes("&to=")) marks.replaceChildren();
  if (href === "?") return;
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.setAttribute("class", "chosen");
  group.innerHTML = `<use href="#d-${idOf(land)}"/>`.repeat(2);
  marks.append(group);
}

let told: Element | null = null;

/** Names are too small to read on a small map, so the one that is pointed at is told beside it, as it now is. */
function tell(target: EventTarget | null = told): void {
  told = target instanceof Element ? target.closest("#lands a") : null;
  $("caption").textContent = told?.getAttribute("aria-label") ?? "";
}

function follow(event: MouseEvent): void {
  const { target, clientX, clientY, detail } = event;
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(target instanceof Element)) return;
  let link: Element | null = target.closest("a");
  if ($("view").contains(target)) {
    event.preventDefault();
    // A key's click has no detail and no place. A hand that moved the map chose nothing.
    if (detail > 0) link = hasMoved() ? null : territoryAt(clientX, clientY, link);
    tell(link);
  }
  const href = link?.getAttribute("href");
  if (!link || !href?.startsWith("?")) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.id.startsWith("t-")) outline(link, href);
  // What was told of belongs to a choice on the map, and goes with it.
  if (!link.id.startsWith("t-") || href === "?") tell(null);
  go(href);
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From the focused territory to the next one that can be chosen, in the key's direction. */
function step(event: KeyboardEvent): void {
  const here = document.activeElement?.closest("#lands a");
  const way = ways[event.key];
  if (!here || !way) return;
  event.preventDefault();
  // A free territory has nothing on its token's place, and is where its land is.
  const place = (land: Element) => {
    const token = $(`k-${idOf(land)}`).getBoundingClientRect();
    const { left, top, width, height } = token.width > 0 ? token : land.getBoundingClientRect();
    return { left: left + width / 2, top: top + height / 2 };
  };
  const from = place(here);
  let nearest: { land: SVGElement; away: number } | null = null;
  for (const land of document.querySelectorAll<SVGElement>("#lands a[href]")) {
    const to = place(land);
    const along = (to.left - from.left) * way[0] + (to.top - from.top) * way[1];
    const aside = Math.abs((to.left - from.left) * way[1] + (to.top - from.top) * way[0]);
    const away = along + 2 * aside;
    if (along > 1 && away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { land, away };
  }
  nearest?.land.focus();
}

/** Taps, clicks and keys choose; the links they follow are the server's. */
export function watchChoices(): void {
  document.addEventListener("click", follow, true);
  const view = $("view");
  view.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "mouse") tell(target);
  });
  view.addEventListener("focusin", ({ target }) => tell(target));
  onHtmx("after:swap", () => tell());
  document.addEventListener("submit", () => tell(null));
  window.addEventListener("popstate", () => tell(null));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !selecting()) return step(event);
    tell(null);
    go("?");
  });
}
