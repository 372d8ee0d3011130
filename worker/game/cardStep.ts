import type { CardId, Seat } from "./ids";
import { shuffled } from "./random";
import type { CardRule } from "./ruleset";
import { type Story, tell } from "./story";

/** The end of a turn: the card that conquests earn, then the armies of own territories' cards. Seed 001, "Las tarjetas de país"; E20–E23. */
export function cardStep(story: Story): void {
  const { cards } = story.book;
  if (!cards) return;
  drawEarned(story, cards);
  payOwn(story, cards);
}

function drawEarned(story: Story, cards: CardRule): void {
  const { now } = story;
  const seat = now.turn;
  const { hand, trades } = now.seats[seat];
  if (now.conquests === 0) return;
  if (now.conquests < cards.conquestsNeeded(trades))
    tell(story, { type: "card-missed", seat, why: "one-more-conquest" });
  else if (cards.handLimit !== null && hand.length >= cards.handLimit)
    tell(story, { type: "card-missed", seat, why: "hand-full" });
  else draw(story, seat, cards.deck === "pile" ? topOfPile(story, cards) : amongUnheld(story, cards));
}

/** With none left at all there is no card. */
function draw(story: Story, seat: Seat, card: CardId | undefined): void {
  if (card === undefined) tell(story, { type: "card-missed", seat, why: "no-card-left" });
  else tell(story, { type: "card-drawn", seat, card });
}

/** Any card that nobody holds, those of the dead being held. Seed 003, "shuffled between the other cards". */
function amongUnheld({ now, random }: Story, { all }: CardRule): CardId | undefined {
  const held = new Set(now.seats.flatMap(({ hand }) => hand.map(({ card }) => card)));
  const free = all.filter((card) => !held.has(card));
  return free.length > 0 ? free[random.below(free.length)] : undefined;
}

/** An empty pile is made anew of the used cards, shuffled. */
function topOfPile(story: Story, { all }: CardRule): CardId | undefined {
  const { now, random } = story;
  if (now.pile.length === 0 && now.used.length > 0) {
    const used = all.filter((card) => now.used.includes(card));
    tell(story, { type: "pile-refilled", pile: shuffled(used, random) });
  }
  return now.pile[0];
}

/** Every held card of an own territory that has not paid in this holding pays now. */
function payOwn(story: Story, cards: CardRule): void {
  const { now } = story;
  const seat = now.turn;
  if (cards.ownTerritory === 0) return;
  for (const { card, paid } of now.seats[seat].hand) {
    const t = now.indexOf[card];
    if (paid || t === undefined || now.owner[t] !== seat) continue;
    tell(story, { type: "card-paid", seat, card, territory: card, armies: cards.ownTerritory });
  }
}
