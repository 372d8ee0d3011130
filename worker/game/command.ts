import type { CardId, PactId, Seat, TerritoryId } from "./ids";

export type PactScope = "world" | { readonly border: readonly [own: TerritoryId, theirs: TerritoryId] };

/** What a seat may order. Imperative; the shapes are a promise to programs outside. Armies are whole numbers ≥ 0. */
export type Command =
  | { readonly type: "place"; readonly armies: Readonly<Record<TerritoryId, number>> }
  | {
      readonly type: "attack";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly dice?: number;
      /** A number stops the attack when the source holds that many or fewer. */
      readonly until?: "once" | "conquest" | number;
    }
  | { readonly type: "occupy"; readonly armies: number }
  | {
      readonly type: "regroup";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly armies: number;
    }
  | { readonly type: "trade"; readonly cards: readonly CardId[]; readonly bonus?: CardId }
  | { readonly type: "next" }
  | { readonly type: "pact-offer"; readonly with: Seat; readonly scope: PactScope; readonly rounds?: number }
  | { readonly type: "pact-withdraw"; readonly pact: PactId }
  | { readonly type: "pact-accept"; readonly pact: PactId }
  | { readonly type: "pact-decline"; readonly pact: PactId }
  | { readonly type: "pact-break"; readonly pact: PactId }
  | { readonly type: "surrender" };

export type CommandType = Command["type"];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/** A command and who gives it. */
export interface Order {
  readonly seat: Seat;
  readonly command: Command;
}

/** One lawful command but for its number of armies, with that number's bounds: [least, most]. The command itself holds the least. */
export interface Choice {
  readonly command: Command;
  readonly armies?: readonly [least: number, most: number];
}
