import type { HandCard } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { Hidden, Order } from "./form";
import { setsOf } from "./hand";

/** So many sets are shown at once; after an elimination there can be a hundred. */
const shown = 3;

/** Every set that can be traded, each by one press, the one to prefer first. */
export function Trades({ context }: { context: Context }) {
  const { t, view } = context;
  const sets = setsOf(view);
  if (sets.length === 0 || view.game?.exchange == null) return null;
  return (
    <>
      <h3>{t.play.trades}</h3>
      {sets.slice(0, shown).map((set, i) => (
        <Trade key={nameOf(set)} context={context} set={set} best={i === 0 && sets.length > 1} />
      ))}
      {sets.length > shown && (
        <details>
          <summary>{t.play.moreTrades}</summary>
          {sets.slice(shown).map((set) => (
            <Trade key={nameOf(set)} context={context} set={set} best={false} />
          ))}
        </details>
      )}
    </>
  );
}

const nameOf = (set: readonly HandCard[]) => set.map(({ card }) => card).join("-");

function Trade({ context, set, best }: { context: Context; set: readonly HandCard[]; best: boolean }) {
  const { t, view } = context;
  const cards = set.map(
    ({ card, symbol }) => `${named(t.names.territories, card)} (${named(t.names.symbols, symbol)})`,
  );
  return (
    <Order context={context} name={`trade-${nameOf(set)}`} type="trade" keep={context.selection}>
      {set.map(({ card }) => (
        <Hidden key={card} name="cards" value={card} />
      ))}
      <button type="submit">{t.play.trade(cards.join(" + "), view.game?.exchange ?? 0)}</button>
      {best && <small>{t.play.bestTrade}</small>}
    </Order>
  );
}
