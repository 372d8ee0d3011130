import type { TerritoryId } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { leftIn, offered, standingOn } from "./choices";
import { Order } from "./form";
import { Next } from "./next";
import { PlaceMany } from "./panelPlaceMany";
import { Trades } from "./panelTrade";
import { Picks } from "./picks";
import { StockLeft } from "./stockLeft";

/** Setting up and reinforcing: what is left, where it goes, sets to trade, and the end. */
export function Placing({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { game } = view;
  if (!game?.you) return null;
  const places = offered(game, "place").flatMap(({ command }) => Object.keys(command.armies));
  const left = leftIn(game);
  return (
    <>
      <Left context={context} />
      <Trades context={context} />
      {selection.at !== undefined && <PlaceAt context={context} id={selection.at} />}
      {selection.at === undefined && left > 0 && <p>{t.play.choosePlace}</p>}
      {game.phase === "deploy" && <StockLeft context={context} />}
      {game.phase !== "deploy" && <End context={context} left={left} />}
      {places.length > 0 && (
        <Picks
          name="places"
          context={context}
          title={t.play.yourTerritories}
          ids={places}
          link={(at) => ({ at })}
        />
      )}
      {places.length > 0 && left > 1 && <PlaceMany context={context} />}
    </>
  );
}

/** What is left to place, free and inside continents. */
export function Left({ context }: { context: Context }) {
  const { t, view } = context;
  const left = view.game?.you?.left;
  if (!view.game || !left) return null;
  if (leftIn(view.game) === 0) return <p class="left">{t.play.leftNone}</p>;
  const inside = Object.entries(left.continents).filter(([, n]) => n > 0);
  return (
    <p class="left">
      {t.play.left}: <b>{t.play.leftFree(left.free)}</b>
      {inside.map(([id, n]) => (
        <b key={id}>{`, ${t.play.leftIn(named(t.names.continents, id), n)}`}</b>
      ))}
    </p>
  );
}

/** One territory: buttons for the usual numbers, a field for any other. */
export function PlaceAt({ context, id }: { context: Context; id: TerritoryId }) {
  const { t, view } = context;
  const choice = offered(view.game, "place").find(({ command }) => id in command.armies);
  if (!choice?.armies || !view.game) return null;
  const [least, most] = choice.armies;
  const name = `armies.${id}`;
  const quick = [1, 5].filter((n) => n >= least && n < most);
  const where = named(t.names.territories, id);
  const title = <h3>{t.play.placeIn(where, standingOn(view.game, id).armies)}</h3>;
  if (most === 1)
    return (
      <div class="pick">
        {title}
        <Order context={context} name="place" type="place" keep={{ at: id }}>
          <button type="submit" name={name} value="1" class="main">
            {t.moves.placeOne(where)}
          </button>
        </Order>
        <a href={linkTo({})}>{t.play.cancel}</a>
      </div>
    );
  return (
    <div class="pick">
      {title}
      <Order context={context} name="place" type="place" keep={{ at: id }}>
        {quick.map((n) => (
          <button key={n} type="submit" name={name} value={n}>
            +{n}
          </button>
        ))}
        <button type="submit" name={name} value={most} class="main">
          {most === leftIn(view.game) ? t.play.all(most) : `+${most}`}
        </button>
      </Order>
      <Order context={context} name="place-some" type="place" keep={{ at: id }}>
        <label for="place-armies">{t.play.howMany}</label>
        <input
          id="place-armies"
          name={name}
          type="number"
          min={least}
          max={most}
          value={least}
          inputmode="numeric"
        />
        <button type="submit">{t.play.place}</button>
      </Order>
      <a href={linkTo({})}>{t.play.cancel}</a>
    </div>
  );
}

/** The end of the reinforcement, or what still stands before it. */
function End({ context, left }: { context: Context; left: number }) {
  const { t, view } = context;
  if (offered(view.game, "next").length > 0)
    return <Next context={context} label={t.play.endReinforce} main={left === 0} />;
  return <p>{left > 0 ? t.play.mustPlace(left) : t.play.mustTrade}</p>;
}
