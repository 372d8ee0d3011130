import type { PactScope, Seat, TerritoryId } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { type Offer, offered } from "./choices";
import { Hidden, Order } from "./form";

type PactOffers = readonly Offer<"pact-offer">[];

/** Whom a pact can be offered to; the link of one of them opens what can be offered. */
export function PactOffer({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const offers = offered(view.game, "pact-offer");
  const seats = [...new Set(offers.map(({ command }) => command.with))];
  if (seats.length === 0) return null;
  const telling = tellingOf(context);
  const open = seats.find((seat) => selection.open === `offer-${seat}`);
  return (
    <>
      <h3>{open === undefined ? t.play.offerTo : t.play.offerTitle(telling.seat(open))}</h3>
      {open === undefined ? (
        <ul class="picks">
          {seats.map((seat) => (
            <li key={seat}>
              <a href={`${linkTo({ open: `offer-${seat}` })}#pacts`}>{telling.seat(seat)}</a>
            </li>
          ))}
        </ul>
      ) : (
        <Scopes
          context={context}
          seat={open}
          offers={offers.filter(({ command }) => command.with === open)}
        />
      )}
    </>
  );
}

/** One form: where the pact holds, and for how many rounds. */
function Scopes({ context, seat, offers }: { context: Context; seat: Seat; offers: PactOffers }) {
  const { t } = context;
  return (
    <div class="scopes">
      <Order context={context} name={`offer-${seat}`} type="pact-offer">
        <Hidden name="with" value={seat} />
        <label for="offer-scope">{t.play.offerScope}</label>
        <select id="offer-scope" name="scope">
          {offers.map(({ command: { scope } }) => (
            <option key={scopeName(scope)} value={scopeName(scope)}>
              {scope === "world" ? t.play.offerWorld : t.play.offerBorder(borderOf(context, scope.border))}
            </option>
          ))}
        </select>
        <label for="offer-rounds">{t.play.offerRounds}</label>
        <input id="offer-rounds" name="rounds" type="number" min="1" max="200" inputmode="numeric" />
        <button type="submit">{t.play.offer}</button>
      </Order>
      <a href={`${linkTo({ open: "pacts" })}#pacts`}>{t.play.close}</a>
    </div>
  );
}

/** A scope as one field can say it. */
const scopeName = (scope: PactScope): string =>
  scope === "world" ? scope : ["border", ...scope.border].join(",");

const borderOf = ({ t }: Context, border: readonly TerritoryId[]): string =>
  border.map((id) => named(t.names.territories, id)).join(" – ");
