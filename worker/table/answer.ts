import type { Refusal, TableView } from "../../web/tableView";
import type { PublicEvent, Seat } from "../game";

/** Who asks, of which table. The key opens a seat or none; `presets` are the query string, for a table nobody has opened. */
export interface Call {
  readonly slug: string;
  readonly key: string | null;
  readonly presets: Readonly<Record<string, string>>;
}

/** What an act led to, or why it was refused; either way the table as the one who asked sees it now. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T; readonly view: TableView }
  | { readonly ok: false; readonly error: Refusal; readonly view: TableView };

/** The version that a lobby act made. */
export interface Acted {
  readonly version: number;
}

export interface Seated extends Acted {
  readonly seat: Seat;
  readonly key: string;
}

export interface Played extends Acted {
  readonly events: readonly PublicEvent[];
}
