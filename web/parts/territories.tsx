import type { VNode } from "preact";
import type { Territory } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo, type Reach, reachOf, tapOn } from "../selection";
import { boardOf, mapOf, type Standing, standings } from "./boardOf";
import type { Part } from "./part";

/** How the selection marks a territory: class names of the style sheet. */
function mark(id: string, { selection }: Context, reach: Reach): string {
  const { at, from, to } = selection;
  if (id === at || id === from || id === to) return " chosen";
  if (at !== undefined) return reach.places.has(id) || reach.targets.get(at)?.has(id) ? "" : " veiled";
  if (from !== undefined) return reach.targets.get(from)?.has(id) ? " aim" : " veiled";
  if (to !== undefined) return reach.attackers.get(to)?.has(id) ? " aim" : " veiled";
  return "";
}

function label(
  { id, continent }: Territory,
  standing: Standing | undefined,
  { t, view: { game } }: Context,
  aim: boolean,
): string {
  const name = named(t.names.territories, id);
  const place = named(t.names.continents, continent);
  if (!standing) return game ? t.board.free(name, place) : t.board.empty(name, place);
  const said = t.board.territory(
    name,
    place,
    standing.armies,
    t.names.colours[standing.colour].toLowerCase(),
  );
  return aim ? t.board.target(said) : said;
}

/** A name in two rows, as even as its spaces allow. */
function inTwo(text: string): [first: string, second: string] {
  const words = text.split(" ");
  const rows = words.map((_, i): [string, string] => [words.slice(0, i).join(" "), words.slice(i).join(" ")]);
  const width = ([first, second]: [string, string]) => Math.max(first.length, second.length);
  return rows.reduce((best, each) => (width(each) < width(best) ? each : best));
}

function Name({ id, context }: { id: string; context: Context }) {
  const { name, nameSize, twoLines } = mapOf(context.view).territories[id];
  const text = named(context.t.names.territories, id);
  const [x, y] = name;
  if (!twoLines)
    return (
      <text x={x} y={y} font-size={nameSize}>
        {text}
      </text>
    );
  const [first, second] = inTwo(text);
  return (
    <text x={x} y={y}>
      {first}
      <tspan x={x} dy="30">
        {second}
      </tspan>
    </text>
  );
}

function land(territory: Territory, standing: Standing | undefined, reach: Reach, context: Context): VNode {
  const { id } = territory;
  const tap = tapOn(id, context.selection, reach);
  const shape = `#d-${id}`;
  const marks = mark(id, context, reach);
  const free = context.view.game !== null && !standing;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a link or an image always; the linter does not see the spread.
    <a
      id={`t-${id}`}
      class={`t ${standing?.colour ?? territory.continent}${free ? " free" : ""}${marks}`}
      {...(tap ? { href: linkTo(tap) } : ({ role: "img" } as const))}
      aria-label={label(
        territory,
        standing,
        context,
        marks === " aim" && context.selection.from !== undefined,
      )}
      aria-current={marks === " chosen" ? "true" : undefined}
    >
      <use href={shape} />
      {standing && <use href={shape} fill={`url(#m-${standing.colour})`} />}
      <Name id={id} context={context} />
    </a>
  );
}

const draw = (context: Context): readonly VNode[] => {
  const held = standings(context.view);
  const reach = reachOf(context.view);
  return boardOf(context.view).territories.map((one) => land(one, held.get(one.id), reach, context));
};

/** The land: each territory a link that selects it, where there is something to choose. */
export const territories: Part = {
  id: "lands",
  place: null,
  draw: (context) => <g id="lands">{draw(context)}</g>,
  pieces: draw,
};
