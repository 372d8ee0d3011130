import type { TerritoryId } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { leftIn, offered, ways } from "./choices";
import { Next } from "./next";
import { ForcesAt, ForcesTargets } from "./panelForces";
import { PlaceAt } from "./panelPlace";
import { PlaceMany } from "./panelPlaceMany";
import { Picks } from "./picks";

/** A turn that adds armies or attacks: both are explained, and the first order is the choice. */
export function Choosing({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { at, to } = selection;
  if (!view.game) return null;
  const places = offered(view.game, "place").flatMap(({ command }) => Object.keys(command.armies));
  return (
    <>
      {at !== undefined && <AddAt context={context} at={at} />}
      {at === undefined && to === undefined && <Explained context={context} />}
      <ForcesAt context={context} />
      {to !== undefined && <p class="hint">{t.moves.attackingNote}</p>}
      <Next context={context} label={t.moves.endWithout} />
      <PlaceMany context={context} />
      <Picks
        name="places"
        context={context}
        title={t.play.yourTerritories}
        ids={places}
        link={(id) => ({ at: id })}
      />
      <ForcesTargets context={context} />
    </>
  );
}

function Explained({ context: { t, view } }: { context: Context }) {
  if (!view.game) return null;
  return (
    <>
      <p>{t.moves.chooseHelp}</p>
      <ul class="either">
        <li>
          <b>{t.moves.chooseAdd(leftIn(view.game))}</b> <small>{t.moves.chooseAddHelp}</small>
        </li>
        <li>
          <b>{t.moves.chooseAttack}</b> <small>{t.moves.chooseAttackHelp}</small>
        </li>
      </ul>
    </>
  );
}

/** An own territory is where armies may be added, and where an attack may come from. */
function AddAt({ context, at }: { context: Context; at: TerritoryId }) {
  const { t, view } = context;
  return (
    <>
      <PlaceAt context={context} id={at} />
      <p class="hint">{t.moves.addingNote}</p>
      {ways(view.game, "attack").sources.includes(at) && (
        <a href={linkTo({ from: at })}>{t.moves.attackFrom(named(t.names.territories, at))}</a>
      )}
    </>
  );
}
