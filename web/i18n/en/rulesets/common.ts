import type { RulesetText } from "../../messages";

type Whens = RulesetText["whens"];

const everywhere: Whens = [
  {
    when: "Somebody leaves and does not come back",
    what: "The seat is kept: they may return any day in the same browser, or in another with their private link. Where the table has a deadline, what stands under “Without an answer in time” is done once it is over; where it has none, the table waits.",
  },
  {
    when: "You are eliminated",
    what: "You stop playing and may go on watching.",
  },
  {
    when: "The same button is pressed twice in a row",
    what: "It counts once. And if the board changed while you were deciding, nothing is done and you are shown how it stands.",
  },
];

/** What becomes of what, where several rulesets say the same. */
export const whens = {
  everywhere,
  pile: {
    when: "The pile runs out",
    what: "The used cards are shuffled. If there are none, no card is drawn that time.",
  },
  continent: {
    when: "You complete or lose a continent during a turn",
    what: "The bonus is counted when your reinforcement begins: what you hold at that moment counts.",
  },
  bigHand: {
    when: "You eliminate somebody and come to hold many cards",
    what: "With six or more you trade at once down to four or fewer, place and go on. With five you do not: that waits for the start of your next turn.",
  },
} as const;
