import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  ask,
  codeOf,
  logOf,
  newSlug,
  order,
  postJson,
  sit,
  someOrder,
  startedTable,
  viewOf,
} from "./visitor";

const stubOf = (slug: string) => env.TABLES.getByName(slug);
/** Rows of the orders; null where nothing was ever created. */
const rowsOf = (slug: string) =>
  runInDurableObject(stubOf(slug), (_, { storage }) => {
    const made = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'orders'").toArray();
    return made.length === 0 ? null : storage.sql.exec("SELECT * FROM orders").toArray().length;
  });

async function onTurn(slug: string, keys: readonly string[]): Promise<string> {
  const { turn } = await viewOf(slug);
  return keys[turn ?? 0];
}

describe("a name that nobody has used", () => {
  test("is looked at without anything being stored", async () => {
    const slug = newSlug();
    for (const path of ["", "?seats=3&bots=2", "/view.json", "/log.json", "/seat/AAAAAAAAAAAAAAAAAAAAAA"])
      await ask(`/t/${slug}${path}`);
    await ask(`/t/${slug}`, { method: "HEAD" });
    expect(await rowsOf(slug)).toBeNull();
    expect(await runInDurableObject(stubOf(slug), (_, { storage }) => storage.getAlarm())).toBeNull();
    expect((await viewOf(slug)).version).toBe(0);
  });

  test("is refused every act but sitting down, and stores nothing of it", async () => {
    const slug = newSlug();
    const posts = {
      act: { type: "next" },
      start: {},
      word: { word: "x" },
      options: {},
      seats: { kind: "open", seat: 0 },
    };
    for (const [name, fields] of Object.entries(posts)) {
      const answer = await postJson(`/t/${slug}/${name}`, fields);
      expect([name, answer.status, await codeOf(answer)]).toEqual([name, 404, "no-such-table"]);
    }
    expect(await rowsOf(slug)).toBeNull();
  });
});

describe("an order", () => {
  test("costs one row, and a refused one none", async () => {
    const { slug, keys } = await startedTable(3);
    const key = await onTurn(slug, keys);
    expect(await rowsOf(slug)).toBe(1);
    await order(slug, key, await someOrder(slug, key));
    expect(await rowsOf(slug)).toBe(2);
    const answer = await order(slug, key, { type: "attack", from: "peru", to: "peru" });
    expect(answer.status).toBe(409);
    expect(await rowsOf(slug)).toBe(2);
  });

  test("sent twice with one id is carried out once and answered alike", async () => {
    const { slug, keys } = await startedTable(3);
    const key = await onTurn(slug, keys);
    const placing = { ...(await someOrder(slug, key)), id: "one" };
    const [first, second] = await Promise.all([order(slug, key, placing), order(slug, key, placing)]);
    const answer = await first.json();
    expect(answer).toEqual(await second.json());
    await evictDurableObject(stubOf(slug));
    expect(await (await order(slug, key, placing)).json()).toEqual(answer);
    expect(await rowsOf(slug)).toBe(2);
  });

  test("has its id for its own seat alone", async () => {
    const { slug, keys } = await startedTable(3);
    for (let i = 0; i < 2; i++) {
      const key = await onTurn(slug, keys);
      const answer = await order(slug, key, { ...(await someOrder(slug, key)), id: "same" });
      const { events }: { events: { seat: number }[] } = await answer.json();
      expect(events[0].seat).toBe(keys.indexOf(key));
    }
    expect(await rowsOf(slug)).toBe(3);
  });

  test("decided on an older board is refused where that matters, with the fresh board and without a roll", async () => {
    const { slug, keys } = await startedTable(3);
    const seen = (await viewOf(slug)).version;
    const key = await onTurn(slug, keys);
    await order(slug, key, { ...(await someOrder(slug, key)), seen });
    const rows = await rowsOf(slug);
    const late = await order(slug, key, { type: "next", seen });
    const problem: { code: string; view: { version: number } } = await late.json();
    expect(problem).toMatchObject({ code: "stale", status: 409, view: { version: seen + 1 } });
    expect(await rowsOf(slug)).toBe(rows);
  });

  test("decided on an older board is carried out where nothing it needs has changed", async () => {
    const { slug, keys } = await startedTable(3);
    const seen = (await viewOf(slug)).version;
    const key = await onTurn(slug, keys);
    await order(slug, key, await someOrder(slug, key));
    const other = keys.findIndex((one) => one !== key);
    const partner = keys.findIndex((_, seat) => seat !== other);
    expect(
      (await order(slug, keys[other], { type: "pact-offer", with: partner, scope: "world", seen })).status,
    ).toBe(200);
  });

  test("seen before the start, or at a version that is not yet, is stale", async () => {
    const { slug, keys } = await startedTable(3);
    const key = await onTurn(slug, keys);
    for (const seen of [1, 99])
      expect(await codeOf(await order(slug, key, { type: "next", seen }))).toBe("stale");
  });

  test("counts up the version and the n of its dice", async () => {
    const { slug, keys } = await startedTable(3);
    const { version } = await viewOf(slug);
    const key = await onTurn(slug, keys);
    const answer: { version: number } = await (await order(slug, key, await someOrder(slug, key))).json();
    expect(answer.version).toBe(version + 1);
    expect((await logOf(slug)).orders.map(({ n, seat }) => [n, seat])).toEqual([
      [0, null],
      [1, keys.indexOf(key)],
    ]);
  });
});

describe("a table that has been asleep", () => {
  test("goes on as if it had not, evicted between two orders", async () => {
    const { slug, keys } = await startedTable(4);
    for (let i = 0; i < 4; i++) {
      const key = await onTurn(slug, keys);
      const before = await viewOf(slug, key);
      await evictDurableObject(stubOf(slug));
      expect(await viewOf(slug, key)).toEqual({
        ...before,
        seats: before.seats.map((seat) => ({ ...seat, present: seat.seat === before.you?.seat })),
      });
      expect((await order(slug, key, await someOrder(slug, key))).status).toBe(200);
    }
  });

  test("keeps its lobby too", async () => {
    const slug = newSlug();
    const key = await sit(slug, { name: "Ana", seats: 3, bots: "steady", "round-limit": 20 });
    const before = await viewOf(slug, key);
    await evictDurableObject(stubOf(slug));
    expect(await viewOf(slug, key)).toEqual(before);
    expect(before).toMatchObject({ version: 1, table: { owner: 0, options: { "round-limit": "20" } } });
  });
});

describe("at once", () => {
  test("eight want three seats: three sit, in three colours, and five may watch", async () => {
    const slug = newSlug();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postJson(`/t/${slug}/join?seats=3`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    const codes = await Promise.all(answers.filter(({ ok }) => !ok).map(codeOf));
    expect(new Set(codes)).toEqual(new Set(["table-full"]));
    const { seats } = await viewOf(slug);
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
  });

  test("two start: it starts once", async () => {
    const slug = newSlug();
    const key = await sit(slug, { seats: 2, bots: 1 });
    const answers = await Promise.all([1, 2].map(() => postJson(`/t/${slug}/start`, {}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await logOf(slug)).orders.filter(({ n }) => n === 0)).toHaveLength(1);
  });

  test("a hundred ends of phase: one has an effect", async () => {
    const { slug, keys } = await startedTable(2, { victory: "world" });
    while ((await viewOf(slug)).phase !== "attack") {
      const key = await onTurn(slug, keys);
      await order(slug, key, await someOrder(slug, key));
    }
    const key = await onTurn(slug, keys);
    const seen = (await viewOf(slug)).version;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => order(slug, key, { type: "next", seen })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await viewOf(slug)).version).toBe(seen + 1);
  });
});

/** A started table of a person on seat 0 and a bot on seat 1. */
async function tableWithBot(pace: string): Promise<{ slug: string; key: string }> {
  const slug = newSlug();
  const key = await sit(slug, { seats: 2, bots: 1, "bot-pace": pace, victory: "world" });
  await postJson(`/t/${slug}/start`, {}, key);
  return { slug, key };
}

describe("the alarm", () => {
  test("plays a bot's order; a repeat finds nothing due", async () => {
    const { slug, key } = await tableWithBot("instant");
    if ((await viewOf(slug)).turn === 0) await order(slug, key, await someOrder(slug, key));
    while (await runDurableObjectAlarm(stubOf(slug)));
    const { version, turn } = await viewOf(slug);
    expect(turn).toBe(0);
    expect((await logOf(slug)).orders.some(({ seat }) => seat === 1)).toBe(true);
    for (let i = 0; i < 2; i++) await runInDurableObject(stubOf(slug), (table) => table.alarm());
    expect((await viewOf(slug)).version).toBe(version);
  });

  test("waits its pace between two orders of bots", async () => {
    const { slug, key } = await tableWithBot("calm");
    if ((await viewOf(slug)).turn === 0) await order(slug, key, await someOrder(slug, key));
    const { orders } = await logOf(slug);
    const due = await runInDurableObject(stubOf(slug), (_, { storage }) => storage.getAlarm());
    expect(due).toBe((orders.at(-1)?.at ?? 0) + 2500);
    await runInDurableObject(stubOf(slug), (table) => table.alarm());
    expect((await logOf(slug)).orders).toHaveLength(orders.length);
  });

  test("is set again by whatever wakes the table, should it have been lost", async () => {
    const { slug, key } = await tableWithBot("calm");
    if ((await viewOf(slug)).turn === 0) await order(slug, key, await someOrder(slug, key));
    await runInDurableObject(stubOf(slug), (_, { storage }) => storage.deleteAlarm());
    await evictDurableObject(stubOf(slug));
    await viewOf(slug);
    expect(await runInDurableObject(stubOf(slug), (_, { storage }) => storage.getAlarm())).not.toBeNull();
  });
});

test("a bot answers an offer while it is somebody else's turn", async () => {
  const { slug, key } = await tableWithBot("instant");
  while (await runDurableObjectAlarm(stubOf(slug)));
  expect((await viewOf(slug)).turn).toBe(0);
  await order(slug, key, { type: "pact-offer", with: 1, scope: "world" });
  while (await runDurableObjectAlarm(stubOf(slug)));
  const view = await viewOf(slug);
  expect(view.turn).toBe(0);
  expect(view.pacts[0]).toMatchObject({ status: expect.stringMatching(/^(in-force|declined)$/) });
});
