import type { ComponentChildren } from "preact";
import type { Messages } from "../i18n";
import type { Language } from "../tableView";

/** Swaps are out of band and into nothing else, so an answer that is not ours changes nothing; the URL is ours (live.js). */
const htmxConfig = JSON.stringify({
  defaultSwap: "none swapEmpty:false",
  defaultSettleDelay: 0,
  defaultTimeout: 15_000,
  history: false,
  includeIndicatorCSS: false,
  prefix: "",
  // A hidden tab keeps its socket: it is the one whose title has to tell that it is one's turn.
  ws: { pauseOnBackground: false, reconnectMaxDelay: 5000 },
});

/** What a whole document is made of. */
export interface Sheet {
  readonly language: Language;
  readonly t: Messages;
  readonly title: string;
  readonly description?: string;
  /** Class of the body: which kind of page. */
  readonly kind: "table" | "text";
  /** Loads htmx and live.js: pages that change by themselves. */
  readonly live?: boolean;
  /** Without scripts the page asks anew every five seconds. */
  readonly refreshes?: boolean;
  readonly children: ComponentChildren;
}

/** A whole document, but for its doctype. */
export function Document({ language, t, title, description, kind, live, refreshes, children }: Sheet) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description ?? t.board.description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href="/fonts/barlow-condensed-latin-600-normal.woff2"
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
        <link rel="stylesheet" href="/style.css" />
        {live && <meta name="htmx-config" content={htmxConfig} />}
        {live && <script defer src="/htmx.js" />}
        {live && <script defer src="/live.js" />}
        {refreshes && (
          <noscript>
            <meta http-equiv="refresh" content="5" />
          </noscript>
        )}
      </head>
      <body class={kind}>{children}</body>
    </html>
  );
}
