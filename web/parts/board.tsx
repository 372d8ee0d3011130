import type { Context } from "../context";
import { Backdrop, Definitions } from "./backdrop";
import { mapOf } from "./boardOf";
import { arrow, marks } from "./marks";
import type { Part } from "./part";
import { territories } from "./territories";
import { tokens } from "./tokens";
import { truces } from "./truces";
import { unspoken } from "./unspoken";

/** The parts inside the drawing, from the bottom up. Their nesting is fixed: a swap puts each back in its own place. */
export const boardParts: readonly Part[] = [territories, marks, truces, arrow, tokens];

/** The board as a drawing of links. */
export function Board({ context }: { context: Context }) {
  const map = mapOf(context.view);
  const [land, ...above] = boardParts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a <fieldset>.
    <svg id="board" viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={context.t.board.map}>
      <Definitions map={map} />
      <Backdrop context={context} />
      {land.draw(context)}
      <g {...unspoken}>
        <path class="shore" d={map.continentBorders} />
        <path class="shore dots" d={map.continentBorders} />
        {above.map((part) => part.draw(context))}
      </g>
    </svg>
  );
}
