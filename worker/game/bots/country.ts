import type { Command } from "../command";
import type { HandCard } from "../view";
import { isFrontier, type Sight } from "./sight";

/** Armies that this card gives where cards are played singly; 0 elsewhere. */
export const cardArmies = ({ book }: Sight, { symbol }: HandCard): number =>
  book.cards?.single?.[symbol] ?? 0;

/** A card of an own territory at the frontier, which its armies strengthen at once; null where there is none. */
export function cardToPlay(sight: Sight): Command | null {
  const { view, you, me } = sight;
  const card = you.hand.find((held) => {
    const t = view.territories.indexOf(held.card);
    return cardArmies(sight, held) > 0 && view.owner[t] === me && isFrontier(sight, t);
  });
  return card ? { type: "play-card", card: card.card } : null;
}
