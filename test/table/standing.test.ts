import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import { listen, settled } from "./listener";
import { happens, stubOf } from "./stage";
import { ask, bearer, codeOf, logOf, order, someOrder, startedTable, viewOf } from "./visitor";

let slug: string;
let keys: string[];
let version: number;

beforeEach(async () => {
  ({ slug, keys } = await startedTable(3, { rules: "riesgo" }));
  ({ version } = await viewOf(slug));
});

const standing = (seat: number, fields: Record<string, unknown>) =>
  order(slug, keys[seat], { type: "standing", ...fields });

describe("a standing order", () => {
  test("is taken at any time, moves no version and has no n", async () => {
    const waiting = ((await viewOf(slug)).turn ?? 0) === 0 ? 1 : 0;
    const answer = await standing(waiting, { defend: "always-two", seen: version, id: "s" });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { version, events: [{ type: "defence-ordered", seat: waiting, defend: "always-two" }] },
    ]);
    const view = await viewOf(slug, keys[waiting]);
    expect(view.version).toBe(version);
    expect(view.you?.standing).toEqual({ defend: "always-two", cards: {} });
    expect((await logOf(slug, keys[waiting])).orders.at(-1)).toMatchObject({
      n: null,
      version,
      seat: waiting,
      command: { type: "standing", defend: "always-two" },
    });
  });

  test("draws no dice: the next order has the next n", async () => {
    await standing(0, { defend: "ask" });
    const { awaits } = await viewOf(slug);
    await order(slug, keys[awaits[0]], await someOrder(slug, keys[awaits[0]]));
    const { orders } = await logOf(slug);
    expect(orders.map(({ n }) => n)).toEqual([0, 1]);
    expect((await viewOf(slug)).version).toBe(version + 1);
  });

  test("sent twice with one id is carried out once and answered alike", async () => {
    const first = await (await standing(0, { defend: "ask", id: "one" })).json();
    await standing(0, { defend: "always-two" });
    expect(await (await standing(0, { defend: "ask", id: "one" })).json()).toEqual(first);
    expect((await viewOf(slug, keys[0])).you?.standing).toMatchObject({ defend: "always-two" });
  });

  test("decided on an old board is carried out all the same", async () => {
    const seen = version;
    for (let i = 0; i < 2; i++) {
      const { awaits } = await viewOf(slug);
      await order(slug, keys[awaits[0]], await someOrder(slug, keys[awaits[0]]));
    }
    expect((await standing(0, { defend: "ask", seen })).status).toBe(200);
  });

  test.each([
    [{}, 400, "malformed"],
    [{ defend: "never" }, 400, "malformed"],
    [{ card: "alaska" }, 400, "malformed"],
    [{ defend: "ask", card: "alaska", answer: "ask" }, 400, "malformed"],
    [{ card: "alaska", answer: "ask" }, 409, "not-in-these-rules"],
  ])("%j is refused", async (fields, status, code) => {
    const answer = await standing(0, fields);
    expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  });

  test("is told to its own pages and to nobody else, and leaves no trace that others find", async () => {
    const seen = async (key?: string) =>
      Promise.all(
        ["", "/view.json", "/log.json"].map(async (path) => {
          const text = await (await ask(`/t/${slug}${path}`, { headers: bearer(key) })).text();
          return text.replaceAll(/\b[0-9a-f]{8}\b/g, "");
        }),
      );
    const before = [await seen(), await seen(keys[1])];
    const others = await Promise.all(
      ["", "&as=json"].flatMap((as) => [
        listen(slug, { query: `seen=${version}${as}` }),
        listen(slug, { key: keys[1], query: `seen=${version}${as}` }),
      ]),
    );
    const own = await listen(slug, { key: keys[0], query: `seen=${version}` });
    await settled();
    for (const one of others) one.heard.length = 0;
    own.heard.length = 0;
    await standing(0, { defend: "ask" });
    await settled();
    expect(others.flatMap(({ heard }) => heard)).toEqual([]);
    expect(own.heard).toHaveLength(1);
    expect(own.heard[0]).toContain(`data-since="${version}" data-version="${version}.000001"`);
    expect([await seen(), await seen(keys[1])]).toEqual(before);
  });

  test("is shown to all once it is over", async () => {
    await standing(0, { defend: "ask" });
    for (const seat of [1, 2]) await order(slug, keys[seat], { type: "surrender" });
    const { orders } = await logOf(slug);
    expect(orders[1]).toMatchObject({ n: null, seat: 0, command: { defend: "ask" }, rolls: [] });
    expect(orders[1].events).toEqual([{ type: "defence-ordered", seat: 0, defend: "ask" }]);
  });
});

test("of a card is its holder's to give, and forgets nothing of the other cards", async () => {
  ({ slug, keys } = await startedTable(3, { rules: "sin-dados" }));
  for (const card of ["alaska", "brazil"]) await happens(slug, 1, [{ type: "card-drawn", seat: 1, card }]);
  expect((await standing(1, { card: "brazil", answer: "never" })).status).toBe(200);
  expect((await standing(1, { card: "alaska", answer: "ask" })).status).toBe(200);
  expect((await viewOf(slug, keys[1])).you?.standing).toEqual({
    defend: "as-odds",
    cards: { brazil: "never", alaska: "ask" },
  });
  expect(await codeOf(await standing(0, { card: "brazil", answer: "never" }))).toBe("no-such-card");
  expect(await codeOf(await standing(1, { defend: "ask" }))).toBe("not-in-these-rules");
});

test("a bot is not kept waiting by a standing order, which would tell that one was given", async () => {
  const table = await startedTable(1, { rules: "riesgo", seats: 2, bots: 1, "bot-pace": "calm" });
  if ((await viewOf(table.slug)).turn === 0)
    await order(table.slug, table.keys[0], await someOrder(table.slug, table.keys[0]));
  const due = () => runInDurableObject(stubOf(table.slug), (_, { storage }) => storage.getAlarm());
  const before = await due();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await order(table.slug, table.keys[0], { type: "standing", defend: "ask" });
  expect(await due()).toBe(before);
  expect(before).not.toBeNull();
});
