import { describe, expect, test } from "vitest";
import { ask, newSlug, postForm, postJson, sit, viewOf } from "../table/visitor";

const kinds = async (slug: string) => (await viewOf(slug)).seats.map(({ kind }) => kind);

describe("presets", () => {
  test("in the query of a new table show in its lobby", async () => {
    const slug = newSlug();
    const query =
      "seats=4&bots=steady,frontier&bot-pace=calm&public=1&victory=world&round-limit=50&utm_source=chat";
    const page = await (await ask(`/t/${slug}?${query}`)).text();
    expect(page).not.toContain("utm_source");
    const view: Awaited<ReturnType<typeof viewOf>> = await (
      await ask(`/t/${slug}/view.json?${query}`)
    ).json();
    expect(view.table).toMatchObject({
      botPace: "calm",
      public: true,
      options: { victory: "world", "round-limit": "50" },
    });
    expect(view.seats.map(({ kind, level }) => level ?? kind)).toEqual([
      "open",
      "open",
      "steady",
      "frontier",
    ]);
  });

  test("that cannot be used are named and replaced by the default", async () => {
    const bad = {
      rules: "truco",
      seats: "9",
      bots: "7",
      "bot-pace": "fast",
      victory: "chess",
      "round-limit": "5",
      pace: "1d",
    };
    const answer = await ask(`/t/${newSlug()}?${new URLSearchParams(bad)}`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    for (const [name, value] of Object.entries(bad)) expect(page).toContain(`${name}=${value}`);
  });

  test("by default: this ruleset, all its seats, nobody but people", async () => {
    const view = await viewOf(newSlug());
    expect(view).toMatchObject({
      version: 0,
      table: { ruleset: "comunidad-teg", botPace: "quick", owner: null, public: false },
    });
    expect(view.seats.map(({ kind }) => kind)).toEqual(Array(6).fill("open"));
  });

  test("are carried by the first to sit down, in the query or as fields, and by nobody after", async () => {
    const slug = newSlug();
    await postJson(`/t/${slug}/join?seats=5&victory=world`, { bots: 2, seats: 4 });
    expect(await kinds(slug)).toEqual(["person", "open", "bot", "bot"]);
    await postJson(`/t/${slug}/join?seats=6`, { victory: "secret-and-30" });
    expect(await kinds(slug)).toEqual(["person", "person", "bot", "bot"]);
    expect((await viewOf(slug)).table.options.victory).toBe("world");
  });

  test("of bots leave a seat for somebody to sit on", async () => {
    const slug = newSlug();
    expect(await (await ask(`/t/${slug}?seats=3&bots=3`)).text()).toContain("bots=3");
    await sit(slug, { seats: 3, bots: 3 });
    expect(await kinds(slug)).toEqual(["person", "open", "open"]);
  });
});

test("a form and JSON with the same fields mean the same", async () => {
  const [form, json] = [newSlug(), newSlug()];
  await postForm(`/t/${form}/join`, {
    name: "Ana",
    colour: "green",
    word: "x",
    seats: "3",
    bots: "frontier",
    victory: "world",
  });
  await postJson(`/t/${json}/join`, {
    name: "Ana",
    colour: "green",
    word: "x",
    seats: 3,
    bots: ["frontier"],
    victory: "world",
  });
  const [one, other] = [await viewOf(form), await viewOf(json)];
  expect({ ...one.table, slug: "" }).toEqual({ ...other.table, slug: "" });
  expect(one.seats).toEqual(other.seats);
});
