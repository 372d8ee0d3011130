import type { BoardMap, Point } from "../maps/map";

/** Distance from a token's middle at which an arrow leaves it, and at which its tip stops. */
const clear = { tail: 46, tip: 62 } as const;

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [Math.round(x + ((toX - x) / length) * distance), Math.round(y + ((toY - y) / length) * distance)];
};

/** From token to token, drawn towards the middle of their border; over the edge of the map in two stubs. Path data. */
function lines(map: BoardMap, from: string, to: string): readonly string[] {
  const start = map.territories[from].token;
  const end = map.territories[to].token;
  const middles = map.middles.filter(([a, b]) => (a === from && b === to) || (a === to && b === from));
  const edge = (side: string): Point | undefined => {
    const middle = middles.find(([a]) => a === side);
    return middle && [middle[2] < map.width / 2 ? 0 : map.width, middle[3]];
  };
  const [out, back] = [edge(from), edge(to)];
  if (middles.length === 2 && out && back)
    return [
      `M${towards(start, out, clear.tail).join(" ")}L${out.join(" ")}`,
      `M${back.join(" ")}L${towards(end, back, clear.tip).join(" ")}`,
    ];
  const control: Point = middles[0] ? [middles[0][2], middles[0][3]] : towards(start, end, 1);
  return [
    `M${towards(start, control, clear.tail).join(" ")}Q${control.join(" ")} ${towards(end, control, clear.tip).join(" ")}`,
  ];
}

/** An arrow of attack or of moving armies. `kind` is a class of the style sheet. */
export function Arrow({ map, from, to, kind }: { map: BoardMap; from: string; to: string; kind: string }) {
  return lines(map, from, to).map((d, i, all) => (
    <g key={d} class={kind}>
      <path d={d} />
      <path d={d} marker-end={i === all.length - 1 ? "url(#tip)" : undefined} />
    </g>
  ));
}
