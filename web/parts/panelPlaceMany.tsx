import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { boardOf } from "./boardOf";
import { leftIn, offered, standingOn } from "./choices";
import { Order } from "./form";

/** A number for every own territory, placed with one button; drawn only once asked for, as it is long. */
export function PlaceMany({ context }: { context: Context }) {
  const { t, view, selection } = context;
  if (selection.open !== "many") return <a href={linkTo({ open: "many" })}>{t.play.placeMany}</a>;
  return (
    // Another id once something is placed: the fields begin anew, and a refusal leaves what is typed in them.
    <div class="many" id={`many-${view.game ? leftIn(view.game) : 0}`}>
      <h3>{t.play.placeMany}</h3>
      <Order context={context} name="place-many" type="place" keep={{ open: "many" }}>
        <Fields context={context} />
        <button type="submit" class="main">
          {t.play.placeThese}
        </button>
        <button type="reset">{t.play.reset}</button>
      </Order>
      <a href={linkTo({})}>{t.play.close}</a>
    </div>
  );
}

function Fields({ context }: { context: Context }) {
  const { t, view } = context;
  const { game } = view;
  if (!game) return null;
  const most = new Map(
    offered(game, "place").flatMap(({ command, armies }) =>
      Object.keys(command.armies).map((id) => [id, armies?.[1] ?? 0] as const),
    ),
  );
  const board = boardOf(view);
  const continents = board.continents
    .map(({ id }) => ({
      id,
      members: board.territories.filter((one) => one.continent === id && most.has(one.id)),
    }))
    .filter(({ members }) => members.length > 0);
  return continents.map(({ id, members }) => (
    <fieldset key={id}>
      <legend>{named(t.names.continents, id)}</legend>
      {members.map((one) => (
        <label key={one.id}>
          {named(t.names.territories, one.id)} <small>{standingOn(game, one.id).armies}</small>
          <input
            name={`armies.${one.id}`}
            type="number"
            min="0"
            max={most.get(one.id)}
            value="0"
            inputmode="numeric"
          />
        </label>
      ))}
    </fieldset>
  ));
}
