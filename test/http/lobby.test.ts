import { describe, expect, test } from "vitest";
import { newSlug, postForm, postJson, sit, viewOf } from "../table/visitor";

const kinds = async (slug: string) => (await viewOf(slug)).seats.map(({ kind }) => kind);
const colours = async (slug: string) => (await viewOf(slug)).seats.map(({ colour }) => colour);
const post = async (
  path: string,
  fields: Record<string, unknown>,
  key?: string,
): Promise<Record<string, unknown>> => {
  const answer = await postJson(path, fields, key);
  const body: Record<string, unknown> = await answer.json();
  return { status: answer.status, ...body };
};

describe("sitting down", () => {
  test("gives a seat, a key that opens it, and the first free colour; the first owns the table", async () => {
    const slug = newSlug();
    const first = await post(`/t/${slug}/join`, { name: "  Ana \n María ", colour: "blue" });
    expect(first).toEqual({
      status: 200,
      seat: 0,
      key: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      version: 1,
    });
    expect(await post(`/t/${slug}/join`, {})).toMatchObject({ seat: 1, version: 2 });
    await sit(slug);
    expect((await colours(slug)).slice(0, 3)).toEqual(["blue", "red", "yellow"]);
    const { seats, table, you } = await viewOf(slug, String(first.key));
    expect([seats[0].name, table.owner, you?.owner]).toEqual(["Ana María", 0, true]);
  });

  test("again from the same browser or with the same key gives the same seat, even after the start", async () => {
    const slug = newSlug();
    const answer = await postForm(`/t/${slug}/join`, { seats: "2", bots: "1" });
    const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const again = await postForm(`/t/${slug}/join`, {}, { Cookie: cookie, Accept: "application/json" });
    const { key, ...told }: { key: string } = await again.json();
    expect(told).toEqual({ seat: 0, version: 1 });
    await postJson(`/t/${slug}/start`, {}, key);
    expect(await post(`/t/${slug}/join`, {}, key)).toMatchObject({ status: 200, seat: 0, key });
  });

  test("is refused where the name, the colour or the table is taken, locked or started", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { name: "Ana", colour: "red", seats: 3 });
    expect(await post(`/t/${slug}/join`, { name: "ANA" })).toMatchObject({
      status: 409,
      code: "already-taken",
      what: "name",
    });
    expect(await post(`/t/${slug}/join`, { colour: "red" })).toMatchObject({
      code: "already-taken",
      what: "colour",
    });
    await postJson(`/t/${slug}/options`, { locked: "1" }, owner);
    expect(await post(`/t/${slug}/join`, {})).toMatchObject({ status: 403, code: "locked" });
    await postJson(`/t/${slug}/options`, { locked: "0" }, owner);
    await sit(slug);
    await sit(slug);
    expect(await post(`/t/${slug}/join`, {})).toMatchObject({ status: 409, code: "table-full", seats: 3 });
    await postJson(`/t/${slug}/start`, {}, owner);
    expect(await post(`/t/${slug}/join`, {})).toMatchObject({ status: 409, code: "already-started" });
  });

  test.each([
    [{ name: "x".repeat(41) }, "name"],
    [{ colour: "pink" }, "colour"],
    [{ word: "é".repeat(33) }, "word"],
    [{ name: 7 }, "name"],
  ])("with %j is malformed", async (fields, field) => {
    expect(await post(`/t/${newSlug()}/join`, fields)).toMatchObject({
      status: 400,
      code: "malformed",
      field,
    });
  });
});

describe("the lucky word", () => {
  test("is its own seat's to set and replace, until the start", async () => {
    const slug = newSlug();
    const key = await sit(slug, { seats: 2, bots: 1, word: "una" });
    await postJson(`/t/${slug}/word`, { word: "n\u0303andu\u0301" }, key);
    expect((await viewOf(slug, key)).seats[0]).toMatchObject({ hasWord: true, word: "ñandú" });
    expect((await viewOf(slug)).seats[0]).not.toHaveProperty("word");
    await postJson(`/t/${slug}/word`, { word: "" }, key);
    expect((await viewOf(slug)).seats[0].hasWord).toBe(false);
    expect(await post(`/t/${slug}/word`, { word: "🎲".repeat(17) }, key)).toMatchObject({
      code: "malformed",
    });
    expect(await post(`/t/${slug}/word`, { word: "x" })).toMatchObject({ status: 401, code: "not-seated" });
    await postJson(`/t/${slug}/start`, {}, key);
    expect(await post(`/t/${slug}/word`, { word: "x" }, key)).toMatchObject({ code: "already-started" });
  });
});

describe("the owner", () => {
  test("puts bots on seats, opens and closes them, and frees a person's", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { seats: 4 });
    const guest = await sit(slug, { name: "Beto" });
    const seat = (fields: Record<string, unknown>, key = owner) => post(`/t/${slug}/seats`, fields, key);
    expect(await seat({ kind: "bot", seat: 2, level: "frontier" })).toEqual({ status: 200, version: 3 });
    expect(await seat({ kind: "bot", seat: 3 })).toMatchObject({ status: 200 });
    expect((await viewOf(slug)).seats.map(({ level }) => level)).toEqual([
      undefined,
      undefined,
      "frontier",
      "steady",
    ]);
    expect(await seat({ kind: "close", seat: 1 })).toMatchObject({ code: "already-taken", what: "seat" });
    expect(await seat({ kind: "bot", seat: 1 })).toMatchObject({ code: "already-taken", what: "seat" });
    await seat({ kind: "open", seat: 1 });
    await seat({ kind: "close", seat: 2 });
    expect(await kinds(slug)).toEqual(["person", "open", "closed", "bot"]);
    expect(await post(`/t/${slug}/word`, { word: "x" }, guest)).toMatchObject({ code: "not-seated" });
    expect(await seat({ kind: "open", seat: 9 })).toMatchObject({
      status: 400,
      code: "no-such-seat",
      seat: 9,
    });
    expect(await seat({ kind: "bot", seat: 1, level: "deep" })).toMatchObject({
      code: "malformed",
      field: "level",
    });
    expect(await seat({ kind: "burn", seat: 1 })).toMatchObject({ code: "malformed", field: "kind" });
    expect(await seat({ kind: "open" })).toMatchObject({ code: "malformed", field: "seat" });
  });

  test("who leaves the seat hands the table to the next person", async () => {
    const slug = newSlug();
    const owner = await sit(slug);
    const heir = await sit(slug);
    await postJson(`/t/${slug}/seats`, { kind: "open", seat: 0 }, owner);
    expect((await viewOf(slug, heir)).you?.owner).toBe(true);
  });

  test("changes the options: what is absent stays, and a bad name or value changes nothing", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { seats: 3, victory: "world" });
    expect(
      await post(`/t/${slug}/options`, { "exchange-counter": "player", seats: 5, bots: ["frontier"] }, owner),
    ).toMatchObject({ status: 200 });
    expect((await viewOf(slug)).table.options).toMatchObject({
      victory: "world",
      "exchange-counter": "player",
    });
    expect(await kinds(slug)).toEqual(["person", "open", "open", "open", "bot"]);
    for (const [name, value] of Object.entries({
      victory: "chess",
      "round-limit": "9",
      pace: "30s",
      seats: "1",
      bots: "5",
      viktory: "world",
    })) {
      const refused = await post(`/t/${slug}/options`, { "exchange-counter": "game", [name]: value }, owner);
      expect(refused).toMatchObject({ status: 400, code: "malformed", field: name });
    }
    expect((await viewOf(slug)).table.options["exchange-counter"]).toBe("player");
  });

  test("cannot shrink the table below the people who sit, who keep their seats in their order", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { seats: 4, name: "A" });
    await sit(slug, { name: "B" });
    const last = await sit(slug, { name: "C" });
    expect(await post(`/t/${slug}/options`, { seats: 2 }, owner)).toMatchObject({
      code: "malformed",
      field: "seats",
    });
    await postJson(`/t/${slug}/seats`, { kind: "open", seat: 1 }, owner);
    await postJson(`/t/${slug}/options`, { seats: 2 }, owner);
    expect((await viewOf(slug)).seats.map(({ name }) => name)).toEqual(["A", "C"]);
    expect((await viewOf(slug, last)).you?.seat).toBe(1);
  });

  test("alone may do these things, and only before the start", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { seats: 2 });
    const guest = await sit(slug);
    const acts = { seats: { kind: "open", seat: 0 }, options: { victory: "world" }, start: {} };
    for (const [name, fields] of Object.entries(acts)) {
      expect([name, await post(`/t/${slug}/${name}`, fields, guest)]).toEqual([
        name,
        expect.objectContaining({ status: 403, code: "not-owner" }),
      ]);
      expect(await post(`/t/${slug}/${name}`, fields)).toMatchObject({ status: 401, code: "not-seated" });
    }
    expect(await post(`/t/${slug}/start`, {}, owner)).toMatchObject({ status: 200 });
    for (const [name, fields] of Object.entries(acts))
      expect(await post(`/t/${slug}/${name}`, fields, owner)).toMatchObject({
        status: 409,
        code: "already-started",
      });
  });
});

describe("the start", () => {
  test("needs as many as the ruleset does", async () => {
    const slug = newSlug();
    const owner = await sit(slug);
    expect(await post(`/t/${slug}/start`, {}, owner)).toMatchObject({
      code: "too-few-seats",
      seats: 1,
      least: 2,
    });
  });

  test("makes open and closed seats vanish and numbers the others in their order", async () => {
    const slug = newSlug();
    const owner = await sit(slug, { name: "A", seats: 5 });
    const second = await sit(slug, { name: "B" });
    await postJson(`/t/${slug}/seats`, { kind: "bot", seat: 4 }, owner);
    await postJson(`/t/${slug}/seats`, { kind: "close", seat: 2 }, owner);
    await postJson(`/t/${slug}/seats`, { kind: "open", seat: 0 }, owner);
    await postJson(`/t/${slug}/start`, {}, second);
    const { seats, table, you } = await viewOf(slug, second);
    expect(seats.map(({ seat, name, kind }) => [seat, name, kind])).toEqual([
      [0, "B", "person"],
      [1, "", "bot"],
    ]);
    expect([table.owner, you?.seat]).toEqual([0, 0]);
  });
});
