import type { Command } from "../command";
import { defenceAsOdds } from "../odds";
import type { Asks } from "../view";
import { cardArmies } from "./country";
import type { Sight } from "./sight";

type Answered = Exclude<Asks, { question: "occupy" | "trade" }>;

/** What every bot answers when it is not on turn: dice as the odds say, a card where it saves. */
export function answerTo(sight: Sight, asks: Answered): Command {
  return asks.question === "defend" ? { type: "defend", dice: defence(sight, asks) } : reaction(sight, asks);
}

function defence({ view, book }: Sight, asks: Extract<Asks, { question: "defend" }>): number {
  const { combat } = book;
  if (combat.kind !== "dice") return asks.armies[1];
  const attackers = view.armies[view.territories.indexOf(asks.from)];
  const defenders = view.armies[view.territories.indexOf(asks.to)];
  return defenceAsOdds(combat, {
    attackers,
    defenders,
    attackDice: asks.attackDice ?? combat.attackDice(attackers),
  });
}

function reaction(sight: Sight, asks: Extract<Asks, { question: "react" }>): Command {
  const { view, you } = sight;
  const attackers = Object.values(asks.from).reduce((sum, armies) => sum + armies, 0);
  const defenders = view.armies[view.territories.indexOf(asks.to)];
  const held = you.hand.find(({ card }) => card === asks.to);
  const saves = held && attackers > defenders && attackers <= defenders + cardArmies(sight, held);
  return saves ? { type: "play-card", card: asks.to } : { type: "pass" };
}
