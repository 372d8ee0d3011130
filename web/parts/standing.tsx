import { type CardId, cardOrders, defenceOrders } from "../../worker/game";
import type { Context } from "../context";
import { cardTitle } from "./cards";
import { offered } from "./choices";
import { Hidden, Order } from "./form";
import type { Part } from "./part";

/** How the viewer's dice defend where nobody answers; nothing where the rules leave no choice. */
export function DefenceOrders({ context }: { context: Context }) {
  const { t, view } = context;
  const own = view.game?.you;
  if (!own || !offered(view.game, "standing").some(({ command }) => "defend" in command)) return null;
  return (
    <Order context={context} name="standing" type="standing">
      <label for="standing-defend">{t.moves.standingDefend}</label>
      <select id="standing-defend" name="defend">
        {defenceOrders.map((one) => (
          <option key={one} value={one} selected={one === own.standing.defend}>
            {t.names.defences[one]}
          </option>
        ))}
      </select>
      <button type="submit">{t.moves.standingSave}</button>
      <small>{t.moves.standingHelp}</small>
    </Order>
  );
}

/** What one card in the viewer's hand does when its territory is attacked. */
export function CardOrders({ context, card }: { context: Context; card: CardId }) {
  const { t, view } = context;
  const own = view.game?.you;
  const mine = offered(view.game, "standing").some(
    ({ command }) => "card" in command && command.card === card,
  );
  if (!own || !mine) return null;
  const field = `standing-${card}`;
  return (
    <Order context={context} name={field} type="standing">
      <Hidden name="card" value={card} />
      <label for={field}>{t.moves.standingCard(cardTitle(t, card))}</label>
      <select id={field} name="answer">
        {cardOrders.map((one) => (
          <option key={one} value={one} selected={one === (own.standing.cards[card] ?? "if-it-saves")}>
            {t.names.answers[one]}
          </option>
        ))}
      </select>
      <button type="submit">{t.moves.standingSave}</button>
    </Order>
  );
}

/** The viewer's standing order for dice in defence; empty where dice are not chosen, and while the question itself shows it. */
export const standing: Part = {
  id: "standing",
  place: "side",
  draw: (context) => {
    const { t, view } = context;
    const { game } = view;
    const chooses = offered(game, "standing").some(({ command }) => "defend" in command);
    const asked = game?.asks?.question === "defend" && game.asks.seat === view.you?.seat;
    if (!chooses || asked) return <section id="standing" hidden />;
    return (
      <section id="standing" aria-labelledby="standing-title">
        <h2 id="standing-title">{t.moves.standingTitle}</h2>
        <DefenceOrders context={context} />
      </section>
    );
  },
};
