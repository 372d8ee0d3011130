import { describe, expect, test } from "vitest";
import {
  ask,
  bearer,
  newSlug,
  origin,
  postForm,
  postJson,
  sit,
  startedTable,
  viewOf,
} from "../table/visitor";

const cookieOf = (answer: Response) => answer.headers.get("Set-Cookie") ?? "";

/** Asks under another address of the program. */
const at = (host: string, path: string, fields: Record<string, string> = {}) =>
  ask(path, { method: "POST", headers: { Origin: host }, body: new URLSearchParams(fields) }, host);

describe("the seat's cookie", () => {
  test.each([
    ["http://localhost", true],
    ["http://127.0.0.1:8787", true],
    ["https://frontera.example", true],
    ["http://192.168.1.20:8787", false],
  ])("at %s is bound to its host: %s", async (host, bound) => {
    const slug = newSlug();
    const cookie = cookieOf(await at(host, `/t/${slug}/join`));
    expect(cookie).toMatch(new RegExp(`^${bound ? "__Host-" : ""}seat-${slug}=[A-Za-z0-9_-]{22}; `));
    for (const part of ["Path=/", "HttpOnly", "SameSite=Lax"]) expect(cookie).toContain(part);
    expect(cookie.includes("Secure")).toBe(bound);
    expect(cookie).not.toContain("Domain");
  });

  test("opens the seat of its own table only", async () => {
    const [slug, elsewhere] = [newSlug(), newSlug()];
    const [cookie] = cookieOf(await postForm(`/t/${slug}/join`, {})).split(";");
    await sit(elsewhere);
    const seen = async (name: string): Promise<{ you: unknown }> =>
      (await ask(`/t/${name}/view.json`, { headers: { Cookie: cookie } })).json();
    expect((await seen(slug)).you).toMatchObject({ seat: 0 });
    expect((await seen(elsewhere)).you).toBeNull();
  });
});

describe("the private link", () => {
  test("opens the seat in another browser, and leaves nothing of itself in the address", async () => {
    const slug = newSlug();
    const key = await sit(slug);
    const answer = await ask(`/t/${slug}/seat/${key}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/t/${slug}`]);
    expect(cookieOf(answer)).toContain(key);
    expect((await viewOf(slug)).version).toBe(1);
  });

  test("with a key that opens nothing says so and sets no cookie", async () => {
    const slug = newSlug();
    await sit(slug);
    for (const key of ["A".repeat(22), "x"]) {
      const answer = await ask(`/t/${slug}/seat/${key}`);
      expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([401, null]);
    }
  });
});

describe("the page of the private link", () => {
  test("shows it to who sits, from the browser's own cookie, and to nobody else", async () => {
    const slug = newSlug();
    const answer = await postForm(`/t/${slug}/join`, {});
    const [cookie] = cookieOf(answer).split(";");
    const key = cookie.split("=")[1];
    const own = await ask(`/t/${slug}/seat`, { headers: { Cookie: cookie } });
    expect(await own.text()).toContain(`href="${origin}/t/${slug}/seat/${key}"`);
    const watcher = await ask(`/t/${slug}/seat`);
    expect([watcher.status, (await watcher.text()).includes(key)]).toEqual([401, false]);
    const page = await (await ask(`/t/${slug}`, { headers: { Cookie: cookie } })).text();
    expect(page).toContain(`href="/t/${slug}/seat"`);
    expect(page).not.toContain(key);
  });
});

describe("a program's key", () => {
  test("that opens nothing is told so wherever it looks", async () => {
    const { slug } = await startedTable(2);
    for (const path of ["", "/view.json", "/log.json"]) {
      const headers = { ...bearer("A".repeat(22)), Accept: "application/json" };
      const answer = await ask(`/t/${slug}${path}`, { headers });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });
});

describe("another site", () => {
  const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };

  test("cannot post a form or JSON with this browser's cookies", async () => {
    const slug = newSlug();
    const [cookie] = cookieOf(await postForm(`/t/${slug}/join`, {})).split(";");
    const headers = { ...foreign, Cookie: cookie, Accept: "application/json" };
    const form = await postForm(`/t/${slug}/word`, { word: "x" }, headers);
    expect([form.status, await form.json()]).toEqual([
      403,
      expect.objectContaining({ code: "foreign-origin" }),
    ]);
    const json = await ask(`/t/${slug}/word`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: '{"word":"x"}',
    });
    expect(json.status).toBe(403);
    expect((await viewOf(slug)).seats[0].hasWord).toBe(false);
  });

  test("cannot make a browser sit down", async () => {
    const slug = newSlug();
    const answer = await postForm(`/t/${slug}/join`, {}, foreign);
    expect([answer.status, (await viewOf(slug)).version]).toEqual([403, 0]);
    expect(await answer.text()).toContain("Ese pedido vino de otro sitio");
  });
});

test("a program needs no Origin header", async () => {
  const { slug, keys } = await startedTable(2);
  const answer = await ask(`/t/${slug}/act`, {
    method: "POST",
    headers: {
      ...bearer(keys[0]),
      Accept: "application/json",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "type=surrender",
  });
  expect(answer.status).toBe(200);
});

describe("the language", () => {
  const languageAt = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await ask(path, { headers })).text())?.[1];

  test("is Spanish, or what the browser prefers, or what was asked for", async () => {
    expect(await languageAt("/", {})).toBe("es");
    expect(await languageAt("/", { "Accept-Language": "de,fr;q=0.9" })).toBe("es");
    expect(await languageAt("/", { "Accept-Language": "de,en-GB;q=0.9,es;q=0.1" })).toBe("en");
    expect(await languageAt("/", { "Accept-Language": "es", Cookie: "lang=en" })).toBe("en");
    expect(await languageAt("/?lang=es", { Cookie: "lang=en" })).toBe("es");
    expect(await languageAt("/?lang=xx", {})).toBe("es");
  });

  test("is kept where it was asked for, and only there", async () => {
    expect(cookieOf(await ask("/?lang=en"))).toMatch(/^lang=en;/);
    expect(cookieOf(await ask("/?lang=xx"))).toBe("");
    expect(cookieOf(await ask("/", { headers: { "Accept-Language": "en" } }))).toBe("");
  });
});

test("a browser that sits does so by the page's own form, and htmx loads the page anew", async () => {
  const slug = newSlug();
  const answer = await postForm(`/t/${slug}/join`, { name: "Ana" }, { "HX-Request": "true" });
  expect([answer.status, answer.headers.get("HX-Redirect")]).toEqual([200, `/t/${slug}`]);
  const plain = await postForm(`/t/${newSlug()}/join`, {}, { Origin: origin });
  expect(plain.status).toBe(303);
  expect((await postJson(`/t/${slug}/join`, {})).headers.get("HX-Redirect")).toBeNull();
});
