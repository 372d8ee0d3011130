import type { CardId } from "../ids";
import type { HandCard } from "../view";
import type { Sight } from "./sight";

/** The set of three that costs least: jokers stay in hand, then cards whose own territory may still pay. Null where there is none. */
export function cheapestSet(sight: Sight): readonly CardId[] | null {
  const { hand } = sight.you;
  const { board } = sight.book;
  const sets = sight.book.cards?.sets;
  if (!sets || hand.length < 3 || !mayTrade(sight)) return null;
  const cost = ({ symbol, paid }: HandCard): number =>
    (symbol === board.wildSymbol ? 10 : 0) + (paid ? 0 : 1);
  const cheap = [...hand].sort((a, b) => cost(a) - cost(b));
  let best: readonly HandCard[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const set of triples(cheap)) {
    const price = cost(set[0]) + cost(set[1]) + cost(set[2]);
    if (
      price >= least ||
      !sets.isSet(
        sight.book,
        set.map(({ card }) => card),
      )
    )
      continue;
    best = set;
    least = price;
  }
  return best === null ? null : best.map(({ card }) => card);
}

/** Where exchanges are counted a turn, only the choices know. */
function mayTrade({ you, book }: Sight): boolean {
  return book.cards?.sets?.perTurn === null || you.choices.some(({ command }) => command.type === "trade");
}

function* triples(hand: readonly HandCard[]): Generator<readonly [HandCard, HandCard, HandCard]> {
  for (let a = 0; a < hand.length; a++)
    for (let b = a + 1; b < hand.length; b++)
      for (let c = b + 1; c < hand.length; c++) yield [hand[a], hand[b], hand[c]];
}
