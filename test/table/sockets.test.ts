import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { listen, settled } from "./listener";
import { ask, newSlug, order, postJson, sit, someOrder, startedTable, viewOf } from "./visitor";

/** Who is on turn, and its key. */
async function onTurn(slug: string, keys: readonly string[]): Promise<string> {
  return keys[(await viewOf(slug)).turn ?? 0];
}

describe("a socket", () => {
  test("says nothing where the page shows the present version, and the board where it does not", async () => {
    const { slug } = await startedTable(3);
    const { version } = await viewOf(slug);
    const fresh = await listen(slug, { query: `seen=${version}` });
    const late = await listen(slug, { query: `seen=${version - 1}` });
    const blank = await listen(slug);
    await settled();
    expect(fresh.heard).toEqual([]);
    expect(late.heard).toHaveLength(1);
    expect(late.heard[0]).toContain("hx-swap-oob");
    expect(blank.heard).toHaveLength(1);
  });

  test("tells each viewer in its own language what an order has changed", async () => {
    const { slug, keys } = await startedTable(3);
    const query = `seen=${(await viewOf(slug)).version}`;
    const spanish = await listen(slug, { query, language: "es" });
    const english = await listen(slug, { query, language: "en" });
    const another = await listen(slug, { query, language: "en-GB,en;q=0.9" });
    const key = await onTurn(slug, keys);
    await order(slug, key, await someOrder(slug, key));
    await settled();
    expect(spanish.heard).toHaveLength(1);
    expect(spanish.heard[0]).toMatch(/ejércitos/);
    expect(spanish.heard[0]).not.toMatch(/armies placed/);
    expect(english.heard[0]).toMatch(/armies/);
    expect(english.heard[0]).not.toMatch(/ejércitos/);
    expect(another.heard).toEqual(english.heard);
  });

  test("with as=json gives the whole view at every change", async () => {
    const { slug, keys } = await startedTable(3);
    const { version } = await viewOf(slug);
    const program = await listen(slug, { key: keys[0], query: `seen=${version}&as=json` });
    const key = await onTurn(slug, keys);
    await order(slug, key, await someOrder(slug, key));
    await settled();
    expect(program.heard).toHaveLength(1);
    expect(JSON.parse(program.heard[0])).toEqual(await viewOf(slug, keys[0]));
  });

  test("outlives the table's sleep", async () => {
    const { slug, keys } = await startedTable(3);
    const watcher = await listen(slug, { query: `seen=${(await viewOf(slug)).version}` });
    await evictDurableObject(env.TABLES.getByName(slug));
    const key = await onTurn(slug, keys);
    await order(slug, key, await someOrder(slug, key));
    await settled();
    expect(watcher.heard).toHaveLength(1);
  });

  test("keeps its seat when the seats are numbered anew at the start", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { seats: 4 });
    const moved = await sit(slug);
    const last = await sit(slug);
    await postJson(`/t/${slug}/seats`, { kind: "open", seat: 1 }, owner);
    const heard = (await listen(slug, { key: last, query: "as=json" })).heard;
    await postJson(`/t/${slug}/start`, {}, owner);
    await settled();
    const start = JSON.parse(heard.at(-1) ?? "");
    expect(start.you.seat).toBe(1);
    expect(start.you.objective).not.toBeNull();
    expect((await postJson(`/t/${slug}/act`, { type: "next" }, moved)).status).toBe(401);
  });

  test("answers a ping without waking the table", async () => {
    const { slug } = await startedTable(2);
    const { socket, heard } = await listen(slug, { query: `seen=${(await viewOf(slug)).version}` });
    await evictDurableObject(env.TABLES.getByName(slug));
    socket.send("ping");
    await settled();
    expect(heard).toEqual(["{}"]);
  });

  test("is closed in answer to a close", async () => {
    const { slug } = await startedTable(2);
    const listening = await listen(slug);
    listening.socket.close(1000, "bye");
    await settled();
    expect(listening.closed()).toBe(1000);
  });

  test("of a table that is none is closed for good", async () => {
    for (const slug of [newSlug(), "x"]) {
      const listening = await listen(slug);
      await settled();
      expect(listening.closed()).toBe(4404);
    }
  });

  test("is not opened to another site's page", async () => {
    const { slug } = await startedTable(2);
    const headers = { Upgrade: "websocket", Origin: "https://elsewhere.example", Accept: "application/json" };
    const answer = await ask(`/t/${slug}/live`, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "foreign-origin" });
  });

  test("is asked for as one", async () => {
    const { slug } = await startedTable(2);
    expect((await ask(`/t/${slug}/live`)).status).toBe(400);
  });
});

describe("who is there", () => {
  test("shows to the others when a seat's first page opens, and stays while one of two is open", async () => {
    const { slug, keys } = await startedTable(2);
    await evictDurableObject(env.TABLES.getByName(slug));
    const watcher = await listen(slug, { query: "as=json" });
    await settled();
    const presence = () =>
      JSON.parse(watcher.heard.at(-1) ?? "").seats.map((seat: { present: boolean }) => seat.present);
    expect(presence()).toEqual([false, false]);
    const first = await listen(slug, { key: keys[1] });
    await settled();
    expect(presence()).toEqual([false, true]);
    await listen(slug, { key: keys[1] });
    first.socket.close(1000);
    await settled();
    await evictDurableObject(env.TABLES.getByName(slug));
    expect((await viewOf(slug)).seats.map(({ present }) => present)).toEqual([false, true]);
  });
});
