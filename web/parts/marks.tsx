import type { Context } from "../context";
import { reachOf } from "../selection";
import { Arrow } from "./arrow";
import { mapOf } from "./boardOf";
import type { Part } from "./part";

function drawMarks(context: Context) {
  const { at, from, to } = context.selection;
  const chosen = [at, from, to].filter((id) => id !== undefined);
  const { targets, attackers } = reachOf(context.view);
  const aims = [
    ...((from !== undefined && targets.get(from)) || []),
    ...((from === undefined && to !== undefined && attackers.get(to)) || []),
  ];
  return (
    <g id="marks">
      {aims
        .filter((id) => id !== to)
        .map((id) => (
          <g key={id} class="aim">
            <use href={`#d-${id}`} />
            <use href={`#d-${id}`} />
          </g>
        ))}
      {chosen.map((id) => (
        <g key={id} class="chosen">
          <use href={`#d-${id}`} />
          <use href={`#d-${id}`} />
        </g>
      ))}
    </g>
  );
}

/** Outlines of what is selected and of where it may go, over all the land. */
export const marks: Part = { id: "marks", place: null, draw: drawMarks };

function drawArrow({ view, selection }: Context) {
  const { from, to } = selection;
  const last = view.game?.last;
  const map = mapOf(view);
  const sources = last?.sources ? Object.keys(last.sources) : last ? [last.from] : [];
  const planning = from !== undefined || to !== undefined;
  return (
    <g id="arrow">
      {from !== undefined && to !== undefined && <Arrow map={map} from={from} to={to} kind="plan" />}
      {!planning &&
        last &&
        sources.map((source) => <Arrow key={source} map={map} from={source} to={last.to} kind="last" />)}
    </g>
  );
}

/** What is about to move, or else the last attack, from each of its sources. */
export const arrow: Part = { id: "arrow", place: null, draw: drawArrow };
