import type { Pact, View } from "../../worker/game";
import type { Context } from "../context";
import { mapOf } from "./boardOf";
import type { Part } from "./part";

const binds = ({ status }: Pact): boolean => status === "in-force" || status === "notice";

/** Where the pacts in force are marked: each border they cover, at its middle. */
function covered(
  { territories, owner, pacts }: View,
  middles: readonly (readonly [string, string, number, number])[],
) {
  const ownerOf = new Map(territories.map((id, i) => [id, owner[i]]));
  return middles.filter(([a, b]) =>
    pacts.filter(binds).some(({ by, with: other, scope }) => {
      if (scope !== "world") return scope.border.includes(a) && scope.border.includes(b);
      const holders = [ownerOf.get(a), ownerOf.get(b)];
      return holders.includes(by) && holders.includes(other);
    }),
  );
}

/** Signs of peace on the borders that pacts cover. */
export const truces: Part = {
  id: "truces",
  place: null,
  draw: ({ view }: Context) => (
    <g id="truces">
      {view.game &&
        covered(view.game, mapOf(view).middles).map(([a, b, x, y]) => (
          <use key={`${a} ${b}`} href="#truce" x={x} y={y} />
        ))}
    </g>
  ),
};
