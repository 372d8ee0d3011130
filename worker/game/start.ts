import type { EventOf, GameEvent } from "./event";
import { begun } from "./evolve";
import type { Colour } from "./ids";
import { type Random, shuffled } from "./random";
import type { Rulebook } from "./ruleset";
import { beginSetup } from "./setup";

/**
 * Order 0 of a game between seats of these colours: the deal and the first set-up step.
 * Draws in this order: territories, first seat, objectives, card pile.
 */
export function start(book: Rulebook, colours: readonly Colour[], random: Random): readonly GameEvent[] {
  const dealt = deal(book, colours, random);
  const objectives = book.objectives.deal(book, begun(dealt), random);
  const pile = book.cards?.deck === "pile" ? shuffled(book.cards.all, random) : [];
  const started = { ...dealt, objectives, pile };
  const story = { book, random, now: begun(started), events: [started] as GameEvent[] };
  beginSetup(story);
  return story.events;
}

/** One territory each per lap until none is left, so the first seats of the lap get the spare ones; none where they are claimed. Seed 001, "Cómo arranca". */
function deal(book: Rulebook, colours: readonly Colour[], random: Random): EventOf<"game-started"> {
  const { ruleset, board, options } = book;
  const territories = board.territories.map(({ id }) => id);
  const owners = territories.map(() => -1);
  if (book.setup.territories !== "claimed") {
    const lap = shuffled([...territories.keys()], random);
    const from = book.setup.territories === "dealt-from-drawn" ? random.below(colours.length) : 0;
    lap.forEach((t, i) => {
      owners[t] = (from + i) % colours.length;
    });
  }
  return {
    type: "game-started",
    ruleset: ruleset.id,
    edition: ruleset.edition,
    board: board.id,
    options,
    colours,
    territories,
    owners,
    first: random.below(colours.length),
    objectives: [],
    pile: [],
  };
}
