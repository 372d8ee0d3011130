import type { CardId, ContinentId, SymbolId, TerritoryId } from "./ids";

export interface Territory {
  readonly id: TerritoryId;
  readonly continent: ContinentId;
  /** The symbol on this territory's card. */
  readonly symbol: SymbolId;
}

export interface Continent {
  readonly id: ContinentId;
  /** Armies a turn for who holds all of it. */
  readonly bonus: number;
}

/** Topology only: no name, no drawing. The order of `territories` is the board's order wherever one is needed. */
export interface Board {
  readonly id: string;
  readonly territories: readonly Territory[];
  readonly continents: readonly Continent[];
  /** Each border once. */
  readonly borders: readonly (readonly [TerritoryId, TerritoryId])[];
  /** Cards without a territory, at the end of the pile's order. */
  readonly wilds: readonly CardId[];
  /** The symbol that stands for any other. */
  readonly wildSymbol: SymbolId;
}
