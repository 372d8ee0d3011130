import type { Command, GameEvent, Seat } from "../game";
import type { Rolls } from "./chance";

/** One accepted order with everything it led to. */
export interface Row {
  readonly version: number;
  /** Which stream of dice it drew from; null where it has none. */
  readonly n: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null: the table itself. */
  readonly seat: Seat | null;
  /** The command id its sender gave it. */
  readonly id: string | null;
  readonly command: Command | { readonly type: "start" };
  readonly events: readonly GameEvent[];
  readonly rolls: Rolls;
}
