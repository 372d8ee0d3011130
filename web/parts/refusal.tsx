import { type SaysKey, sayings } from "../../worker/game";
import { refusalSentence } from "../i18n/tell";
import { rulesOf } from "../presets";
import type { RefusalCode, TableView } from "../tableView";
import { tellingOf } from "../telling";
import { bookOf } from "./boardOf";
import type { Part } from "./part";

/** The rule behind a refusal, where it is one of the game's: the first of these that the table plays by is where to read on. */
const clauses: Partial<Readonly<Record<RefusalCode, readonly SaysKey[]>>> = {
  "not-your-turn": ["turn-parts", "whole-rounds", "add-or-attack"],
  "wrong-phase": ["turn-parts", "whole-rounds", "add-or-attack"],
  "own-territory": ["attack-from", "forces-sources"],
  "not-adjacent": ["attack-from", "forces-sources"],
  "too-few-armies": ["attack-from", "forces-sources"],
  "equal-forces": ["forces-equal"],
  "already-taken": ["claim"],
  "bad-dice": ["attack-dice"],
  "outside-continent": ["income-continents"],
  "no-such-card": ["card-single", "set-symbols"],
  "not-a-set": ["set-symbols"],
  "already-traded": ["trade-per-turn"],
  "must-trade": ["trade-forced", "hand-limit"],
  "must-occupy": ["occupy-between", "occupy-from-dice"],
  "already-moved": ["regroup-once", "regroup-one-border", "regroup-single"],
  "pact-in-force": ["pact-binds"],
  "no-such-pact": ["pact-offer"],
  "out-of-play": ["surrender"],
};

/** Where this table's own rules print what stands behind the refusal. */
function clauseOf(view: TableView, code: RefusalCode): SaysKey | undefined {
  const printed = new Set(
    Object.values(sayings(bookOf(view)))
      .flat()
      .map(({ says }) => says),
  );
  return clauses[code]?.find((key) => printed.has(key));
}

/** Why the last order was refused, with a link to the rule behind it. */
export const refusal: Part = {
  id: "refusal",
  place: "action",
  draw: (context) => {
    const { refusal: refused, t, view } = context;
    if (!refused) return <div id="refusal" role="alert" />;
    const clause = clauseOf(view, refused.code);
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
