import { evictDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import type { GameEvent } from "../../worker/game/index";
import { listen, settled } from "./listener";
import { stubOf, untilPhase } from "./stage";
import { ask, bearer, codeOf, logOf, order, startedTable, viewOf } from "./visitor";

type Armies = Record<string, number>;

let slug: string;
let keys: string[];
let version: number;
/** Three territories of seat 0. */
let own: string[];

beforeEach(async () => {
  ({ slug, keys } = await startedTable(3, { rules: "sin-dados" }));
  const view = await viewOf(slug);
  version = view.version;
  own = Object.keys(view.territories).filter((id) => view.territories[id].seat === 0);
});

const place = (seat: number, armies: Armies, fields = {}) =>
  order(slug, keys[seat], { type: "place", armies, ...fields });

/** All that this seat has left, three a territory. */
async function placeAll(seat: number): Promise<Response> {
  const { you, territories } = await viewOf(slug, keys[seat]);
  const armies: Armies = {};
  let left = you?.left.free ?? 0;
  for (const id of Object.keys(territories).filter((one) => territories[one].seat === seat)) {
    const count = Math.min(left, 4 - territories[id].armies);
    if (count > 0) armies[id] = count;
    left -= count;
  }
  return place(seat, armies);
}

/** The armies that a turn began with; the narrowing is what a row of the log holds. */
const addedTo = (seat: number, events: readonly { type: string }[]): number =>
  (events as readonly GameEvent[])
    .flatMap((event) =>
      event.type === "armies-added" && event.seat === seat ? Object.values(event.armies) : [],
    )
    .reduce((sum, armies) => sum + armies, 0);

/** A page's forms have ids of their own on each drawing. */
const page = async (key?: string) =>
  (await (await ask(`/t/${slug}`, { headers: bearer(key) })).text()).replaceAll(/\b[0-9a-f]{8}\b/g, "");

describe("a placement while all place hidden", () => {
  test("is shown to its own seat and moves no version", async () => {
    const answer = await place(0, { [own[0]]: 3, [own[1]]: 2 });
    expect(await answer.json()).toEqual({
      version,
      events: [{ type: "armies-spread", seat: 0, armies: { [own[0]]: 3, [own[1]]: 2 } }],
    });
    const view = await viewOf(slug, keys[0]);
    expect(view).toMatchObject({ version, turn: null, awaits: [0, 1, 2], phase: "deploy" });
    expect(view.territories[own[0]].armies).toBe(4);
    expect(view.seats.map(({ armies }) => armies)).toEqual([19, 14, 14]);
    expect(view.you?.left.free).toBe(16);
    const { orders } = await logOf(slug, keys[0]);
    expect(orders.at(-1)).toMatchObject({
      n: 1,
      version,
      seat: 0,
      command: { type: "place", armies: { [own[0]]: 3, [own[1]]: 2 } },
      events: [{ type: "armies-spread" }],
    });
  });

  test("shows the others nothing: no army, no version, no command and no event, on no page and in no push", async () => {
    const before = [await viewOf(slug), await viewOf(slug, keys[1]), await page(), await page(keys[1])];
    const sockets = await Promise.all([
      listen(slug, { query: `seen=${version}` }),
      listen(slug, { query: `seen=${version}&as=json` }),
      listen(slug, { key: keys[1], query: `seen=${version}` }),
      listen(slug, { key: keys[1], query: `seen=${version}&as=json` }),
    ]);
    await settled();
    for (const one of sockets) one.heard.length = 0;
    expect((await place(0, { [own[0]]: 3 })).status).toBe(200);
    expect((await place(0, { [own[1]]: 1 })).status).toBe(200);
    await settled();
    expect(sockets.map(({ heard }) => heard)).toEqual([[], [], [], []]);
    expect([await viewOf(slug), await viewOf(slug, keys[1]), await page(), await page(keys[1])]).toEqual(
      before,
    );
    for (const key of [undefined, keys[1]])
      expect((await logOf(slug, key)).orders.slice(1)).toEqual(
        [1, 2].map((n) => ({ n, version, at: expect.any(Number), seat: 0, command: null, events: [] })),
      );
  });

  test("refreshes the other pages of its own seat, which know it from what they showed", async () => {
    const other = await listen(slug, { key: keys[0], query: `seen=${version}` });
    const program = await listen(slug, { key: keys[0], query: `seen=${version}&as=json` });
    await place(0, { [own[0]]: 3 });
    await place(0, { [own[1]]: 1 });
    await settled();
    expect(other.heard.map((text) => /data-since="(.*?)" data-version="(.*?)"/.exec(text)?.slice(1))).toEqual(
      [
        [`${version}`, `${version}.000001`],
        [`${version}.000001`, `${version}.000002`],
      ],
    );
    expect(other.heard[0]).toContain(`id="k-${own[0]}"`);
    expect(JSON.parse(program.heard.at(-1) ?? "")).toEqual(await viewOf(slug, keys[0]));
    const current = await listen(slug, { key: keys[0], query: `seen=${version}.000002` });
    const behind = await listen(slug, { key: keys[0], query: `seen=${version}.000001` });
    await settled();
    expect([current.heard.length, behind.heard.length]).toEqual([0, 1]);
  });

  test("has forms that name the version, which is a whole number", async () => {
    await place(0, { [own[0]]: 3 });
    const text = await page(keys[0]);
    expect(text).toContain(`data-version="${version}.000001"`);
    const seen = [...text.matchAll(/name="seen" value="(.*?)"/g)].map(([, value]) => value);
    expect(new Set(seen)).toEqual(new Set([`${version}`]));
  });

  test("sent twice with one id is carried out once and answered alike, also once all is shown", async () => {
    const first = await (await place(0, { [own[0]]: 3 }, { id: "a" })).json();
    await evictDurableObject(stubOf(slug));
    expect(await (await place(0, { [own[0]]: 3 }, { id: "a" })).json()).toEqual(first);
    expect((await viewOf(slug, keys[0])).you?.left.free).toBe(18);
    await untilPhase(slug, keys, "choose");
    expect(await (await place(0, { [own[0]]: 3 }, { id: "a" })).json()).toEqual(first);
  });

  test("is refused where it is too much: over four on one territory, or more than is left", async () => {
    await place(0, { [own[0]]: 2 });
    expect(await (await place(0, { [own[0]]: 2 })).json()).toMatchObject({
      code: "too-many-armies",
      territory: own[0],
      most: 1,
    });
    expect((await placeAll(0)).status).toBe(200);
    expect((await viewOf(slug)).awaits).toEqual([1, 2]);
    expect(await codeOf(await place(0, { [own[0]]: 1 }))).toBe("not-your-turn");
  });
});

describe("when the last has placed", () => {
  test("all is shown to all at once, whole, and the version moves by one", async () => {
    const watcher = await listen(slug, { query: `seen=${version}` });
    await placeAll(2);
    await placeAll(0);
    await evictDurableObject(stubOf(slug));
    expect(watcher.heard).toEqual([]);
    const last: { version: number } = await (await placeAll(1)).json();
    expect(last.version).toBe(version + 1);
    await settled();
    expect(watcher.heard).toHaveLength(1);
    expect(watcher.heard[0]).toContain(`data-since="${version}" data-version="${version + 1}"`);
    for (const id of own) expect(watcher.heard[0]).toContain(`id="k-${id}"`);
    const view = await viewOf(slug);
    expect(view).toMatchObject({ round: 1, phase: "choose", turn: view.awaits[0] });
    const { orders } = await logOf(slug);
    // Each has spread 35; who begins may have a surrounded territory dealt, and then has its army on it already.
    expect(view.seats.map(({ armies }) => armies)).toEqual(
      [0, 1, 2].map((seat) => 35 + addedTo(seat, orders.at(-1)?.events ?? [])),
    );
    expect(orders.map(({ n, seat }) => [n, seat])).toEqual([
      [0, null],
      [1, 2],
      [2, 0],
      [3, 1],
    ]);
    for (const { command, events } of orders.slice(1)) {
      expect(command).toMatchObject({ type: "place" });
      expect(events[0]).toMatchObject({ type: "armies-spread" });
    }
  });

  test("a placement decided before is stale", async () => {
    for (const seat of [0, 1, 2]) await placeAll(seat);
    const { turn } = await viewOf(slug);
    const answer = await place(turn ?? 0, { [own[0]]: 1 }, { seen: version });
    expect(await answer.json()).toMatchObject({ code: "stale", view: { version: version + 1 } });
  });

  test("who surrenders before has its rest placed; that is an order like any other, and shows no placement", async () => {
    await place(0, { [own[0]]: 1 });
    await order(slug, keys[0], { type: "surrender" });
    const view = await viewOf(slug, keys[1]);
    expect(view).toMatchObject({ version: version + 1, awaits: [1, 2] });
    expect(view.seats[0]).toMatchObject({ surrendered: true, armies: 14 });
    const { orders } = await logOf(slug, keys[1]);
    expect(orders.at(-1)).toMatchObject({
      command: { type: "surrender" },
      events: [{ type: "seat-surrendered" }],
    });
    await placeAll(1);
    await placeAll(2);
    expect((await viewOf(slug)).seats[0].armies).toBe(35);
  });
});
