import type { Board } from "../board";
import type { CardId, SymbolId } from "../ids";
import type { CardRule, Rulebook } from "../ruleset";

/** Armies of the n-th exchange: the printed row, then so many more each time. */
export interface SetValues {
  readonly row: readonly number[];
  readonly step: number;
}

/** A pile of the board's territories; sets of three for a growing number of armies; armies for an own territory's card. Seed 001, "Las tarjetas de país". */
export function cardPile(rule: {
  readonly board: Board;
  readonly values: SetValues;
  readonly counter: "game" | "player";
  readonly ownTerritory: number;
  readonly handLimit: number;
  /** After so many own exchanges a card takes two conquests; null: one is always enough. */
  readonly twoConquestsAfter: number | null;
}): CardRule {
  const { board, values, counter, ownTerritory, handLimit, twoConquestsAfter } = rule;
  const jokers = board.territories
    .filter((territory) => territory.symbol === board.wildSymbol)
    .map((territory) => territory.id);
  return {
    conquestsNeeded: (ownTrades) => (twoConquestsAfter !== null && ownTrades >= twoConquestsAfter ? 2 : 1),
    ownTerritory,
    isSet,
    value: (number) => setValue(values, number),
    counter,
    handLimit,
    says: [
      { says: "card-for-conquest", conquests: 1 },
      ...(twoConquestsAfter === null
        ? []
        : [{ says: "card-two-conquests", after: twoConquestsAfter, conquests: 2 } as const]),
      { says: "card-pile", cards: board.territories.length + board.wilds.length, jokers },
      { says: "card-own-territory", armies: ownTerritory },
      { says: "set-symbols" },
      {
        says: "set-values",
        values: [1, 2, 3, 4, 5].map((n) => setValue(values, n)),
        step: values.step,
        counter,
      },
      { says: "hand-limit", most: handLimit },
      { says: "cards-inherited" },
    ],
  };
}

function setValue({ row, step }: SetValues, number: number): number {
  return number <= row.length ? row[number - 1] : row[row.length - 1] + (number - row.length) * step;
}

/** Three equal or three different symbols; a joker stands for any. Seed 001, "tres tarjetas de símbolos distintos —o tres iguales—". */
function isSet(book: Rulebook, cards: readonly CardId[]): boolean {
  if (cards.length !== 3 || new Set(cards).size !== 3) return false;
  const plain = cards
    .map((card) => symbolOf(book.board, card))
    .filter((symbol) => symbol !== book.board.wildSymbol);
  const kinds = new Set(plain).size;
  return kinds <= 1 || kinds === plain.length;
}

/** The symbol on a card; a wild card's is the board's wild symbol. */
export function symbolOf(board: Board, card: CardId): SymbolId {
  return board.territories.find((territory) => territory.id === card)?.symbol ?? board.wildSymbol;
}

/** The pile's order before it is shuffled: the board's territories, wilds last. */
export const cardsInOrder = (board: Board): CardId[] => [
  ...board.territories.map((territory) => territory.id),
  ...board.wilds,
];
