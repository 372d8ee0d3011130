import { describe, expect, test } from "vitest";
import { ask, newSlug, sit, startedTable, viewOf } from "../table/visitor";

const json = { Accept: "application/json" };

describe("every page", () => {
  test.each([
    "/",
    "/rules/comunidad-teg",
    "/dice",
    "/t/pagina-de-prueba",
    "/nowhere",
    "/healthz",
    "/t/x",
    "/t/pagina-de-prueba/view.json",
  ])("%s says what a browser may do with it", async (path) => {
    const { headers } = await ask(path);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Vary")).toContain("Cookie");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["/", "/rules/comunidad-teg", "/dice", "/t/pagina-de-prueba"])(
    "%s needs no style or script of its own inside",
    async (path) => {
      const page = await (await ask(path)).text();
      expect(page).not.toMatch(/ style=|<style|<script(?! defer src)| on[a-z]+=/);
    },
  );

  test("has a head alone", async () => {
    const answer = await ask(`/t/${newSlug()}`, { method: "HEAD" });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });
});

describe("home", () => {
  test("opens a table by what somebody typed, its presets with it", async () => {
    const answer = await ask("/?table=Mesa+de+%C3%91and%C3%BA&rules=comunidad-teg");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/t/mesa-de-nandu?rules=comunidad-teg",
    ]);
  });

  test("offers a new name each time", async () => {
    const offered = async () => /href="\/t\/([a-z0-9-]+)"/.exec(await (await ask("/")).text())?.[1];
    const [one, other] = [await offered(), await offered()];
    expect(one).toMatch(/^mesa-[a-z0-9]{6}$/);
    expect(one).not.toBe(other);
  });
});

describe("what is not there", () => {
  test.each(["/nowhere", "/rules/truco", "/rules/constructor", "/t/abc/nowhere"])(
    "%s is a page that says so",
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("<!doctype html>")]);
      const program = await ask(path, { headers: json });
      expect(program.headers.get("Content-Type")).toBe("application/problem+json");
      expect(await program.json()).toMatchObject({ code: "no-such-page", status: 404 });
    },
  );
});

describe("one URL for people and programs", () => {
  test("is a page or JSON, as is asked for", async () => {
    const { slug, keys } = await startedTable(2);
    const page = await ask(`/t/${slug}`, {
      headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    });
    expect(await page.text()).toContain("<!doctype html>");
    const program = await ask(`/t/${slug}`, { headers: { ...json, Authorization: `Bearer ${keys[0]}` } });
    const seen = await viewOf(slug, keys[0]);
    expect(await program.json()).toEqual(seen);
    expect(seen.you).toMatchObject({
      seat: 0,
      standing: {},
      hand: [],
      left: expect.objectContaining({ free: expect.any(Number) }),
    });
  });

  test("holds for home and the rules too", async () => {
    const home: Record<string, unknown> = await (await ask("/", { headers: json })).json();
    expect(home).toMatchObject({
      rulesets: expect.arrayContaining(["comunidad-teg"]),
      languages: ["es", "en"],
    });
    const answer = await ask("/rules/comunidad-teg?victory=world&round-limit=40", { headers: json });
    expect(await answer.json()).toMatchObject({
      id: "comunidad-teg",
      options: { victory: "world", "round-limit": "40" },
      says: { victory: expect.arrayContaining([{ says: "round-limit", rounds: 40 }]) },
    });
  });

  test("gives htmx the parts of the page, with what its address selects", async () => {
    const { slug, keys } = await startedTable(2);
    const parts = await ask(`/t/${slug}?open=pacts`, {
      headers: { "HX-Request": "true", Authorization: `Bearer ${keys[0]}` },
    });
    expect(await parts.text()).toMatch(/^(?!<!doctype)[\s\S]*hx-swap-oob/);
  });
});

test("the view is what the contract promises, in the lobby and in play", async () => {
  const slug = newSlug();
  const key = await sit(slug, { seats: 3 });
  const names = [
    "version",
    "table",
    "round",
    "phase",
    "turn",
    "awaits",
    "asks",
    "seats",
    "territories",
    "pacts",
    "last",
    "winners",
    "dice",
    "you",
  ];
  const lobby = await viewOf(slug, key);
  expect(Object.keys(lobby)).toEqual(expect.arrayContaining(names));
  expect(lobby).toMatchObject({
    phase: "lobby",
    turn: null,
    awaits: [],
    asks: null,
    last: null,
    winners: null,
  });
  const { slug: played } = await startedTable(2);
  const view = await viewOf(played);
  expect(view).toMatchObject({ phase: "deploy", round: 0, winners: null, you: null });
  expect(view.awaits).toEqual([view.turn]);
  expect(Object.keys(view.territories)).toHaveLength(50);
  expect(view.territories.argentina).toEqual({ seat: expect.any(Number), armies: 1 });
  for (const seat of view.seats)
    expect(Object.keys(seat)).toEqual(
      expect.arrayContaining([
        "seat",
        "name",
        "colour",
        "kind",
        "alive",
        "surrendered",
        "territories",
        "armies",
        "cards",
        "present",
      ]),
    );
});
