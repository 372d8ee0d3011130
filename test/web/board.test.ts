import { describe, expect, test } from "vitest";
import type { Context, Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { maps } from "../../web/maps/index";
import { tablePage } from "../../web/render";
import { linkTo, reachOf, stillOpen, tapOn } from "../../web/selection";
import type { TableView } from "../../web/tableView";
import { type CommandOf, type Ruleset, type RulesetId, rulesets } from "../../worker/game/index";
import { optionsOf } from "../support/game";
import { emptyTable, gameUntil, lobbyOf, tableAfter } from "../support/tables";

const pair = (a: string, b: string) => [a, b].toSorted().join(" ");

/** A command of T.E.G., whose attacks come from one territory. */
type Ordered<T extends "place" | "attack"> = Exclude<
  CommandOf<T>,
  { from: Readonly<Record<string, number>> }
>;

/** The game just before Ana's first order of this type, as she sees it; and that order. */
function beforeFirst<T extends "place" | "attack">(type: T): { view: TableView; order: Ordered<T> } {
  const history = gameUntil(({ order }) => order?.seat === 0 && order.command.type === type, { seats: 6 });
  const command = history.at(-1)?.order?.command;
  if (command?.type !== type) throw new Error("the game stopped elsewhere");
  // The check above has narrowed the type, which the compiler does not see for a type parameter.
  return { view: tableAfter(history.slice(0, -1), 0), order: command as Ordered<T> };
}

const contextOf = (view: TableView, selection: Selection = {}, language: "es" | "en" = "es"): Context => ({
  view,
  selection,
  language,
  t: messages[language],
  refusal: null,
  nonce: "n",
});
const page = (view: TableView, selection?: Selection) => tablePage(contextOf(view, selection));
const landOf = (html: string, id: string) => new RegExp(`<a id="t-${id}"[^>]*>`).exec(html)?.[0] ?? "";

describe.each(Object.values<Ruleset>(rulesets))("the drawing of $id", ({ board, extraBorders = [] }) => {
  const map = maps[board.id];
  const borders = [...board.borders, ...extraBorders].map(([a, b]) => pair(a, b));

  test("has every territory of the board and no other", () => {
    expect(Object.keys(map.territories)).toEqual(board.territories.map(({ id }) => id));
  });

  test("knows the middle of every border; of one that leaves the map on both sides", () => {
    const middles = map.middles.map(([a, b]) => pair(a, b));
    for (const border of borders) expect(middles).toContain(border);
    const leaving = map.routes.filter(({ leaves }) => leaves).map(({ between }) => pair(...between));
    expect(leaving.length).toBeGreaterThan(0);
    for (const border of new Set(middles))
      expect(
        middles.filter((middle) => middle === border),
        border,
      ).toHaveLength(leaving.includes(border) ? 2 : 1);
  });

  test("has a title for every continent", () => {
    expect(Object.keys(map.titles).toSorted()).toEqual(board.continents.map(({ id }) => id).toSorted());
  });

  test("has two stubs, one at each edge, for a route that leaves the map, each named after where it leads", () => {
    for (const { between, leaves } of map.routes) {
      const [a, b] = between;
      const back = map.routes.filter((other) => pair(...other.between) === pair(a, b));
      expect(back).toHaveLength(leaves ? 2 : 1);
    }
  });
});

describe("a route over the sea", () => {
  const routesOf = (id: RulesetId) => page({ ...emptyTable, ruleset: id, options: optionsOf(id) });
  const drawn = (html: string) => html.match(/<path class="route"/g)?.length ?? 0;
  const between = (id: RulesetId) => maps[rulesets[id].board.id].routes;

  test("from Argentina to Eastern Australia is drawn where the rules have it, and said at both edges", () => {
    const html = routesOf("sin-dados");
    expect(html).toContain("← Australia Oriental");
    expect(html).toContain("Argentina →");
    expect(drawn(html)).toBe(between("sin-dados").length);
  });

  test.each(["riesgo", "verdensherre"] as const)("is not drawn in %s, which does not", (id) => {
    const html = routesOf(id);
    expect(html).not.toContain("← Australia Oriental");
    expect(drawn(html)).toBe(between(id).length - 2);
  });
});

describe("the page", () => {
  const { view, order } = beforeFirst("attack");
  const pages = {
    lobby: page(lobbyOf(0)),
    attack: page(view),
    aimed: page(view, { from: order.from, to: order.to }),
    watched: page({ ...view, you: null }),
  };

  test.each(Object.entries(pages))("%s: needs no style attribute and no inline script", (_, html) => {
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    expect(html).not.toMatch(/ on[a-z]+=/);
  });

  test.each(Object.entries(pages))("%s: every id is there once, and every use has its drawing", (_, html) => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    for (const [, id] of html.matchAll(/<use href="#([^"]+)"/g)) expect(ids).toContain(id);
    for (const [, id] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  test("a territory says its name, continent, armies and colour", () => {
    const i = view.game?.territories.indexOf(order.from) ?? -1;
    const armies = view.game?.armies[i];
    const name = messages.es.names.territories.peru;
    expect(order.from).toBe("peru");
    expect(landOf(pages.attack, "peru")).toContain(
      `aria-label="${name}, América del Sur, ${armies} ejércitos, rojo"`,
    );
  });

  test("before the start a territory says its name and continent, and nothing stands on it", () => {
    expect(landOf(pages.lobby, "peru")).toContain('aria-label="Perú, América del Sur"');
    expect(pages.lobby).toContain('<g id="tokens"></g>');
  });

  test("what can be chosen is a link, the rest an image", () => {
    expect(landOf(pages.attack, order.from)).toContain(`href="?from=${order.from}"`);
    expect(landOf(pages.attack, order.to)).toContain('role="img"');
    expect(landOf(pages.watched, order.to)).not.toContain("href");
  });

  test("with a source chosen its targets are links and marked, the rest is veiled", () => {
    const chosen = page(view, { from: order.from });
    expect(landOf(chosen, order.from)).toContain('href="?"');
    expect(landOf(chosen, order.from)).toContain(" chosen");
    expect(landOf(chosen, order.to).replaceAll("&amp;", "&")).toContain(
      `href="?from=${order.from}&to=${order.to}"`,
    );
    expect(landOf(chosen, order.to)).toContain(" aim");
    expect(landOf(chosen, "japan")).toContain(" veiled");
  });

  test("who watches gets a page that asks anew without scripts; who is awaited does not", () => {
    const refresh = '<noscript><meta http-equiv="refresh"';
    expect(
      page(
        tableAfter(
          gameUntil(() => true),
          null,
        ),
      ),
    ).toContain(refresh);
    expect(pages.attack).not.toContain(refresh);
    expect(pages.lobby).not.toContain(refresh);
  });
});

describe("a tap", () => {
  const { view, order } = beforeFirst("attack");
  const reach = reachOf(view);
  const { from, to } = order;

  test("on an own territory chooses it, a second one lets it go", () => {
    expect(tapOn(from, {}, reach)).toEqual({ from });
    expect(tapOn(from, { from }, reach)).toEqual({});
  });
  test("on a target aims at it, a second one takes the aim back", () => {
    expect(tapOn(to, { from }, reach)).toEqual({ from, to });
    expect(tapOn(to, { from, to }, reach)).toEqual({ from });
  });
  test("on a territory out of reach chooses nothing", () => {
    expect(tapOn(to, {}, reach)).toBeNull();
  });
  test("places where there is something to place", () => {
    const placing = beforeFirst("place");
    const [at] = Object.keys(placing.order.armies);
    expect(tapOn(at, {}, reachOf(placing.view))).toEqual({ at });
    expect(tapOn(at, { at }, reachOf(placing.view))).toEqual({});
  });
});

describe("a selection in the URL", () => {
  const { view, order } = beforeFirst("attack");
  const reach = reachOf(view);

  test("is kept as far as it can still be chosen", () => {
    const { from, to } = order;
    expect(stillOpen({ from, to, open: "pacts" }, reach)).toEqual({ from, to, open: "pacts" });
    expect(stillOpen({ from, to: from }, reach)).toEqual({ from });
    expect(stillOpen({ from: to, to: from }, reach)).toEqual({});
    expect(stillOpen({ at: from }, reach)).toEqual({});
    expect(stillOpen({ from: "atlantis" }, reach)).toEqual({});
  });

  test("is nothing for who watches", () => {
    expect(stillOpen({ from: order.from }, reachOf({ ...view, game: null }))).toEqual({});
  });

  test("is written as a link", () => {
    expect(linkTo({})).toBe("?");
    expect(linkTo({ from: "peru", to: "new-york" })).toBe("?from=peru&to=new-york");
    expect(linkTo({ open: "a&b" })).toBe("?open=a%26b");
  });
});
