import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 004. */
export const verdensherre: RulesetText = {
  name: "Verdensherre (Danish classic)",
  tagline: "“Lord of the world”: three or more armies attack, and exactly what survives moves in.",
  source:
    "These are the rules of a Danish page on classic Risk. What it says holds word for word, even where the classic game says otherwise; where it is silent the classic rulebook was followed.",
  rulings: [
    {
      question: "“More than two units” to attack: three?",
      answer:
        "Yes, three, as it is written. It may be a slip of translation for “two or more”, which is the classic rule: that is an option.",
    },
    {
      question: "How many move in after a conquest?",
      answer:
        "The text: “the number of attacking units that survived”. Exactly those, which are always as many as the dice rolled. More is an option.",
    },
    {
      question: "What does the board's chart of exchanges say?",
      answer:
        "The text points to a chart that it does not show. That of classic boards grows: 4, 6, 8, 10, 12, 15 and then 5 more, counting everybody's exchanges. The fixed one is an option.",
    },
    {
      question: "Do continents give anything?",
      answer:
        "The text does not mention them. The classic bonuses are given, for without them it would be another game; giving none is an option.",
    },
    {
      question: "At the start, does one place one at a time?",
      answer:
        "The text says to go on until all are placed. One at a time in turn, as in the classic rulebook; all at once is an option, and the default where turns last days.",
    },
    {
      question: "And with two players?",
      answer: "It cannot be played: the text gives armies for three, four, five and six.",
    },
    {
      question: "In the example 4, 3, 6 against 5, 4, what of the second pair?",
      answer: "The text tells the first. The second, 4 against 4, is a tie and the defender's.",
    },
  ],
  whens: [
    {
      when: "You begin a turn with five cards or more",
      what: "You have to make at least one exchange before the reinforcement can end.",
    },
    whens.bigHand,
    whens.continent,
    whens.pile,
    ...whens.everywhere,
  ],
};
