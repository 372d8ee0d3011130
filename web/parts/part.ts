import type { VNode } from "preact";
import type { Context } from "../context";

/** Where on the page a part stands: the bar on top, the map's corner, the action beside the map, or the rest. */
export type Place = "bar" | "map" | "action" | "side";

/**
 * A piece of the table's page that changes by itself. The page, the answer to a request and the socket's push
 * all draw it with the same function; an answer and a push swap it out of band, by its id.
 */
export interface Part {
  /** The id of the element drawn. It is on the page always, if need be empty and hidden, or nothing could be swapped for it. */
  readonly id: string;
  /** Null: inside the board's drawing, in its own fixed group. */
  readonly place: Place | null;
  /** The whole part, an intrinsic element with the id on it. */
  draw(context: Context): VNode;
  /** Elements inside the whole, each with an id of its own; where only some of these differ, a push sends these alone. */
  pieces?(context: Context): readonly VNode[];
  /** Instead of comparing two drawings: what a push sends, with its own `hx-swap-oob` on it; null for nothing. */
  push?(before: Context, after: Context): VNode | null;
}
