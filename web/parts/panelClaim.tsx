import type { TerritoryId } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { boardOf } from "./boardOf";
import { offered } from "./choices";
import { Hidden, Order } from "./form";
import { Picks } from "./picks";
import { StockLeft } from "./stockLeft";

/** Claiming: a free territory is chosen on the map or in the list, and taken with one press. */
export function Claiming({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const free = offered(view.game, "claim").map(({ command }) => command.territory);
  const { at } = selection;
  return (
    <>
      {at === undefined ? <p>{t.moves.claimHelp}</p> : <Claim context={context} id={at} />}
      <StockLeft context={context} />
      <Picks
        name="free"
        context={context}
        title={t.moves.freeTerritories(free.length)}
        ids={free}
        link={(id) => ({ at: id })}
      />
    </>
  );
}

function Claim({ context, id }: { context: Context; id: TerritoryId }) {
  const { t, view } = context;
  const territory = boardOf(view).territories.find((one) => one.id === id);
  const name = named(t.names.territories, id);
  return (
    <div class="pick">
      <h3>{t.moves.claimTitle(name, named(t.names.continents, territory?.continent ?? ""))}</h3>
      <Order context={context} name={`claim-${id}`} type="claim">
        <Hidden name="territory" value={id} />
        <button type="submit" class="main">
          {t.moves.claim(name)}
        </button>
      </Order>
      <a href={linkTo({})}>{t.play.cancel}</a>
    </div>
  );
}
