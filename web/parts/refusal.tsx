import type { SaysKey } from "../../worker/game";
import { refusalSentence } from "../i18n/tell";
import { rulesOf } from "../presets";
import type { RefusalCode } from "../tableView";
import { tellingOf } from "../telling";
import type { Part } from "./part";

/** The rule behind a refusal, where it is one of the game's: where to read on. */
const clauses: Partial<Readonly<Record<RefusalCode, SaysKey>>> = {
  "not-your-turn": "turn-parts",
  "wrong-phase": "turn-parts",
  "own-territory": "attack-from",
  "not-adjacent": "attack-from",
  "too-few-armies": "attack-from",
  "bad-dice": "attack-dice",
  "outside-continent": "income-continents",
  "not-a-set": "set-symbols",
  "must-trade": "hand-limit",
  "must-occupy": "occupy-between",
  "already-moved": "regroup-once",
  "pact-in-force": "pact-binds",
  "no-such-pact": "pact-offer",
  "out-of-play": "surrender",
};

/** Why the last order was refused, with a link to the rule behind it. */
export const refusal: Part = {
  id: "refusal",
  place: "action",
  draw: (context) => {
    const { refusal: refused, t, view } = context;
    if (!refused) return <div id="refusal" role="alert" />;
    const clause = clauses[refused.code];
    return (
      <div id="refusal" role="alert" class="refused">
        <p>
          <b>{t.play.refusedTitle}.</b> {refusalSentence(t, refused, tellingOf(context))}{" "}
          {clause && <a href={`${rulesOf(view)}#${clause}`}>{t.play.clause}</a>}
        </p>
      </div>
    );
  },
};
