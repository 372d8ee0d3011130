import type { VNode } from "preact";
import type { Colour } from "../../worker/game";
import type { Context } from "../context";
import { mapOf, type Standing, standings } from "./boardOf";
import type { Part } from "./part";

/** Each colour's own shape, so that a seat is known without seeing colours. Around 0 0, all of about one area. */
const shapes: Readonly<Record<Colour, string>> = {
  red: "M-28 0a28 28 0 1 1 56 0a28 28 0 1 1-56 0z",
  blue: "M-19-25h38q6 0 6 6v38q0 6-6 6h-38q-6 0-6-6v-38q0-6 6-6z",
  yellow: "M-5-33q5-5 10 0l26 44q4 10-6 11h-50q-10-1-6-11z",
  green: "M-4-34q4-3 8 0l30 30q3 4 0 8l-30 30q-4 3-8 0l-30-30q-3-4 0-8z",
  magenta: "M0-31l27 15.500v31l-27 15.500l-27-15.500v-31z",
  black: "M-25-27h50v30q0 18-25 29q-25-11-25-29z",
};
/** The triangle's middle lies lower than its box's. */
const baseline = (colour: Colour) => (colour === "yellow" ? 15 : 13);

/** The six shapes, to be used by `#s-red` and the like. */
export function TokenShapes() {
  return Object.entries(shapes).map(([colour, d]) => <path key={colour} id={`s-${colour}`} d={d} />);
}

function draw({ view }: Context): readonly VNode[] {
  const map = mapOf(view);
  const held = standings(view);
  // A free territory has its place too, so that one that is claimed changes nothing but this.
  return (view.game?.territories ?? []).map((id) => (
    <g key={id} id={`k-${id}`} transform={`translate(${map.territories[id].token.join(" ")})`}>
      <Token standing={held.get(id)} />
    </g>
  ));
}

/** A group of its own is what the style sheet enlarges on a small map: it scales about the token's middle. */
function Token({ standing }: { standing: Standing | undefined }) {
  if (!standing) return null;
  const { colour, armies } = standing;
  return (
    <g>
      <use href={`#s-${colour}`} />
      <text y={baseline(colour)} class={armies > 99 ? "many" : undefined}>
        {armies}
      </text>
    </g>
  );
}

/** How many armies stand where, each number on its seat's shape. */
export const tokens: Part = {
  id: "tokens",
  place: null,
  draw: (context) => <g id="tokens">{draw(context)}</g>,
  pieces: draw,
};

/** A seat's shape in its colour, for use in lists beside its name; the style sheet cuts it out. */
export const Badge = ({ colour }: { colour: Colour }) => <i class={`badge ${colour}`} />;
