import type { Messages, Telling } from "../../web/i18n/index";
import type { Pact } from "../../worker/game/index";

/** The pact that every sentence about pact 1 speaks of. */
export const pactOne: Pact = {
  id: 1,
  by: 0,
  with: 1,
  scope: { border: ["argentina", "brazil"] },
  rounds: 4,
  untilRound: null,
  status: "offered",
  brokenBy: null,
  sinceTurn: 0,
  offeredIn: 1,
  acceptedIn: null,
  brokenIn: null,
  endedIn: null,
};

/** A table of two: Ana plays red, Beto blue. Ana gave the order. */
export const table: Telling = {
  by: 0,
  seat: (seat) => ["Ana", "Beto"][seat] ?? `?${seat}`,
  colour: (seat) => (seat === 0 ? "red" : "blue"),
  pact: (id) => (id === 1 ? pactOne : undefined),
};

/**
 * A fact as it must stand in a sentence of this language: "@peru" is that territory's name, "#africa" a continent's,
 * "!attack" a phase's, "&wild-1" a card's without territory; anything else is meant as it is.
 */
export function factIn(t: Messages, fact: string): string {
  const id = fact.slice(1);
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "@": t.names.territories,
    "#": t.names.continents,
    "!": t.names.phases,
    "&": t.names.cards,
  };
  return names[fact[0]]?.[id] ?? fact;
}
