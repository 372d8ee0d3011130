import type { View } from "../../worker/game";
import type { Context } from "../context";
import { tellingOf } from "../telling";

/** What any number comes to, before one is chosen. */
export function ForcesRule({ context: { t }, defenders }: { context: Context; defenders: number }) {
  return <p class="odds">{defenders === 1 ? t.moves.forcesOne : t.moves.forcesRule(defenders)}</p>;
}

/** A warning where the defender might answer with a card. */
export function ForcesCards({ context, game, seat }: { context: Context; game: View; seat: number }) {
  const { cards } = game.seats[seat];
  return cards > 0 ? (
    <p class="hint">{context.t.moves.forcesCards(tellingOf(context).seat(seat), cards)}</p>
  ) : null;
}
