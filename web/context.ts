import type { TerritoryId } from "../worker/game";
import type { Messages } from "./i18n";
import type { Language, Refusal, TableView } from "./tableView";

/** What a viewer has chosen on the page; it lives in the URL, so a page without scripts can hold it. */
export interface Selection {
  /** `?at=`: the territory to place on. */
  readonly at?: TerritoryId;
  /** `?from=` and `?to=`: an attack or a regrouping half done; `?to=` alone: an attack from several sources at once. */
  readonly from?: TerritoryId;
  readonly to?: TerritoryId;
  /** `?open=`: a fold that is unfolded: "pacts", "surrender", … */
  readonly open?: string;
}

/** Everything a part is drawn from. Parts take it first and know no rules. */
export interface Context {
  readonly view: TableView;
  readonly language: Language;
  readonly t: Messages;
  readonly selection: Selection;
  /** Why the last order was refused; shown beside the board. */
  readonly refusal: Refusal | null;
  /** What was typed into a form that is refused, by field, so that it is there again. */
  readonly typed?: Readonly<Record<string, string>>;
  /** "https://…" of this program, for addresses to send; absent where nothing is drawn that shows one. */
  readonly origin?: string;
  /** Makes each form's command id unique to this rendering; two renderings that are compared share it. */
  readonly nonce: string;
}
