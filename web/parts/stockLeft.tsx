import type { Context } from "../context";
import { bookOf } from "./boardOf";

/** What the viewer has left of all the armies of the set-up, where it begins with a printed stock. */
export function StockLeft({ context: { t, view } }: { context: Context }) {
  const { game } = view;
  if (!game?.you) return null;
  const stock = bookOf(view).setup.says.find((one) => one.says === "stock");
  const all = stock?.says === "stock" ? stock.armies[game.seats.length] : undefined;
  if (all === undefined) return null;
  return <p class="hint">{t.moves.stockLeft(all - game.seats[game.you.seat].armies)}</p>;
}
