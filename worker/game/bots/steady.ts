import type { Command } from "../command";
import type { Random } from "../random";
import { bestAttack } from "./attacking";
import type { Bot } from "./bot";
import { occupation, regrouping } from "./moving";
import type { Outlook } from "./outlook";
import { answer, offer } from "./pacting";
import { placement } from "./placing";
import { cheapestSet } from "./sets";
import { offerTo, sightOf } from "./sight";
import { outlookOf } from "./worth";

/**
 * What a beginner would call sensible: it knows the odds, holds what is threatened, takes a territory a turn for the card,
 * goes for its objective, stops who is about to win, and keeps its word.
 */
export const steady: Bot = (view, random) => {
  const outlook = outlookOf(sightOf(view));
  const offered = offerTo(outlook);
  if (offered) return answer(outlook, offered);
  if (view.asks?.seat === outlook.me) return occupation(outlook, view.asks);
  switch (view.phase) {
    case "attack":
      return bestAttack(outlook) ?? { type: "next" };
    case "regroup":
      return regrouping(outlook) ?? lastWord(outlook, random);
    default:
      return trade(outlook) ?? placement(outlook) ?? { type: "next" };
  }
};

/** A set is traded as soon as it gives a good number, or before the hand is too full to draw. */
function trade(outlook: Outlook): Command | null {
  const { view, you } = outlook;
  if (view.phase !== "reinforce") return null;
  const pressing = you.hand.length > 3 || (view.exchange ?? 0) >= 7;
  const cards = pressing ? cheapestSet(outlook) : null;
  return cards && { type: "trade", cards };
}

/** Before the turn ends, perhaps an offer of peace; an offer made, the turn ends. */
function lastWord(outlook: Outlook, random: Random): Command {
  return offer(outlook, random) ?? { type: "next" };
}
