import type { Seat } from "../ids";
import type { Sight } from "./sight";

/** What a sensible player thinks of: a sight, and by territory what holding it is worth to this seat, in territories. */
export interface Outlook extends Sight {
  readonly worth: Float64Array;
  /** How many territories win the game, whatever else one holds. */
  readonly common: number;
}

/** A territory that ends the game outweighs everything. */
export const winning = 50;

/** A rival who lacks no more than this to win by territories is visibly about to. */
const nearGoal = 6;

/** How many territories a seat still lacks to win by their number. */
export const lacks = ({ view, common }: Outlook, seat: Seat): number => common - view.seats[seat].territories;

/** Whether that seat needs few territories more to win. */
export function nearlyWins(outlook: Outlook, seat: Seat): boolean {
  return outlook.view.seats[seat].alive && lacks(outlook, seat) <= nearGoal;
}
