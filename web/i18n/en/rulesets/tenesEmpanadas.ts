import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 000. */
export const tenesEmpanadas: RulesetText = {
  name: "Tenés Empanadas Graciela",
  tagline: "The old computer game: in every round first all reinforce, and then all attack.",
  source:
    "These are the rules of the player's guide of Tenes Empanadas Graciela, a free game. Of the guide's page on attacking every word holds; the rest comes from its other pages and, where they are silent, from how the program plays.",
  rulings: [
    {
      question: "How many armies may move when regrouping?",
      answer:
        "The guide says 3 from one territory to another; the program and the board game's rulebook set no limit. No limit, as most of them say and as a move may be repeated anyway. 3 is an option.",
    },
    {
      question: "From when on does a card take two conquests?",
      answer:
        "After one's third exchange, as guide and rulebook say. The original program asks for it only after the fourth: that is an option.",
    },
    {
      question: "What becomes of the cards of who is eliminated?",
      answer:
        "The guide is silent. In the program they stay with the dead, out of the game. The board game's rulebook gives them to who eliminated: that is an option.",
    },
    {
      question: "“As much as 3 armies” after a conquest, besides the one that moves by itself?",
      answer:
        "Three in all: the one that moves by itself and up to two more. That is what the program itself offers.",
    },
    {
      question: "When does the card of a territory conquered later pay its 2 armies?",
      answer:
        "At the end of any turn of yours in which you hold both, as in the guide. The program only looks when a card was drawn in that turn.",
    },
    {
      question: "Does one have to ask for the card?",
      answer: "No: it is drawn by itself at the end of the turn. In the program who does not ask loses it.",
    },
    {
      question: "Which symbol does Greenland bear?",
      answer: "The balloon, so that there are 16 of each. In the original program it is a galleon.",
    },
    {
      question: "Objectives, or conquering the world?",
      answer:
        "The guide leaves it to who opens the table. Without a choice: a secret objective or 30 territories, and with two players the world, as the guide advises.",
    },
  ],
  whens: [
    {
      when: "You conquer a territory and do not choose how many move in",
      what: "One has moved in already. If you attack again or end, what moved in stays.",
    },
    {
      when: "Who was to begin the round has been eliminated",
      what: "The next one still in play begins. Nobody loses a turn.",
    },
    {
      when: "You conquer with five cards in hand",
      what: "You draw no other, and the table says so.",
    },
    whens.continent,
    ...whens.everywhere,
  ],
};
