import type { Command } from "../command";
import type { PhaseName } from "../ids";
import type { Random } from "../random";
import type { Asks } from "../view";
import { answerTo } from "./answers";
import { bestAttack } from "./attacking";
import type { Bot } from "./bot";
import { cardToPlay } from "./country";
import { occupation, regrouping } from "./moving";
import type { Outlook } from "./outlook";
import { answer, offer } from "./pacting";
import { placement } from "./placing";
import { cheapestSet } from "./sets";
import { claim, spread } from "./settling";
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
  if (view.asks?.seat === outlook.me) return answering(outlook, view.asks);
  if (view.phase === "regroup") return regrouping(outlook) ?? lastWord(outlook, random);
  return play[view.phase](outlook) ?? { type: "next" };
};

function answering(outlook: Outlook, asks: Asks): Command {
  if (asks.question === "occupy") return occupation(outlook, asks);
  if (asks.question === "trade") return forcedTrade(outlook);
  return answerTo(outlook, asks);
}

/** What it does in each phase; null: it goes on. */
const play: Readonly<Record<Exclude<PhaseName, "regroup">, (outlook: Outlook) => Command | null>> = {
  claim,
  deploy: (outlook) => (outlook.view.turn === null ? spread(outlook) : placement(outlook)),
  reinforce: (outlook) => trade(outlook) ?? placement(outlook),
  choose: (outlook) => cardToPlay(outlook) ?? bestAttack(outlook) ?? placement(outlook),
  attack: (outlook) => placement(outlook) ?? cardToPlay(outlook) ?? bestAttack(outlook),
  over: () => null,
};

function forcedTrade(outlook: Outlook): Command {
  const cards = cheapestSet(outlook);
  return cards ? { type: "trade", cards } : { type: "next" };
}

/** A set is traded as soon as it gives a good number, or before the hand is too full to draw. */
function trade(outlook: Outlook): Command | null {
  const { view, you } = outlook;
  const pressing = you.hand.length > 3 || (view.exchange ?? 7) >= 7;
  const cards = pressing ? cheapestSet(outlook) : null;
  return cards && { type: "trade", cards };
}

/** Before the turn ends, perhaps an offer of peace; an offer made, the turn ends. */
function lastWord(outlook: Outlook, random: Random): Command {
  return offer(outlook, random) ?? { type: "next" };
}
