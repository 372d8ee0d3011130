import type { VNode } from "preact";
import type { HandCard } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import type { TableView } from "../tableView";
import { bookOf } from "./boardOf";
import { armiesOf, cardName, setsOf } from "./cards";
import { offered, standingOn } from "./choices";
import { Hidden, Order } from "./form";
import type { Part } from "./part";
import { CardOrders } from "./standing";
import { SymbolPicture } from "./symbol";

function drawn(context: Context, card: HandCard, best: boolean): VNode {
  const { t, view } = context;
  const own = view.game && standingOn(view.game, card.card).seat === view.you?.seat;
  const pays = (bookOf(view).cards?.ownTerritory ?? 0) > 0;
  const marks = [
    pays && card.paid ? t.play.paid : pays && own ? t.play.unpaidOwn : null,
    best ? t.play.inBestSet : null,
  ].filter((mark) => mark !== null);
  return (
    <li key={card.card} id={`card-${card.card}`} class={`card ${card.symbol}${best ? " best" : ""}`}>
      <b>
        <SymbolPicture symbol={card.symbol} /> {cardName(t, card)}
      </b>
      {marks.length > 0 && <small>{marks.join(" · ")}</small>}
      <Play context={context} card={card} />
      <CardOrders context={context} card={card.card} />
    </li>
  );
}

/** The viewer's cards, those of the best exchange marked. */
function cards(context: Context): VNode[] {
  const { game } = context.view;
  const best = new Set(setsOf(context.view)[0]?.map(({ card }) => card));
  return (game?.you?.hand ?? []).map((card) => drawn(context, card, best.has(card.card)));
}

/** The card by itself, where it can be played now. */
function Play({ context, card }: { context: Context; card: HandCard }) {
  const { t, view, selection } = context;
  if (!offered(view.game, "play-card").some(({ command }) => command.card === card.card)) return null;
  return (
    <Order context={context} name={`play-${card.card}`} type="play-card" keep={selection}>
      <Hidden name="card" value={card.card} />
      <button type="submit">
        {t.moves.playCard(named(t.names.territories, card.card), armiesOf(view, card))}
      </button>
    </Order>
  );
}

/** What an exchange gives, where cards are exchanged. */
function exchange({ t, view }: { t: Context["t"]; view: TableView }): string | null {
  if (!view.game || !bookOf(view).cards?.sets) return null;
  return view.game.exchange === null ? t.play.exchangeByCards : t.play.exchange(view.game.exchange);
}

/** The viewer's own cards; empty for everybody else. */
export const hand: Part = {
  id: "hand",
  place: "side",
  draw: (context) => {
    const { t, view } = context;
    const own = view.game?.you;
    if (!own || view.game?.winners || !bookOf(view).cards) return <section id="hand" hidden />;
    const worth = exchange(context);
    return (
      <section id="hand" aria-labelledby="hand-title">
        <h2 id="hand-title">{t.play.handTitle(own.hand.length)}</h2>
        {own.hand.length === 0 && <p>{t.play.handNone}</p>}
        <ul class="cards">{cards(context)}</ul>
        {worth && <p>{worth}</p>}
      </section>
    );
  },
  pieces: cards,
};
