import type { Command, GameEvent, Seat } from "../game";
import type { Rolls } from "./chance";

/** What the table itself orders: the start, and the printed default where a seat did not answer in time. */
export type TableCommand = { readonly type: "start" } | { readonly type: "lapse" };

/** One accepted order with everything it led to. */
export interface Row {
  readonly version: number;
  /** Which stream of dice it drew from; null for a standing order, which draws none. */
  readonly n: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null: the table itself. */
  readonly seat: Seat | null;
  /** The command id its sender gave it. */
  readonly id: string | null;
  readonly command: Command | TableCommand;
  readonly events: readonly GameEvent[];
  readonly rolls: Rolls;
}

/** Whether the order moved no version: a standing order, or a placement while all place hidden. */
export const isQuiet = (row: Pick<Row, "n" | "events">): boolean => row.n === null || isHidden(row);

/** Whether it is a placement that the others see only once all have placed; the last of them shows all and is none. */
export const isHidden = ({ events }: Pick<Row, "events">): boolean =>
  events.length > 0 && events.every(({ type }) => type === "armies-spread");
