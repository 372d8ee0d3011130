import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 002. */
export const riesgo: RulesetText = {
  name: "Riesgo (Spanish classic)",
  tagline: "Territories are claimed one by one, and both sides choose how many dice they fight with.",
  source:
    "These are the rules of a Spanish text on classic Risk that is cut off: it does not say how the game is set up, what an exchange gives, or how it ends. What it says holds word for word; what is missing comes from the article it seems to be copied from and, where that is silent too, from the classic rulebook.",
  rulings: [
    {
      question: "What does an exchange give?",
      answer:
        "The text breaks off at “a certain number of troops according to the…”, with a feminine article. That asks for a word like combination: so it depends on the cards (soldiers 4, cavalry 6, artillery 8, one of each 10) and not on how many exchanges there were. The growing scale is an option.",
    },
    {
      question: "Does the defender see the attacker's dice before choosing?",
      answer:
        "Yes: the text says “at that moment”, and in its example the attacker has rolled. That gives the choice a point. Choosing before is an option.",
    },
    {
      question: "What if the defender does not answer?",
      answer:
        "The standing order holds. By default it is “as the odds say”: the number of dice that makes it least likely that the attacker wins the whole battle; where they are equal, two.",
    },
    {
      question: "Must one attack to the end?",
      answer:
        "No. “It is repeated until” tells how it goes on and obliges nobody: one may stop after every roll.",
    },
    {
      question: "“A minimum of troops equal to the last attack”: how many?",
      answer: "As many as dice were rolled last.",
    },
    {
      question: "How are the territories shared out?",
      answer:
        "Claimed one by one in turn, and then placed one at a time: so the article and the classic rulebook. Placing all at once is an option, and the default where turns last days.",
    },
    {
      question: "And with two players?",
      answer: "The 42 are shared between the two, with 40 armies each and no neutral army.",
    },
    {
      question: "How is it won?",
      answer: "By conquering the whole map, as in the classic rulebook: the text breaks off before that.",
    },
  ],
  whens: [
    {
      when: "You conquer a territory and do not choose how many move in",
      what: "Nothing goes on until you do. Those that must move have moved in, so no territory is ever empty.",
    },
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
