import { afterConquest } from "./consequences";
import type { CardId, Seat, TerritoryId } from "./ids";
import { symbolOf } from "./rules/cards";
import { forcesMeet } from "./rules/combat";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";
import { type Story, tell } from "./story";

/** An attack without dice: who sends how many against what, and where a last attacker steps back to. */
export interface Declared {
  readonly from: Readonly<Record<TerritoryId, number>>;
  readonly to: TerritoryId;
  readonly back: TerritoryId;
}

/** Declares it; a card may answer at once by its standing order, or within the window where the table has one. Seed 003, "to withstand that attack"; E44. */
export function declare(story: Story, declared: Declared, window: number | null): void {
  const { now } = story;
  const defender = now.owner[now.indexOf[declared.to]];
  const mayReact = window !== null && now.seats[defender].hand.length > 0;
  if (mayReact) tell(story, { type: "attack-declared", seat: defender, ...declared });
  else answered(story, declared, false);
}

/** The window is closed, or there is none: the standing order acts, unless a card already has, and the forces meet. */
export function answered(story: Story, declared: Declared, windowOver: boolean): void {
  if (cardAnswers(story, declared, windowOver)) playCard(story, declared.to);
  meet(story, declared);
}

/** All that were sent leave their sources; what is left stands in the target. */
export function meet(story: Story, { from, to, back }: Declared): void {
  const { now } = story;
  const target = now.indexOf[to];
  const attacker = now.turn;
  const defender = now.owner[target];
  const attackers = sentIn(from);
  const met = forcesMeet(attackers, now.armies[target]);
  tell(story, {
    type: "forces-met",
    from,
    to,
    attackLosses: met.attack,
    defenceLosses: met.defence,
    back,
    steppedBack: met.steppedBack,
  });
  if (!met.conquered) return;
  const armies = attackers - met.attack;
  tell(story, {
    type: "territory-conquered",
    territory: to,
    from: back,
    by: attacker,
    of: defender,
    armies,
    most: armies,
    marched: true,
  });
  afterConquest(story, target, attacker, defender);
}

/** Armies sent in all. */
export const sentIn = (from: Readonly<Record<TerritoryId, number>>): number =>
  Object.values(from).reduce((sum, armies) => sum + armies, 0);

/** Armies that a card gives on its own territory; 0 where cards are not played singly or it has none. */
export function armiesOf(book: Rulebook, card: CardId): number {
  return book.cards?.single?.[symbolOf(book.board, card)] ?? 0;
}

/** Plays a card onto its own territory. */
export function playCard(story: Story, card: CardId): void {
  const seat = story.now.owner[story.now.indexOf[card]];
  tell(story, { type: "card-played", seat, card, territory: card, armies: armiesOf(story.book, card) });
}

function cardAnswers({ book, now }: Story, { from, to }: Declared, windowOver: boolean): boolean {
  const holder = now.owner[now.indexOf[to]];
  if (!holds(now, holder, to)) return false;
  const order = now.seats[holder].standing.cards[to] ?? "if-it-saves";
  const acts = order === "if-it-saves" || (order === "ask" && !windowOver);
  const attackers = sentIn(from);
  const defenders = now.armies[now.indexOf[to]];
  return acts && attackers > defenders && attackers <= defenders + armiesOf(book, to);
}

/** Whether the seat has this card in hand. */
export const holds = (state: State, seat: Seat, card: CardId): boolean =>
  state.seats[seat].hand.some((held) => held.card === card);
