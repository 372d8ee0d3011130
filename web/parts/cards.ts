import type { CardId, HandCard } from "../../worker/game";
import type { Messages } from "../i18n";
import { named } from "../i18n/named";
import type { TableView } from "../tableView";
import { boardOf, bookOf } from "./boardOf";
import { offered } from "./choices";

/** A card by its territory; those that bear none by what they are. */
export const cardTitle = ({ names }: Messages, card: CardId): string =>
  named(names.cards, named(names.territories, card));

/** A card in words: its territory and its symbol. */
export function cardName(t: Messages, { card, symbol }: HandCard): string {
  return card in t.names.territories
    ? t.play.card(cardTitle(t, card), named(t.names.symbols, symbol))
    : cardTitle(t, card);
}

/** Armies of an exchange of these cards now. */
export function worthOf(view: TableView, set: readonly HandCard[]): number {
  const book = bookOf(view);
  const cards = set.map(({ card }) => card);
  return view.game?.exchange ?? book.cards?.sets?.value(book, cards, 1) ?? 0;
}

/** The sets that can be traded now, the one to prefer first: most armies, then fewest jokers, then fewest cards that may still pay. */
export function setsOf(view: TableView): readonly (readonly HandCard[])[] {
  const held = view.game?.you?.hand ?? [];
  const { wildSymbol } = boardOf(view);
  const cost = (set: readonly HandCard[]) =>
    set.reduce((sum, { symbol, paid }) => sum + (symbol === wildSymbol ? 10 : 0) + (paid ? 0 : 1), 0);
  const sets = offered(view.game, "trade").map(({ command }) =>
    held.filter(({ card }) => command.cards.includes(card)),
  );
  return sets.toSorted((a, b) => worthOf(view, b) - worthOf(view, a) || cost(a) - cost(b));
}

/** Armies that a card gives if it is played by itself; 0 where cards are not. */
export const armiesOf = (view: TableView, { symbol }: Pick<HandCard, "symbol">): number =>
  bookOf(view).cards?.single?.[symbol] ?? 0;
