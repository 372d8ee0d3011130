import type { TerritoryId } from "../../worker/game";
import type { Context } from "../context";
import { bookOf } from "./boardOf";
import { leftIn, type Offer, offered } from "./choices";
import { Hidden, Order } from "./form";
import { Left, PlaceAt } from "./panelPlace";
import { PlaceMany } from "./panelPlaceMany";
import { Picks } from "./picks";

/** The hidden set-up: all place at once, and see of each other nothing until all are done. */
export function Spreading({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { game } = view;
  if (!game) return null;
  const places = offered(game, "place");
  const most = bookOf(view).setup.spread?.most;
  if (selection.open === "many")
    return (
      <>
        <Left context={context} />
        <PlaceMany context={context} />
      </>
    );
  return (
    <>
      <Left context={context} />
      {selection.at !== undefined && <PlaceAt context={context} id={selection.at} />}
      {selection.at === undefined && <p>{t.play.choosePlace}</p>}
      {most !== undefined && <p class="hint">{t.moves.spreadHelp(most)}</p>}
      <Evenly context={context} places={places} />
      <PlaceMany context={context} />
      <Picks
        name="places"
        context={context}
        title={t.play.yourTerritories}
        ids={places.flatMap(({ command }) => Object.keys(command.armies))}
        link={(at) => ({ at })}
      />
    </>
  );
}

/** All that is left in one press, for who does not mind where it goes. */
function Evenly({ context, places }: { context: Context; places: readonly Offer<"place">[] }) {
  const { t, view } = context;
  const left = view.game ? leftIn(view.game) : 0;
  const shares = evenly(left, places);
  if (shares.length === 0) return null;
  return (
    <Order context={context} name="evenly" type="place">
      {shares.map(([id, armies]) => (
        <Hidden key={id} name={`armies.${id}`} value={armies} />
      ))}
      <button type="submit">{t.moves.spreadEven(left)}</button>
    </Order>
  );
}

/** One each in turn, as far as each has room. */
function evenly(left: number, places: readonly Offer<"place">[]): [id: TerritoryId, armies: number][] {
  const rooms = places.flatMap(({ command, armies }) =>
    Object.keys(command.armies).map((id) => ({ id, room: armies?.[1] ?? 0, share: 0 })),
  );
  for (let rest = left; rest > 0; ) {
    const open = rooms.filter(({ room, share }) => share < room).slice(0, rest);
    if (open.length === 0) break;
    for (const one of open) one.share++;
    rest -= open.length;
  }
  return rooms.filter(({ share }) => share > 0).map(({ id, share }) => [id, share]);
}
