import type { HandCard } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import type { TableView } from "../tableView";
import { boardOf } from "./boardOf";
import { offered, standingOn } from "./choices";
import type { Part } from "./part";

/** The sets that can be traded now, the one to prefer first: fewest jokers, then fewest cards that may still pay. */
export function setsOf(view: TableView): readonly (readonly HandCard[])[] {
  const held = view.game?.you?.hand ?? [];
  const { wildSymbol } = boardOf(view);
  const worth = (set: readonly HandCard[]) =>
    set.reduce((sum, { symbol, paid }) => sum + (symbol === wildSymbol ? 10 : 0) + (paid ? 0 : 1), 0);
  const sets = offered(view.game, "trade").map(({ command }) =>
    held.filter(({ card }) => command.cards.includes(card)),
  );
  return sets.toSorted((a, b) => worth(a) - worth(b));
}

/** A card in words: its territory and its symbol. */
export function cardName({ t }: Context, { card, symbol }: HandCard): string {
  return t.play.card(named(t.names.territories, card), named(t.names.symbols, symbol));
}

function Card({ context, card, best }: { context: Context; card: HandCard; best: boolean }) {
  const { t, view } = context;
  const own = view.game && standingOn(view.game, card.card).seat === view.you?.seat;
  const marks = [
    card.paid ? t.play.paid : own ? t.play.unpaidOwn : null,
    best ? t.play.inBestSet : null,
  ].filter((mark) => mark !== null);
  return (
    <li class={`card ${card.symbol}${best ? " best" : ""}`}>
      <b>{cardName(context, card)}</b>
      {marks.length > 0 && <small>{marks.join(" · ")}</small>}
    </li>
  );
}

/** The viewer's own cards; empty for everybody else. */
export const hand: Part = {
  id: "hand",
  place: "side",
  draw: (context) => {
    const { t, view } = context;
    const own = view.game?.you;
    if (!own || view.game?.winners || view.game?.exchange === null) return <section id="hand" hidden />;
    const best = new Set(setsOf(view)[0]?.map(({ card }) => card));
    return (
      <section id="hand" aria-labelledby="hand-title">
        <h2 id="hand-title">{t.play.handTitle(own.hand.length)}</h2>
        {own.hand.length === 0 && <p>{t.play.handNone}</p>}
        <ul class="cards">
          {own.hand.map((card) => (
            <Card key={card.card} context={context} card={card} best={best.has(card.card)} />
          ))}
        </ul>
        {view.game && view.game.exchange !== null && <p>{t.play.exchange(view.game.exchange)}</p>}
      </section>
    );
  },
};
