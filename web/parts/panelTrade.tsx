import type { Asks, HandCard } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { bookOf } from "./boardOf";
import { cardName, setsOf, worthOf } from "./cards";
import { standingOn } from "./choices";
import { Hidden, Order } from "./form";

/** So many sets are shown at once; after an elimination there can be a hundred. */
const shown = 3;

/** A hand that has grown too big by an elimination: why, and its sets. */
export function ForcedTrade({
  context,
  asks,
}: {
  context: Context;
  asks: Extract<Asks, { question: "trade" }>;
}) {
  return (
    <>
      <p>{context.t.moves.tradeForced(asks.downTo)}</p>
      <Trades context={context} />
    </>
  );
}

/** Every set that can be traded, each by one press, the one to prefer first. */
export function Trades({ context }: { context: Context }) {
  const { t, view } = context;
  const sets = setsOf(view);
  if (sets.length === 0) return null;
  const pays = sets.some((set) => ownIn(context, set).length > 0);
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
      {pays && <p class="hint">{t.moves.bonusOnce}</p>}
    </>
  );
}

const nameOf = (set: readonly HandCard[]) => set.map(({ card }) => card).join("-");

/** Armies that one own territory of a traded set gets besides; 0 where these rules give none. */
const bonusOf = ({ view }: Context): number => bookOf(view).cards?.sets?.territoryBonus ?? 0;

/** Cards of the set whose territory is the viewer's, where that is paid. */
function ownIn(context: Context, set: readonly HandCard[]): readonly HandCard[] {
  const { game, you } = context.view;
  if (!game || bonusOf(context) === 0) return [];
  return set.filter(({ card }) => standingOn(game, card).seat === you?.seat);
}

function Trade({ context, set, best }: { context: Context; set: readonly HandCard[]; best: boolean }) {
  const { t, view } = context;
  const cards = set.map((card) => cardName(t, card));
  const own = ownIn(context, set);
  const [first] = own;
  const bonus = bonusOf(context);
  return (
    <Order context={context} name={`trade-${nameOf(set)}`} type="trade" keep={context.selection}>
      {set.map(({ card }) => (
        <Hidden key={card} name="cards" value={card} />
      ))}
      <button type="submit" class={best ? "main" : undefined}>
        {t.play.trade(cards.join(" + "), worthOf(view, set))}
        {own.length === 1 && ` ${t.moves.bonusIn(bonus, named(t.names.territories, first.card))}`}
      </button>
      {own.length > 1 && <BonusField context={context} name={nameOf(set)} own={own} />}
      {best && <small>{t.play.bestTrade}</small>}
    </Order>
  );
}

/** Which own territory gets the extra armies, where several could. */
function BonusField({ context, name, own }: { context: Context; name: string; own: readonly HandCard[] }) {
  const { t } = context;
  const field = `bonus-${name}`;
  return (
    <span>
      <label for={field}>{t.moves.bonusWhere(bonusOf(context))}</label>{" "}
      <select id={field} name="bonus">
        {own.map(({ card }) => (
          <option key={card} value={card}>
            {named(t.names.territories, card)}
          </option>
        ))}
      </select>
    </span>
  );
}
