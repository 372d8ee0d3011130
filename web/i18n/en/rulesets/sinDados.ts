import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 003. */
export const sinDados: RulesetText = {
  name: "Diceless",
  tagline: "No luck in battle: army against army, and at the start all place their armies hidden.",
  source:
    "These are the rules of a page on Risk without dice. What it says holds word for word; where it is silent another description of the same game was followed and, where that does not settle it either, the classic rulebook.",
  rulings: [
    {
      question: "May one attack with as many armies as defend?",
      answer:
        "No: all would be removed and the territory would be empty, which the text does not allow. If a card makes them equal afterwards, it stops before the last pair: one defender stays and the last attacker steps back.",
    },
    {
      question: "And with fewer?",
      answer:
        "Yes: the text says “till there are only armies of one colour left”, and that may be the defender's.",
    },
    {
      question: "“At any moment”: how, if I am not looking?",
      answer:
        "Each card has a standing order: to be played if it saves the territory (the default), or not. It saves where more attack than are there, and no more than would be there with the card. Who opens the table can give seconds for an answer; then every attack on somebody who holds cards waits, and the wait betrays nothing.",
    },
    {
      question: "Are there wild cards?",
      answer: "No: a wild card has no territory on which to put its armies.",
    },
    {
      question: "In which order is placed at the start?",
      answer:
        "The text does not say. All at once and hidden, and it is shown when all are done. The most of 4 holds only there.",
    },
    {
      question: "21 or 20 armies with six players?",
      answer: "21, as the text says; the other description has 20.",
    },
    {
      question: "May armies that conquered move on?",
      answer: "Once, in the movement that follows the attacks.",
    },
    {
      question: "Do continents give anything?",
      answer: "No: the text names no bonus. Each territory surrounded by own ones gives.",
    },
    {
      question: "And a foreign territory surrounded by yours?",
      answer: "It gives nothing: armies go to own territories only.",
    },
    {
      question: "How is it won, and what becomes of the cards of who is eliminated?",
      answer:
        "The text is silent. Who conquers the whole map wins, and who eliminates another takes the cards, which may be played at once.",
    },
  ],
  whens: [
    {
      when: "You are attacked and hold that territory's card",
      what: "What you ordered for that card is done; if you ordered nothing, it is played if it saves the territory.",
    },
    {
      when: "You end the turn having neither added nor attacked",
      what: "You may: it is a turn without attacks.",
    },
    {
      when: "All cards are in hands",
      what: "No card is drawn that time.",
    },
    ...whens.everywhere,
  ],
};
