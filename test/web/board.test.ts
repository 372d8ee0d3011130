import { describe, expect, test } from "vitest";
import type { Context, Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { maps } from "../../web/maps/index";
import { tablePage } from "../../web/render";
import { linkTo, reachOf, stillOpen, tapOn } from "../../web/selection";
import type { TableView } from "../../web/tableView";
import { type CommandOf, rulesets } from "../../worker/game/index";
import { gameUntil, lobbyOf, tableAfter } from "../support/tables";

const { board } = rulesets["comunidad-teg"];
const map = maps[board.id];
const pair = (a: string, b: string) => [a, b].toSorted().join(" ");

/** The game just before Ana's first order of this type, as she sees it; and that order. */
function beforeFirst<T extends "place" | "attack" | "regroup">(
  type: T,
): { view: TableView; order: CommandOf<T> } {
  const history = gameUntil(({ order }) => order?.seat === 0 && order.command.type === type, { seats: 6 });
  const command = history.at(-1)?.order?.command;
  if (command?.type !== type) throw new Error("the game stopped elsewhere");
  // The check above has narrowed the type, which the compiler does not see for a type parameter.
  return { view: tableAfter(history.slice(0, -1), 0), order: command as CommandOf<T> };
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

describe("the drawing", () => {
  test("has every territory of the board and no other", () => {
    expect(Object.keys(map.territories)).toEqual(board.territories.map(({ id }) => id));
  });

  test("knows the middle of every border; of one that leaves the map on both sides", () => {
    const borders = board.borders.map(([a, b]) => pair(a, b)).toSorted();
    expect([...new Set(map.middles.map(([a, b]) => pair(a, b)))].toSorted()).toEqual(borders);
    const twice = map.middles.filter(([a, b], i) =>
      map.middles.some(([c, d], j) => i !== j && pair(a, b) === pair(c, d)),
    );
    expect(new Set(twice.map(([a, b]) => pair(a, b)))).toEqual(
      new Set(["alaska kamchatka", "australia chile"]),
    );
  });

  test("draws no route where there is no border", () => {
    const borders = new Set(board.borders.map(([a, b]) => pair(a, b)));
    for (const { between } of map.routes) expect(borders).toContain(pair(...between));
  });

  test("has a title for every continent", () => {
    expect(Object.keys(map.titles).toSorted()).toEqual(board.continents.map(({ id }) => id).toSorted());
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
