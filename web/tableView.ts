import type { Colour, Options, PublicEvent, Seat, View, Violation } from "../worker/game";

export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

export type BotPace = "instant" | "quick" | "calm";

/** A seat as everybody at the table sees it; before the start `open` and `closed` ones stand among them. */
export interface TableSeat {
  readonly seat: Seat;
  readonly kind: "person" | "bot" | "open" | "closed";
  /** As typed; "" where its holder gave none (shown as the colour's name). */
  readonly name: string;
  readonly colour: Colour | null;
  /** A bot's level. */
  readonly level?: string;
  /** Somebody has a page of this seat open. */
  readonly present: boolean;
  /** Whether a lucky word was given; the word itself only to its owner, and to all once it is over. */
  readonly hasWord: boolean;
  readonly word?: string;
}

/** One accepted order with what this viewer may see of its events. */
export interface LogEntry {
  /** This entry's own name, fit for an id. */
  readonly key: string;
  /** The n of its dice stream; null where it has none. */
  readonly n: number | null;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null: the table itself. */
  readonly seat: Seat | null;
  readonly events: readonly PublicEvent[];
}

/** A whole table as one viewer may see it: the only thing that pages, answers and pushes are drawn from. */
export interface TableView {
  readonly slug: string;
  /** Accepted orders and lobby acts so far; 0: nobody has sat down and nothing is stored. */
  readonly version: number;
  /** How new this is: the version, and as a fraction the own orders that moved none, so that of two of one viewer the newer is greater. */
  readonly mark: number;
  readonly ruleset: string;
  readonly options: Options;
  readonly botPace: BotPace;
  readonly public: boolean;
  readonly locked: boolean;
  /** Null while nobody sits. */
  readonly owner: Seat | null;
  readonly seats: readonly TableSeat[];
  /** Null in the lobby. */
  readonly game: View | null;
  /** When the question that `game.asks` is answered by its printed default: milliseconds since 1970; null: no hurry. */
  readonly due: number | null;
  readonly you: { readonly seat: Seat; readonly owner: boolean } | null;
  /** The latest entries, oldest first. */
  readonly log: readonly LogEntry[];
  /** Hex; the seed once the game is over. */
  readonly dice: { readonly commitment: string | null; readonly seed: string | null };
  /** Presets of the query string that could not be used: named and replaced by the default. */
  readonly badPresets: readonly { readonly name: string; readonly value: string }[];
}

/** A refusal by the table rather than by the rules of the game. */
export type TableViolation =
  | { readonly code: "not-seated" }
  | { readonly code: "not-owner" }
  | { readonly code: "locked" }
  | { readonly code: "foreign-origin" }
  | { readonly code: "no-such-page" }
  | { readonly code: "no-such-table" }
  /** `what`: a colour or a name somebody has. */
  | { readonly code: "already-taken"; readonly what: "colour" | "name" | "seat" }
  | { readonly code: "table-full"; readonly seats: number }
  | { readonly code: "too-few-seats"; readonly seats: number; readonly least: number }
  | { readonly code: "already-started" }
  | { readonly code: "not-started" }
  | { readonly code: "too-large"; readonly most: number }
  | { readonly code: "too-fast" };

export type Refusal = Violation | TableViolation;
export type RefusalCode = Refusal["code"];
