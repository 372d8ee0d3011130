/** What the page shows: how new it is, its selection, and the notice above everything. */

/** What the server's drawing says of itself. */
interface Marker {
  /** What a push starts from; null: a whole drawing. */
  readonly since: number | null;
  /** The version, and as a fraction the own orders that moved none. */
  readonly version: number;
}

/** The element that is on every table's page. */
export function $(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id} on the page`);
  return element;
}

export const seconds = (n: number): number => n * 1000;

/** The version on the page. */
export const shown = (): number => Number($("seen").dataset.version);

/** Whether something is selected: only the URL knows, and so the socket does not. */
export const selecting = (): boolean => /[?&](at|from|to|open)=/.test(location.search);

/** The marker in an answer or a push; null where the text is none of ours. */
export function markerOf(text: string): Marker | null {
  const attributes = /<i id="seen"([^>]*)/.exec(text)?.[1];
  if (attributes === undefined) return null;
  const number = (name: string) => new RegExp(`data-${name}="([\\d.]+)"`).exec(attributes)?.[1];
  const since = number("since");
  return { since: since === undefined ? null : Number(since), version: Number(number("version")) };
}

/** Shows one of the notices the server has put into words; null: none. */
export function notify(kind: "offline" | "unsent" | null): void {
  const notice = $("notice");
  notice.textContent = (kind && notice.dataset[kind]) ?? "";
  notice.hidden = kind === null;
}
