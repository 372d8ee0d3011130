import { describe, expect, test } from "vitest";
import type { Context } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { answer, tablePage, update } from "../../web/render";
import type { TableView } from "../../web/tableView";
import { type Ruleset, type RulesetId, rulesets } from "../../worker/game/index";
import { bookOf } from "../support/game";
import { gameOf, gameUntil, lobbyOf, type Played, tableAfter } from "../support/tables";

const bytes = (text: string) => Buffer.byteLength(text);
const spanish = { language: "es", nonce: "0123abcd" } as const;
const push = (before: TableView, after: TableView) => update(before, after, spanish);
const contextOf = (view: TableView): Context => ({
  ...spanish,
  view,
  t: messages.es,
  selection: {},
  refusal: null,
});
const page = (view: TableView) => tablePage(contextOf(view));
const swapped = (html: string) =>
  [...html.matchAll(/<[^>]* id="([^"]+)"[^>]* hx-swap-oob/g)].map(([, id]) => id);

/** One roll that conquers nothing: by far the most frequent order. */
const oneRoll = ({ events }: Played) => events.length === 1 && events[0].type === "battle-fought";

/** The tables before and after the last order, as this viewer sees them. */
const around = (history: readonly Played[], viewer: number | null): [TableView, TableView] => [
  tableAfter(history.slice(0, -1), viewer),
  tableAfter(history, viewer),
];

test("where nothing differs nothing is pushed, in the lobby neither", () => {
  const view = tableAfter(gameUntil(oneRoll), 1);
  expect(push(view, view)).toBe("");
  expect(push(lobbyOf(0), lobbyOf(0))).toBe("");
});

test("a new version alone redraws nothing but itself", () => {
  const view = tableAfter(gameUntil(oneRoll), 1);
  const next = push(view, { ...view, version: view.version + 1, mark: view.mark + 1 });
  expect(swapped(next)).toEqual(["seen"]);
  expect(next).toContain(`data-since="${view.mark}" data-version="${view.mark + 1}"`);
});

describe("one roll of an attack", () => {
  const history = gameUntil((played) => oneRoll(played) && played.events.length === 1, { seats: 6 });
  const attacker = history.at(-1)?.order?.seat ?? 0;
  const viewers = [null, 0, 1, 2, 3, 4, 5].filter((viewer) => viewer !== attacker);

  test.each(viewers)("takes less than 2,000 bytes for seat %s, who looks on", (viewer) => {
    expect(bytes(push(...around(history, viewer)))).toBeLessThan(2000);
  });

  test("is pushed as the territories, tokens and rows that changed, the dice, the arrow and one entry", () => {
    const [before, after] = around(history, null);
    const changed =
      after.game?.territories.filter((_, i) => before.game?.armies[i] !== after.game?.armies[i]) ?? [];
    const owners = new Set(changed.map((id) => after.game?.owner[after.game.territories.indexOf(id)]));
    expect(changed.length).toBeGreaterThan(0);
    expect(swapped(push(before, after)).toSorted()).toEqual(
      [
        "seen",
        "arrow",
        "rolled",
        "orders",
        ...changed.flatMap((id) => [`t-${id}`, `k-${id}`]),
        ...[...owners].map((seat) => `seat-${seat}`),
      ].toSorted(),
    );
  });

  test("is added to the log, which is not sent again", () => {
    const [before, after] = around(history, null);
    expect(push(before, after).match(/<li id="o\d+"/g)).toHaveLength(1);
  });
});

test("no roll of a whole game of six costs an onlooker 2,000 bytes", () => {
  const history: Played[] = [];
  let most = 0;
  for (const played of gameOf(6, 11)) {
    history.push(played);
    if (!oneRoll(played)) continue;
    most = Math.max(most, bytes(push(...around(history.slice(-60), null))));
    if (history.length > 300) break;
  }
  expect(most).toBeGreaterThan(1000);
  expect(most).toBeLessThan(2000);
});

describe("whatever happens", () => {
  const history: Played[] = [];
  for (const played of gameOf(3, 5)) if (history.push(played) > 60) break;

  test.each([null, 0, 2])("every element pushed to seat %s is on the page it had", (viewer) => {
    let before: TableView | null = null;
    for (let n = 1; n <= history.length; n++) {
      const after = tableAfter(history.slice(0, n), viewer);
      if (before) {
        const ids = swapped(push(before, after));
        const missing = ids.filter((id) => !page(before as TableView).includes(` id="${id}"`));
        expect(missing).toEqual([]);
      }
      before = after;
    }
  });

  test("the start of the game is pushed to the lobby's page", () => {
    const lobby = lobbyOf(0);
    const pushed = push({ ...lobby, seats: lobby.seats.slice(0, 3) }, tableAfter(history.slice(0, 1), 0));
    for (const id of swapped(pushed)) expect(page(lobby)).toContain(` id="${id}"`);
    expect(swapped(pushed)).toEqual(expect.arrayContaining(["t-peru", "tokens", "panel", "seats", "log"]));
  });
});

test("the answer to a link swaps what is on the page, each part once, and names its URL", () => {
  const history = gameUntil(({ order }) => order?.command.type === "attack", { seats: 6 });
  const order = history.at(-1)?.order;
  if (order?.command.type !== "attack" || typeof order.command.from !== "string")
    throw new Error("no attack");
  const view = tableAfter(history.slice(0, -1), order.seat);
  const { from, to } = order.command;
  const html = answer({ ...contextOf(view), selection: { from, to } });
  const ids = swapped(html);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(page(view)).toContain(` id="${id}"`);
  expect(html.replaceAll("&amp;", "&")).toContain(`data-url="?from=${from}&to=${to}"`);
  expect(html).not.toContain("data-since");
});

test("the title says whose turn it is, in a push too", () => {
  const history = gameUntil(({ events }) => events.some(({ type }) => type === "turn-began"));
  const turn = history.at(-1)?.state.turn ?? 0;
  const [before, after] = around(history, turn);
  expect(page(before)).toContain("<title>Mesa");
  expect(push(before, after)).toContain("<title>● Mesa");
  const other = history.at(-2)?.state.turn ?? 0;
  expect(push(...around(history, other))).toContain("<title>Mesa");
});

/** Every attack of a few rounds that changed nothing but what it cost, as it was pushed to this one. Without dice each of them conquers. */
function* attacksIn(id: RulesetId, of: "watcher" | "attacker" | "defender"): Generator<string> {
  const history: Played[] = [];
  for (const played of gameOf(5, 3, { book: bookOf(id) })) {
    const before = history.at(-1)?.state;
    history.push(played);
    const { order, events, state } = played;
    if (!before || before.round < 2) continue;
    if (before.round > 7) return;
    const [fought, ...others] = events;
    if (fought.type === "battle-fought" ? others.length > 0 : fought.type !== "forces-met") continue;
    if (others.length > 1) continue;
    const target = state.last ? before.owner[before.indexOf[state.last.to]] : null;
    const viewer = { watcher: null, attacker: order?.seat ?? null, defender: target }[of];
    yield push(...around(history.slice(-60), viewer));
  }
}

describe.each(Object.values<Ruleset>(rulesets))("one attack in $id", ({ id }) => {
  const ruleset = id as RulesetId; // the registry's own ids
  const conquers = bookOf(ruleset).combat.kind === "forces";

  test("takes less than 2,000 bytes for who watches", () => {
    const pushes = [...attacksIn(ruleset, "watcher")];
    expect(pushes.length).toBeGreaterThan(2);
    for (const pushed of pushes) expect(bytes(pushed)).toBeLessThan(2000);
  });

  test("takes as little for the defender; a bit more where that tells what was lost", () => {
    for (const pushed of attacksIn(ruleset, "defender"))
      expect(bytes(pushed)).toBeLessThan(conquers ? 2500 : 2000);
  });

  test("takes as little for the attacker; more where other things can be done now", () => {
    for (const pushed of attacksIn(ruleset, "attacker")) {
      const more = conquers || swapped(pushed).includes("doing");
      expect(bytes(pushed)).toBeLessThan(more ? 5000 : 2000);
    }
  });
});
