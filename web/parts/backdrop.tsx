import { type Colour, colours } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import type { BoardMap } from "../maps/map";
import { boardOf, borders, mapOf } from "./boardOf";
import { TokenShapes } from "./tokens";
import { unspoken } from "./unspoken";

/** A pattern of 24 units for each colour, so that owners differ without colours. */
const lines = {
  red: { d: "M-4 16L16-4M0 28L28 0M12 28L28 12", width: 4 },
  yellow: { d: "M0 6h24M0 18h24", width: 3.5 },
  green: { d: "M-4 8L16 28M0 0L24 24M8-4L28 16M-4 16L16-4M0 24L24 0M8 28L28 8", width: 3 },
  magenta: { d: "M6 0v24M18 0v24", width: 3.5 },
  black: { d: "M6 2v8M2 6h8M18 14v8M14 18h8", width: 3 },
  // Of no length, but with round ends: dots.
  blue: { d: "M6 6h0M18 18h0", width: 7 },
} as const satisfies Record<Colour, { d: string; width: number }>;

/** What the drawing is made of, to be used by id. */
export function Definitions({ map }: { map: BoardMap }) {
  return (
    <defs>
      {Object.entries(map.territories).map(([id, { land }]) => (
        <path key={id} id={`d-${id}`} d={land} />
      ))}
      {colours.map((colour) => (
        <pattern key={colour} id={`m-${colour}`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path class={`pattern ${colour}`} d={lines[colour].d} stroke-width={lines[colour].width} />
        </pattern>
      ))}
      <TokenShapes />
      <g id="truce">
        <circle r="20" />
        <path d="M-9-5H9M-9 5H9" />
      </g>
      <marker id="dot" viewBox="-8 -8 16 16" markerWidth="16" markerHeight="16" markerUnits="userSpaceOnUse">
        <circle r="6.5" />
      </marker>
      <marker
        id="tip"
        viewBox="-30 -24 40 48"
        markerWidth="40"
        markerHeight="48"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M6 0L-26-20L-18 0L-26 20z" />
      </marker>
    </defs>
  );
}

function Titles({ context: { view, t } }: { context: Context }) {
  const { titles } = mapOf(view);
  return boardOf(view).continents.map(({ id, bonus }) => {
    const [x, y] = titles[id];
    const words = named(t.names.continents, id).split(" ");
    const rows = words.length > 1 ? [words.slice(0, -1).join(" "), words[words.length - 1]] : words;
    return (
      <text key={id} class="title" x={x} y={y}>
        {rows.map((row, i) => (
          <tspan key={row} x={x} dy={i * 40}>
            {row}
          </tspan>
        ))}
        <tspan x={x} dy="44">
          +{bonus}
        </tspan>
      </text>
    );
  });
}

function Routes({ context: { view, t } }: { context: Context }) {
  const { routes, width } = mapOf(view);
  const there = borders(view);
  return routes.map(({ between: [from, to], line, leaves }) => {
    if (!there(from, to)) return null;
    if (!leaves)
      return <path key={line} class="route" d={line} marker-start="url(#dot)" marker-end="url(#dot)" />;
    const name = named(t.names.territories, to);
    const [x, y] = leaves;
    return (
      <g key={line}>
        <path class="route" d={line} marker-start="url(#dot)" />
        <text class={x < width / 2 ? "leaves" : "leaves right"} x={x} y={y}>
          {x < width / 2 ? `← ${name}` : `${name} →`}
        </text>
      </g>
    );
  });
}

/** Everything under the land: sea, glow of the continents, routes and titles. It never changes during a game. */
export function Backdrop({ context }: { context: Context }) {
  const { territories, continents } = boardOf(context.view);
  return (
    <g {...unspoken}>
      {continents.map(({ id }) => (
        <g key={id} class={`halo ${id}`}>
          {territories
            .filter(({ continent }) => continent === id)
            .map((one) => (
              <use key={one.id} href={`#d-${one.id}`} />
            ))}
        </g>
      ))}
      <Routes context={context} />
      <Titles context={context} />
    </g>
  );
}
