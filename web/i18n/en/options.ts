import type { Messages } from "../messages";
import { rounds } from "./grammar";

/** What the owner of a table chooses, and what each value does. */
export const options: Messages["options"] = {
  victory: {
    title: "How it is won",
    about: "With secret objectives, or only by conquering everything.",
    values: {
      "secret-and-30": "a secret objective, or reaching 30 territories",
      world: "conquering the world: all 50 territories, no secret objectives",
    },
  },
  "first-round-income": {
    title: "Reinforcing in the first round",
    about: "Whether armies arrive in the very first turn.",
    values: {
      yes: "yes, every turn has its three parts",
      no: "no, the first round is played with what was placed",
    },
  },
  "exchange-counter": {
    title: "How the exchange grows",
    about: "Which exchanges count towards the worth of the next one.",
    values: {
      game: "those of the whole game: each one raises everybody's next",
      player: "one's own: every player has a separate count",
    },
  },
  "two-conquests-after-third-exchange": {
    title: "Two conquests a card",
    about: "Whether a card costs more after three exchanges of one's own.",
    values: {
      no: "no, one conquered territory is always enough",
      yes: "yes, after one's third exchange it takes two territories in a turn",
    },
  },
  "destroyed-by-another": {
    title: "If somebody else destroys your target",
    about: "Which objective you are left with.",
    values: {
      inherit: "you take over the objective of the player on your right",
      "common-only": "only the common objective is left to you",
      "right-neighbour": "you have to destroy the player on your right",
    },
  },
  "pact-notice": {
    title: "Breaking a pact",
    about: "When a broken pact stops binding.",
    values: {
      "until-their-next-turn-ends": "it binds until the other's next turn has ended",
      "at-once": "it stops binding at once",
    },
  },
  "round-limit": {
    title: "Round limit",
    about: "So that the game surely ends: most territories win, then most armies.",
    values: { off: "no limit (100 where all are bots)" },
    number: (n) => `at most ${rounds(n)}`,
  },
};
