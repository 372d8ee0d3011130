import type { Messages } from "../messages";
import { rounds, territory } from "./grammar";

/** Why it was won, after "Blue won:". */
export const victory: Messages["victory"] = {
  objective: "the secret objective is met",
  common: "the common objective is met",
  world: "the world is conquered",
  "last-standing": "nobody else is left in play",
  "round-limit": "the last round is over, with most territories and, where those are equal, most armies",
};

export const pactStatus: Messages["pactStatus"] = {
  offered: "offered",
  "in-force": "in force",
  notice: "broken, still binding",
  withdrawn: "offer withdrawn",
  declined: "declined",
  broken: "broken",
  "notice-over": "broken and over",
  "rounds-over": "kept to its end",
  "territory-lost": "over: a territory changed hands",
  "seat-out": "over: one of the two is out of play",
  "offer-expired": "offer lapsed",
};

/** What a pact covers, and for how long. */
export const pactTerms: Messages["pactTerms"] = ({ scope, rounds: lasts }) => {
  const where = scope === "world" ? "the whole map" : `the border ${scope.border.map(territory).join("–")}`;
  return `${where}, ${lasts === null ? "until somebody breaks it" : `for ${rounds(lasts)}`}`;
};
