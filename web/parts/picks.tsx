import type { TerritoryId } from "../../worker/game";
import type { Context, Selection } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { boardOf } from "./boardOf";
import { standingOn } from "./choices";
import { Badge } from "./tokens";

interface Props {
  readonly context: Context;
  /** Unique among the folds of the panel. */
  readonly name: string;
  readonly title: string;
  readonly ids: readonly TerritoryId[];
  /** What choosing this territory selects. */
  readonly link: (id: TerritoryId) => Selection;
  readonly open?: boolean;
}

/** Territories to choose from, by continent: the same choice as on the map, for who does not use it. */
export function Picks({ context, name, title, ids, link, open = false }: Props) {
  if (ids.length === 0) return null;
  const { t, view, selection } = context;
  const { at, from, to } = selection;
  const board = boardOf(view);
  const continents = board.continents
    .map(({ id }) => ({
      id,
      members: board.territories
        .filter((one) => one.continent === id && ids.includes(one.id))
        .map((one) => one.id),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    // Another selection is another fold: one that was opened to choose from is shut once that is done.
    <details id={["picks", name, at, from, to].filter(Boolean).join("-")} open={open}>
      <summary>{title}</summary>
      {continents.map(({ id, members }) => (
        <div key={id}>
          <h4>{named(t.names.continents, id)}</h4>
          <ul class="picks">
            {members.map((member) => (
              <Pick key={member} context={context} id={member} link={link(member)} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function Pick({ context, id, link }: { context: Context; id: TerritoryId; link: Selection }) {
  const { t, view } = context;
  if (!view.game) return null;
  const { seat, armies } = standingOn(view.game, id);
  const telling = tellingOf(context);
  const theirs = seat !== -1 && seat !== view.you?.seat;
  return (
    <li>
      <a href={linkTo(link)}>
        {theirs && <Badge colour={telling.colour(seat)} />} {named(t.names.territories, id)}
        {seat !== -1 && <b> {armies}</b>}
        {theirs && <small> {telling.seat(seat)}</small>}
      </a>
    </li>
  );
}
