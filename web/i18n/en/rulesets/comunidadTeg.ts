import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 001. */
export const comunidadTeg: RulesetText = {
  name: "T.E.G. (Argentina)",
  tagline:
    "The tactical and strategic plan of war: conquer, hold out, fulfil. With secret objectives, exchanges and pacts.",
  source:
    "These are the rules of the page “Reglas del T.E.G.” by Comunidad TEG. Where that page is silent the board game's original rulebook was followed, and where that does not settle it either, what stands below. What the page says in words always holds.",
  rulings: [
    {
      question: "How many armies move into a conquered territory?",
      answer:
        "The page says that it must be occupied, not with how many. 1 to 3, as in the original rulebook. The first moves in by itself.",
    },
    {
      question: "How often may one regroup?",
      answer:
        "As often and with as many armies as you like, but an army that has moved stays, and there is no attack afterwards.",
    },
    {
      question: "What does the card of one's own territory give?",
      answer: "2 armies in that territory, once a card, and the card is kept for an exchange.",
    },
    {
      question: "What is an exchange worth?",
      answer:
        "The page says that it grows with every exchange of the game; the numbers 4, 7, 10 and then 5 more are the original rulebook's.",
    },
    {
      question: "“Half of the territories” in two rounds or in one?",
      answer: "In one: 12 armies each with two players, 8 with three.",
    },
    {
      question: "How many conquests does a card take?",
      answer:
        "One, always: the page says that one a turn is enough. The original rulebook asks for two after the third exchange; that is an option.",
    },
    {
      question: "Which exchanges make the next one grow?",
      answer: "Those of the whole game, as the page says. A count for each player is an option.",
    },
    {
      question: "Are there secret objectives with two or three players?",
      answer:
        "Yes, as on the page. The original rulebook then plays for all 50 territories: that is an option, and better with two.",
    },
    {
      question: "Do armies arrive in the first round?",
      answer: "Yes: the page gives every turn three parts and exempts none. It is an option.",
    },
    {
      question: "What are “3 mutually bordering territories”?",
      answer:
        "Three that all touch each other, none of them in South America, and not needed for the seven of Europe. Egypt, Israel and Turkey, for example.",
    },
    {
      question: "What if the objective you take over cannot be met?",
      answer: "The common objective is left to you. The table tells you of the change, and nobody else.",
    },
    {
      question: "When may one attack after breaking a pact?",
      answer:
        "When the other's next turn has ended. That is the notice the original rulebook asks for; an option makes it at once.",
    },
    {
      question: "Who is “the player on the right”?",
      answer: "The one who plays just before you, counting only those still in play.",
    },
  ],
  whens: [
    {
      when: "You conquer a territory and do not choose how many move in",
      what: "Nothing goes on until you do. One has moved in already, so no territory is ever empty.",
    },
    {
      when: "You eliminate somebody",
      what: "Their cards are yours. With more than five, you exchange when you next reinforce.",
    },
    whens.continent,
    {
      when: "Two objectives are met at once",
      what: "Whoever is on turn wins: only that seat is looked at.",
    },
    whens.pile,
    ...whens.everywhere,
  ],
};
