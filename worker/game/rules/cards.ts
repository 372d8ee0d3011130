import type { Board } from "../board";
import type { CardId, SymbolId } from "../ids";
import type { CardRule, Rulebook, SetRule } from "../ruleset";
import type { Says } from "../says";

type Sets = Omit<SetRule, "isSet" | "value" | "grows">;

/** Sets whose armies grow by each exchange: the printed row, then so many more each time. Seed 001, "crece con cada canje". */
export function growingSets(
  values: { readonly row: readonly number[]; readonly step: number },
  rest: Sets,
): SetRule & { readonly says: readonly Says[] } {
  const { row, step } = values;
  const value = (number: number) =>
    number <= row.length ? row[number - 1] : row[row.length - 1] + (number - row.length) * step;
  return {
    ...rest,
    isSet,
    value: (_book, _cards, number) => value(number),
    grows: true,
    says: [
      { says: "set-symbols" },
      { says: "set-values", values: [1, 2, 3, 4, 5, 6, 7].map(value), step, counter: rest.counter },
      ...saysOf(rest),
    ],
  };
}

/** Sets whose armies depend on their symbols; a wild counts as what makes the best set. Seed 002, the clause cut off; E26. */
export function fixedSets(
  bySymbol: Readonly<Record<SymbolId, number>>,
  oneOfEach: number,
  rest: Sets,
): SetRule & { readonly says: readonly Says[] } {
  return {
    ...rest,
    isSet,
    value: (book, cards) => {
      const plain = plainSymbols(book, cards);
      const kinds = new Set(plain);
      const different = kinds.size === plain.length ? oneOfEach : 0;
      const alike =
        kinds.size <= 1
          ? Math.max(...(plain.length > 0 ? [bySymbol[plain[0]]] : Object.values(bySymbol)))
          : 0;
      return Math.max(different, alike);
    },
    grows: false,
    says: [{ says: "set-symbols" }, { says: "set-values-fixed", bySymbol, oneOfEach }, ...saysOf(rest)],
  };
}

function saysOf({ perTurn, territoryBonus, forcedAt, forcedMidTurnAt }: Sets): Says[] {
  const says: Says[] = [perTurn === null ? { says: "trade-any" } : { says: "trade-per-turn", most: perTurn }];
  if (territoryBonus > 0) says.push({ says: "trade-territory", armies: territoryBonus });
  if (forcedAt !== null) says.push({ says: "trade-forced", at: forcedAt });
  if (forcedMidTurnAt !== null && forcedAt !== null)
    says.push({ says: "trade-forced-mid-turn", at: forcedMidTurnAt, downTo: forcedAt - 1 });
  return says;
}

/** The board's cards: how one is earned, held, traded or played. Seed 001, "Las tarjetas de país"; seed 002; seed 003, "Country cards". */
export function cards(
  board: Board,
  rule: Omit<CardRule, "says" | "all" | "conquestsNeeded" | "sets"> & {
    readonly sets: (SetRule & { readonly says: readonly Says[] }) | null;
    /** After so many own exchanges a card takes two conquests; null: one is always enough. */
    readonly twoConquestsAfter: number | null;
  },
): CardRule {
  const { twoConquestsAfter, ...rest } = rule;
  // A card that is played singly goes onto its own territory: one without any has no use.
  const wilds = rest.single === null ? board.wilds : [];
  const all = [...board.territories.map(({ id }) => id), ...wilds];
  return {
    ...rest,
    all,
    conquestsNeeded: (ownTrades) => (twoConquestsAfter !== null && ownTrades >= twoConquestsAfter ? 2 : 1),
    says: [
      { says: "card-for-conquest", conquests: 1 },
      ...(twoConquestsAfter === null
        ? []
        : [{ says: "card-two-conquests", after: twoConquestsAfter, conquests: 2 } as const]),
      {
        says: "card-deck",
        cards: all.length,
        deck: rest.deck,
        jokers: jokersOf(board),
        wilds: wilds.length,
      },
      ...(rest.ownTerritory > 0 ? [{ says: "card-own-territory", armies: rest.ownTerritory } as const] : []),
      ...(rest.handLimit === null ? [] : [{ says: "hand-limit", most: rest.handLimit } as const]),
      ...(rest.single === null ? [] : [{ says: "card-single", bySymbol: rest.single } as const]),
      ...(rest.sets?.says ?? []),
      { says: "cards-of-the-dead", fate: rest.ofTheDead },
    ],
  };
}

const jokersOf = (board: Board): CardId[] =>
  board.territories.filter(({ symbol }) => symbol === board.wildSymbol).map(({ id }) => id);

/** Three equal or three different symbols; a joker stands for any. Seed 001, "tres tarjetas de símbolos distintos —o tres iguales—"; E25. */
function isSet(book: Rulebook, cards: readonly CardId[]): boolean {
  if (cards.length !== 3 || new Set(cards).size !== 3) return false;
  const plain = plainSymbols(book, cards);
  const kinds = new Set(plain).size;
  return kinds <= 1 || kinds === plain.length;
}

const plainSymbols = ({ board }: Rulebook, cards: readonly CardId[]): SymbolId[] =>
  cards.map((card) => symbolOf(board, card)).filter((symbol) => symbol !== board.wildSymbol);

/** The symbol on a card; a wild card's is the board's wild symbol. */
export function symbolOf(board: Board, card: CardId): SymbolId {
  return board.territories.find((territory) => territory.id === card)?.symbol ?? board.wildSymbol;
}
