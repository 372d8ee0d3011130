import type { VNode } from "preact";
import { rulebook } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { tellingOf } from "../telling";
import type { Part } from "./part";
import { Badge } from "./tokens";

function rows(context: Context): readonly VNode[] {
  const { view, t } = context;
  const { game } = view;
  if (!game) return [];
  const telling = tellingOf(context);
  const { board, neighbours } = rulebook(view.ruleset, view.options);
  const names = board.territories.map(({ id }) => named(t.names.territories, id));
  return board.territories.map(({ id, continent }, i) => (
    <tr key={id} id={`row-${id}`}>
      <th scope="row">{names[i]}</th>
      <td>{named(t.names.continents, continent)}</td>
      <td>
        <Badge colour={telling.colour(game.owner[i])} /> {telling.seat(game.owner[i])}
      </td>
      <td>{game.armies[i]}</td>
      <td>{neighbours[i].map((other) => names[other]).join(", ")}</td>
    </tr>
  ));
}

/** The same position as on the map, as a table to read: each territory's seat, armies and borders. */
export const position: Part = {
  id: "position",
  place: "side",
  draw: (context) => {
    const { play } = context.t;
    if (!context.view.game) return <details id="position" hidden />;
    const heads = [play.territoryHead, play.continentHead, play.ownerHead, play.armiesHead, play.bordersHead];
    return (
      <details id="position">
        <summary>{play.positionTitle}</summary>
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
      </details>
    );
  },
  pieces: rows,
};
