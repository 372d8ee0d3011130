import type { Messages } from "../messages";
import { armies, rounds } from "./grammar";

/** What the owner of a table chooses, and what each value does. */
export const options: Messages["options"] = {
  victory: {
    title: "How it is won",
    about: "With secret objectives, or only by conquering everything.",
    values: {
      "secret-and-30": "a secret objective, or reaching 30 territories",
      "missions-and-30": "a secret objective, or the common one: 30 territories",
      missions: "the secret objective alone",
      world: "conquering the world: all territories, no secret objectives",
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
  "first-armies": {
    title: "First set-up round",
    about: "How many armies each places first.",
    values: {},
    number: (n) => armies(n),
  },
  "second-armies": {
    title: "Second set-up round",
    about: "How many armies each places then.",
    values: {},
    number: (n) => armies(n),
  },
  "regroup-cap": {
    title: "Limit on regrouping",
    about: "How many armies cross a border in a turn.",
    values: { none: "no limit", "3": "3 armies a border and direction, as the guide says" },
  },
  "cards-of-the-dead": {
    title: "Cards of the eliminated",
    about: "What becomes of the cards of who loses the last territory.",
    values: { lost: "they are out of the game", inherited: "who eliminated them takes the cards" },
  },
  "two-conquests-after": {
    title: "Two conquests a card",
    about: "After how many exchanges of one's own a card takes two territories.",
    values: { "3": "after the third", "4": "after the fourth, as in the original program" },
  },
  "set-values": {
    title: "What an exchange gives",
    about: "Whether it depends on the cards or on how many exchanges there were.",
    values: {
      fixed: "by the cards: three soldiers 4, three cavalry 6, three artillery 8, one of each 10",
      growing: "it grows with each exchange of the game: 4, 6, 8, 10, 12, 15 and then 5 more",
    },
  },
  "defender-chooses": {
    title: "When the defender chooses",
    about: "Whether the attacker's dice are seen before choosing how many to roll.",
    values: {
      "after-the-roll": "after seeing the attacker's roll",
      "before-the-roll": "before the attacker rolls",
    },
  },
  "setup-placing": {
    title: "Placing at the start",
    about: "How the remaining armies are placed once no territory is free.",
    values: {
      "one-by-one": "one at a time, in turn",
      "all-at-once": "each all at once, in turn (the default where a turn takes days)",
    },
  },
  reaction: {
    title: "Answering an attack",
    about: "Whether the attacked is waited for to play a card, or standing orders act.",
    values: { "standing-orders": "standing orders: nobody is waited for" },
    number: (n) => `who holds cards is waited for ${n} seconds`,
  },
  "attack-from": {
    title: "Armies to attack",
    about: "How many the attacking territory needs.",
    values: { "3": "3: “more than two”, as the text says", "2": "2, as in the classic game" },
  },
  occupation: {
    title: "How many move in",
    about: "Whether more may follow than those that survived.",
    values: {
      survivors: "exactly those that survived",
      "survivors-or-more": "those at least, and up to all but one",
    },
  },
  "continent-bonus": {
    title: "Continent bonus",
    about: "Whether a whole continent gives armies.",
    values: { classic: "yes, the classic ones", none: "no: the text does not mention them" },
  },
  "round-limit": {
    title: "Round limit",
    about: "So that the game surely ends: most territories win, then most armies.",
    values: { off: "no limit (100 where all are bots)" },
    number: (n) => `at most ${rounds(n)}`,
  },
};
