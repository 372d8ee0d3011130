import type { VNode } from "preact";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { bookOf } from "./boardOf";
import type { Part } from "./part";
import { Badge } from "./tokens";

function rows(context: Context): readonly VNode[] {
  const { view, t } = context;
  const { game } = view;
  if (!game) return [];
  const telling = tellingOf(context);
  const { board, neighbours } = bookOf(view);
  const names = board.territories.map(({ id }) => named(t.names.territories, id));
  return board.territories.map(({ id, continent }, i) => (
    <tr key={id} id={`row-${id}`}>
      <th scope="row">{names[i]}</th>
      <td>{named(t.names.continents, continent)}</td>
      <td>
        {game.owner[i] === -1 ? (
          t.play.free
        ) : (
          <>
            <Badge colour={telling.colour(game.owner[i])} /> {telling.seat(game.owner[i])}
          </>
        )}
      </td>
      <td>{game.armies[i]}</td>
      <td>{neighbours[i].map((other) => names[other]).join(", ")}</td>
    </tr>
  ));
}

/** The same position as on the map, as a table to read: each territory's seat, armies and borders. Unfolded by its link. */
export const position: Part = {
  id: "position",
  place: "side",
  draw: (context) => {
    const { t, view, selection } = context;
    if (!view.game) return <section id="position" hidden />;
    return (
      <section id="position">
        {selection.open === "position" ? (
          <Table context={context} />
        ) : (
          // To the same place on the page, for who follows it without scripts.
          <a href={`${linkTo({ open: "position" })}#position`}>{t.play.positionTitle}</a>
        )}
      </section>
    );
  },
  pieces: rows,
};

function Table({ context }: { context: Context }) {
  const { play } = context.t;
  const heads = [play.territoryHead, play.continentHead, play.ownerHead, play.armiesHead, play.bordersHead];
  return (
    <>
      <h2>{play.positionTitle}</h2>
      <a href={linkTo({})}>{play.close}</a>
      <div class="wide">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows(context)}</tbody>
        </table>
      </div>
    </>
  );
}
