import type { TerritoryId } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { offered } from "./choices";
import { Hidden, Order } from "./form";
import { Next } from "./next";
import { Picks } from "./picks";

/** Regrouping: from where, where to, how many; and the end of the turn. */
export function Regrouping({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { from, to } = selection;
  const moves = offered(view.game, "regroup");
  const sources = [...new Set(moves.map(({ command }) => command.from))];
  const targets = moves.filter(({ command }) => command.from === from).map(({ command }) => command.to);
  return (
    <>
      {moves.length === 0 && <p>{t.play.noRegroup}</p>}
      {from === undefined && moves.length > 0 && <p>{t.play.regroupSource}</p>}
      {from !== undefined && to === undefined && (
        <p>{t.play.regroupTarget(named(t.names.territories, from))}</p>
      )}
      {from !== undefined && to !== undefined && <RegroupFromTo context={context} from={from} to={to} />}
      {from !== undefined && <a href={linkTo({})}>{t.play.cancel}</a>}
      <Next context={context} label={t.play.endTurn} main />
      {from !== undefined && targets.length > 0 && (
        <Picks
          name="targets"
          context={context}
          title={t.play.regroupTargets}
          ids={targets}
          link={(id) => ({ from, to: id })}
          open={to === undefined}
        />
      )}
      {sources.length > 0 && (
        <Picks
          name="sources"
          context={context}
          title={t.play.regroupSources}
          ids={sources}
          link={(id) => ({ from: id })}
        />
      )}
    </>
  );
}

interface Props {
  readonly context: Context;
  readonly from: TerritoryId;
  readonly to: TerritoryId;
}

/** How many armies move between two own territories. */
export function RegroupFromTo({ context, from, to }: Props) {
  const { t, view } = context;
  const choice = offered(view.game, "regroup").find(
    ({ command }) => command.from === from && command.to === to,
  );
  if (!choice?.armies) return null;
  const [least, most] = choice.armies;
  const names = t.names.territories;
  return (
    <div class="pick">
      <h3>{t.play.regroupFromTo(named(names, from), named(names, to))}</h3>
      <Order context={context} name="regroup" type="regroup">
        <Hidden name="from" value={from} />
        <Hidden name="to" value={to} />
        <label for="regroup-armies">
          {t.play.howMany} ({t.play.between(least, most)})
        </label>
        <input
          id="regroup-armies"
          name="armies"
          type="number"
          min={least}
          max={most}
          value={most}
          inputmode="numeric"
        />
        <button type="submit" class="main">
          {t.play.regroup}
        </button>
      </Order>
    </div>
  );
}
