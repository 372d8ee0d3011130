import type { CardId, PactId, Seat, TerritoryId } from "./ids";

export type PactScope = "world" | { readonly border: readonly [own: TerritoryId, theirs: TerritoryId] };

/** How many dice a seat defends with where nobody answers; "ask" waits first. */
export const defenceOrders = ["as-odds", "always-two", "ask"] as const;
export type DefenceOrder = (typeof defenceOrders)[number];

/** Whether a card answers an attack on its own territory; "ask" waits first where there is a window. */
export const cardOrders = ["if-it-saves", "ask", "never"] as const;
export type CardOrder = (typeof cardOrders)[number];

/** What a seat may order. Imperative; the shapes are a promise to programs outside. Armies are whole numbers ≥ 0. */
export type Command =
  | { readonly type: "claim"; readonly territory: TerritoryId }
  | { readonly type: "place"; readonly armies: Readonly<Record<TerritoryId, number>> }
  | {
      readonly type: "attack";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly dice?: number;
      /** A number stops the attack when the source holds that many or fewer. */
      readonly until?: "once" | "conquest" | number;
    }
  /** Without dice: armies from any number of sources against one target; `back` is where a last attacker steps back to. */
  | {
      readonly type: "attack";
      readonly from: Readonly<Record<TerritoryId, number>>;
      readonly to: TerritoryId;
      readonly back?: TerritoryId;
    }
  | { readonly type: "defend"; readonly dice: number }
  /** Answers an open reaction window without a card. */
  | { readonly type: "pass" }
  | { readonly type: "occupy"; readonly armies: number }
  | {
      readonly type: "regroup";
      readonly from: TerritoryId;
      readonly to: TerritoryId;
      readonly armies: number;
    }
  | { readonly type: "trade"; readonly cards: readonly CardId[]; readonly bonus?: CardId }
  | { readonly type: "play-card"; readonly card: CardId }
  /** What happens where the seat does not answer. */
  | { readonly type: "standing"; readonly defend: DefenceOrder }
  | { readonly type: "standing"; readonly card: CardId; readonly answer: CardOrder }
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

/** Who answers with how many dice, or with which card: what `standing` sets. */
export interface StandingOrders {
  readonly defend: DefenceOrder;
  /** Cards that are not named answer "if-it-saves". */
  readonly cards: Readonly<Record<CardId, CardOrder>>;
}

/** One lawful command but for its number of armies, with that number's bounds: [least, most]. The command itself holds the least. */
export interface Choice {
  readonly command: Command;
  readonly armies?: readonly [least: number, most: number];
}
