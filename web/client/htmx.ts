/** What of htmx is used here. */
interface Htmx {
  swap(swap: { sourceElement: Element; target: Element; swap: string; text: string }): Promise<void>;
  process(element: Element, force: boolean): void;
  registerExtension(
    name: string,
    hooks: {
      htmx_before_morph_attr(
        element: Element,
        change: { attrName: string; newValue: string | null },
      ): boolean;
    },
  ): void;
}

/** A request that htmx makes. */
export interface Request {
  readonly text: string;
  readonly response?: unknown;
  swap: string;
}

/** A socket that htmx holds. */
export interface Connection {
  url: string;
  readonly socket: WebSocket | null;
}

/** What htmx says with its events; each has some of it. */
export interface Detail {
  readonly ctx?: Request;
  readonly connection: Connection;
  readonly message: { readonly data: unknown };
  cancelled: boolean;
  waitUntil(promise: Promise<void>): void;
}

declare global {
  // htmx puts itself there; it is loaded before this.
  var htmx: Htmx;
}

/** Listens to one of htmx's events. */
export function onHtmx(type: string, act: (detail: Detail, event: Event) => void): void {
  document.addEventListener(`htmx:${type}`, (event) => {
    // htmx documents the detail of each of its events.
    act((event as CustomEvent<Detail>).detail, event);
  });
}
