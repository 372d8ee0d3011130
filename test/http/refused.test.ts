import { describe, expect, test } from "vitest";
import { ask, codeOf, newSlug, order, postForm, postJson, sit, startedTable, viewOf } from "../table/visitor";

describe("a refused join", () => {
  test("shows the form again with what was typed and what the table was asked to be", async () => {
    const slug = newSlug();
    const fields = {
      name: "x".repeat(41),
      word: "hola",
      colour: "green",
      seats: "3",
      bots: "frontier",
      victory: "world",
    };
    const answer = await postForm(`/t/${slug}/join`, fields);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(`value="${fields.name}"`);
    expect(page).toContain('value="hola"');
    expect(page).toMatch(/<option[^>]*value="green"[^>]*selected|<option selected[^>]*value="green"/);
    for (const [name, value] of [
      ["seats", "3"],
      ["bots", "frontier"],
      ["victory", "world"],
    ])
      expect(page).toContain(`name="${name}" value="${value}"`);
  });
});

describe("the same press twice", () => {
  test("sits one person down once, with one key", async () => {
    const slug = newSlug();
    const join = { id: "0a1b2c3d-join", name: "" };
    const [one, two] = await Promise.all([
      postJson(`/t/${slug}/join`, join),
      postJson(`/t/${slug}/join`, join),
    ]);
    expect(await one.json()).toEqual(await two.json());
    const { seats } = await viewOf(slug);
    expect(seats.filter(({ kind }) => kind === "person")).toHaveLength(1);
  });

  test("of two programs that both call it 1 is two", async () => {
    const slug = newSlug();
    await postJson(`/t/${slug}/join`, { id: "1" });
    await postJson(`/t/${slug}/join`, { id: "1" });
    expect((await viewOf(slug)).seats.filter(({ kind }) => kind === "person")).toHaveLength(2);
  });
});

describe("presets that cannot be", () => {
  test.each([
    ["lang", "zz"],
    ["seats", "9".repeat(300)],
    ["bots", ""],
    ["bots", "steady,"],
  ])("%s=%s is named on the page", async (name, value) => {
    const page = await (
      await ask(`/t/${newSlug()}?${name}=${value}`, { headers: { Accept: "text/html" } })
    ).text();
    expect(page).toContain(`<p class="refused">«${name}=`);
  });

  test.each([[{ victory: { a: 1 } }], [{ victory: null }], [{ victory: "w".repeat(300) }], [{ lang: "zz" }]])(
    "%j as options is malformed and changes nothing",
    async (fields) => {
      const slug = newSlug();
      const key = await sit(slug);
      const answer = await postJson(`/t/${slug}/options`, fields, key);
      expect([answer.status, await codeOf(answer)]).toEqual([400, "malformed"]);
      expect((await viewOf(slug)).version).toBe(1);
    },
  );
});

describe("orders", () => {
  test("a name that objects have by themselves is no territory", async () => {
    const { slug, keys } = await startedTable(2);
    const body = '{"type":"place","armies":{"__proto__":1}}';
    const answer = await ask(`/t/${slug}/act`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        Authorization: `Bearer ${keys[0]}`,
      },
      body,
    });
    expect([answer.status, await codeOf(answer)]).toEqual([400, "malformed"]);
  });

  test("who has given up is told that, however old the board he saw", async () => {
    const { slug, keys } = await startedTable(2);
    await order(slug, keys[0], { type: "surrender" });
    const answer = await order(slug, keys[0], { type: "next", seen: 1 });
    expect(await codeOf(answer)).toMatch(/out-of-play|game-over/);
  });

  test("a seat beyond all tables is one that this table lacks", async () => {
    const { slug, keys } = await startedTable(2);
    const answer = await order(slug, keys[0], { type: "pact-offer", with: 100, scope: "world" });
    expect([answer.status, await codeOf(answer)]).toEqual([400, "no-such-seat"]);
  });
});

test("what a browser marks as another site's is foreign, as JSON too", async () => {
  const slug = newSlug();
  await sit(slug);
  const answer = await ask(`/t/${slug}/word`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      Cookie: "x=y",
      "Sec-Fetch-Site": "cross-site",
    },
    body: '{"word":"x"}',
  });
  expect([answer.status, await codeOf(answer)]).toEqual([403, "foreign-origin"]);
});
