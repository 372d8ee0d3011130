import type { TerritoryId } from "../../worker/game";
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

/** Armies on their way: from each source to one target. */
interface March {
  readonly kind: "plan" | "last";
  readonly sources: readonly TerritoryId[];
  readonly to: TerritoryId;
}

/** What is chosen, else the attack that waits for an answer, else the last one. */
function marchOf({ view, selection }: Context): March | null {
  const { from, to } = selection;
  if (from !== undefined || to !== undefined)
    return from !== undefined && to !== undefined ? { kind: "plan", sources: [from], to } : null;
  const { asks, last } = view.game ?? {};
  if (asks?.question === "defend") return { kind: "plan", sources: [asks.from], to: asks.to };
  if (asks?.question === "react") return { kind: "plan", sources: Object.keys(asks.from), to: asks.to };
  if (!last) return null;
  return { kind: "last", sources: last.sources ? Object.keys(last.sources) : [last.from], to: last.to };
}

function drawArrow(context: Context) {
  const march = marchOf(context);
  return (
    <g id="arrow">
      {march?.sources.map((source) => (
        <Arrow key={source} map={mapOf(context.view)} from={source} to={march.to} kind={march.kind} />
      ))}
    </g>
  );
}

/** What is about to move, or else the last attack. */
export const arrow: Part = { id: "arrow", place: null, draw: drawArrow };
