import type { Rulebook } from "./ruleset";
import type { Says } from "./says";

/** The chapters of a printed rulebook, in reading order. */
export const chapters = [
  "setup",
  "turn",
  "income",
  "combat",
  "occupation",
  "regroup",
  "cards",
  "objectives",
  "victory",
  "pacts",
] as const;
export type Chapter = (typeof chapters)[number];

/** Every rule of the book as sentences with its own numbers, chapter by chapter. */
export function sayings(book: Rulebook): Readonly<Record<Chapter, readonly Says[]>> {
  return {
    setup: book.setup.says,
    turn: book.flow.says,
    income: [...(book.turnStart?.says ?? []), ...book.income.flatMap((rule) => rule.says)],
    combat: book.combat.says,
    occupation: book.occupation.says,
    regroup: book.regroup.says,
    cards: book.cards?.says ?? [],
    objectives: book.objectives.says,
    victory: [
      ...book.victory.flatMap((rule) => rule.says),
      { says: "last-standing" },
      { says: "round-limit", rounds: book.roundLimit },
      { says: "surrender" },
    ],
    pacts: book.pacts?.says ?? [],
  };
}
