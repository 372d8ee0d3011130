import type { TerritoryId, View } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { reachOf } from "../selection";
import { tellingOf } from "../telling";
import { bookOf } from "./boardOf";
import { standingOn } from "./choices";
import { ForcesCards, ForcesRule } from "./forcesNotes";
import { Hidden, Order } from "./form";
import { outcomeOf, sendable } from "./outcome";

interface Props {
  readonly context: Context;
  readonly game: View;
  readonly to: TerritoryId;
}

interface Source {
  readonly id: TerritoryId;
  readonly most: number;
}

/** Every own neighbour of the target sends as many as one likes, at once. */
export function ForcesTogether({ context, game, to }: Props) {
  const { t, view } = context;
  const book = bookOf(view);
  const theirs = standingOn(game, to);
  const sources = [...(reachOf(view).attackers.get(to) ?? [])].map((id) => ({
    id,
    most: sendable(book, standingOn(game, id).armies),
  }));
  const name = named(t.names.territories, to);
  return (
    <div class="pick">
      <h3>{t.moves.forcesManyTitle(name, tellingOf(context).seat(theirs.seat), theirs.armies)}</h3>
      <Everything context={context} game={game} to={to} sources={sources} />
      <ForcesRule context={context} defenders={theirs.armies} />
      <p>{t.moves.forcesManyHelp}</p>
      <Order context={context} name={`together-${to}`} type="attack" keep={{ to }}>
        <Hidden name="to" value={to} />
        <div class="sources">
          {sources.map(({ id, most }) => (
            <label key={id}>
              {t.moves.forcesFrom(named(t.names.territories, id), most)}
              <input name={`from.${id}`} type="number" min="0" max={most} value="0" inputmode="numeric" />
            </label>
          ))}
        </div>
        {sources.length > 1 && game.seats[theirs.seat].cards > 0 && (
          <Back context={context} sources={sources} />
        )}
        <button type="submit">{t.moves.forcesSend}</button>
      </Order>
      <ForcesCards context={context} game={game} seat={theirs.seat} />
    </div>
  );
}

/** All that can be sent, in one press, where that is allowed. */
function Everything({ context, game, to, sources }: Props & { sources: readonly Source[] }) {
  const { t, view } = context;
  const sent = sources.reduce((sum, { most }) => sum + most, 0);
  const outcome = outcomeOf(bookOf(view), sent, standingOn(game, to).armies);
  if (!outcome) return null;
  const text = outcome.conquers
    ? t.moves.forcesAll(sent, outcome.left)
    : t.moves.forcesLose(sent, outcome.left);
  return (
    <Order context={context} name={`everything-${to}`} type="attack" keep={{ to }}>
      <Hidden name="to" value={to} />
      {sources.map(({ id, most }) => (
        <Hidden key={id} name={`from.${id}`} value={most} />
      ))}
      <button type="submit" class={outcome.conquers ? "main" : undefined}>
        {text}
      </button>
    </Order>
  );
}

function Back({ context: { t }, sources }: { context: Context; sources: readonly Source[] }) {
  return (
    <>
      <label for="back">{t.moves.forcesBack}</label>
      <select id="back" name="back">
        <option value="">{t.moves.forcesBackDefault}</option>
        {sources.map(({ id }) => (
          <option key={id} value={id}>
            {named(t.names.territories, id)}
          </option>
        ))}
      </select>
    </>
  );
}
