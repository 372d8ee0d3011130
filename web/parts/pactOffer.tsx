import type { Seat } from "../../worker/game";
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
              <a href={linkTo({ open: `offer-${seat}` })}>{telling.seat(seat)}</a>
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

/** A form for the whole map and one for each border, each with its own number of rounds. */
function Scopes({ context, seat, offers }: { context: Context; seat: Seat; offers: PactOffers }) {
  const { t } = context;
  const whole = offers.filter(({ command }) => command.scope === "world");
  const borders = offers.filter(({ command }) => command.scope !== "world");
  return (
    <div class="scopes">
      {whole.length > 0 && (
        <ScopeForm context={context} seat={seat} legend={t.play.offerWorld} offer={whole[0]} />
      )}
      {borders.length > 0 && <h4>{t.play.offerBorder}</h4>}
      {borders.map((offer) => (
        <ScopeForm
          key={scopeName(offer)}
          context={context}
          seat={seat}
          legend={borderOf(context, offer)}
          offer={offer}
        />
      ))}
      <a href={linkTo({ open: "pacts" })}>{t.play.close}</a>
    </div>
  );
}

function ScopeForm({
  context,
  seat,
  legend,
  offer,
}: {
  context: Context;
  seat: Seat;
  legend: string;
  offer: Offer<"pact-offer">;
}) {
  const { t } = context;
  const { scope } = offer.command;
  const field = `rounds-${scopeName(offer)}`;
  return (
    <Order
      context={context}
      name={`offer-${seat}-${scopeName(offer)}`}
      type="pact-offer"
      keep={{ open: "pacts" }}
    >
      <Hidden name="with" value={seat} />
      <Hidden name="scope" value={scope === "world" ? "world" : "border"} />
      {scope !== "world" && <Hidden name="own" value={scope.border[0]} />}
      {scope !== "world" && <Hidden name="theirs" value={scope.border[1]} />}
      <b>{legend}</b>
      <label for={field}>{t.play.offerRounds}</label>
      <input id={field} name="rounds" type="number" min="1" max="200" inputmode="numeric" />
      <button type="submit">{t.play.offer}</button>
    </Order>
  );
}

const scopeName = ({ command: { scope } }: Offer<"pact-offer">): string =>
  scope === "world" ? "world" : scope.border.join("-");

function borderOf({ t }: Context, { command: { scope } }: Offer<"pact-offer">): string {
  return scope === "world" ? "" : scope.border.map((id) => named(t.names.territories, id)).join(" – ");
}
