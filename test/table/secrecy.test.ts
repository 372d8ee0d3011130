import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { messages, type Telling } from "../../web/i18n";
import { colours, type GameEvent } from "../../worker/game";
import { listen, settled } from "./listener";
import { ask, bearer, logOf, newSlug, order, postJson, sit, startedTable, viewOf } from "./visitor";

/** The three of `startedTable`, as its pages name them. */
const three: Telling = {
  by: null,
  seat: (seat) => `P${seat}`,
  colour: (seat) => colours[seat],
  pact: () => undefined,
};
const stubOf = (slug: string) => env.TABLES.getByName(slug);

/** What is stored and nobody may see: the seed, the hashes of the keys, and all that the start dealt out. */
async function secretsOf(slug: string) {
  return runInDurableObject(stubOf(slug), (_, { storage }) => {
    const [{ lobby }] = storage.sql.exec<{ lobby: string }>("SELECT lobby FROM lobby").toArray();
    const [start] = storage.sql.exec<{ events: string }>("SELECT events FROM orders WHERE n = 0").toArray();
    const [dealt]: GameEvent[] = JSON.parse(start.events);
    if (dealt.type !== "game-started") throw new Error("the first event is no start");
    const { seed, seats }: { seed: string; seats: { holder: string; word: string }[] } = JSON.parse(lobby);
    return { seed, holders: seats.map(({ holder }) => holder), ...dealt };
  });
}

/** Everything that this viewer can get out of the table: pages, documents, answers. */
async function allThatShows(slug: string, key?: string): Promise<string> {
  const paths = ["", "?open=pacts", "/view.json", "/log.json", "?lang=en"];
  const answers = paths.map((path) => ask(`/t/${slug}${path}`, { headers: bearer(key) }));
  const parts = ask(`/t/${slug}`, { headers: { "HX-Request": "true", ...bearer(key) } });
  const refused = key === undefined ? [] : [order(slug, key, { type: "occupy", armies: 1 })];
  const texts = await Promise.all(
    [...answers, parts, ...refused].map(async (answer) => (await answer).text()),
  );
  return texts.join("\n");
}

describe("another viewer", () => {
  test("finds no objective, hand, pile, seed, key or word that is not its own", async () => {
    const { slug, keys } = await startedTable(3);
    const { seed, holders, objectives, pile } = await secretsOf(slug);
    const sockets = await Promise.all([
      listen(slug),
      listen(slug, { query: "as=json" }),
      listen(slug, { key: keys[1], query: "as=json" }),
    ]);
    await playSome(slug, keys);
    await settled();
    const watcher = (await allThatShows(slug)) + sockets[0].heard.join() + sockets[1].heard.join();
    const second = (await allThatShows(slug, keys[1])) + sockets[2].heard.join();
    for (const seen of [watcher, second]) {
      expect(seen.length).toBeGreaterThan(10_000);
      expect(seen).not.toContain(seed);
      for (const holder of holders) expect(seen).not.toContain(holder);
      expect(seen).not.toContain(keys[0]);
      expect(seen).not.toContain(keys[2]);
      expect(seen).not.toContain("suerte 0");
      expect(seen).not.toContain(`"id":"${objectives[0].id}"`);
      expect(seen).not.toContain(`"id":"${objectives[2].id}"`);
      expect(seen).not.toContain('"pile"');
      expect(seen).not.toContain(
        pile
          .slice(0, 3)
          .map((card) => `"${card}"`)
          .join(","),
      );
    }
    const spoken = objectives.map((one) => messages.es.objective(one, three));
    expect(second).toContain(spoken[1]);
    for (const seat of [0, 2]) expect(second).not.toContain(spoken[seat]);
    for (const sentence of spoken) expect(watcher).not.toContain(sentence);
    expect(second).toContain(`"id":"${objectives[1].id}"`);
    expect(watcher).not.toContain(`"id":"${objectives[1].id}"`);
    expect(watcher).not.toContain("suerte 1");
  });

  test("learns that a card was drawn, and its owner which", async () => {
    const { slug, keys } = await startedTable(2, { victory: "world" });
    await playUntilACardIsDrawn(slug, keys);
    const drawnIn = async (key?: string) =>
      (await logOf(slug, key)).orders
        .flatMap(({ events }) => events)
        .find((event) => event.type === "card-drawn");
    const drawn = await drawnIn();
    expect(drawn).toMatchObject({ card: null });
    const owner = drawn?.type === "card-drawn" ? drawn.seat : 0;
    const told = await drawnIn(keys[owner]);
    expect(told).toMatchObject({ card: expect.any(String) });
    expect(await drawnIn(keys[1 - owner])).toMatchObject({ card: null });
    const { you } = await viewOf(slug, keys[owner]);
    expect(you?.hand.map(({ card }) => card)).toEqual([told?.type === "card-drawn" ? told.card : null]);
    expect((await viewOf(slug)).seats[owner].cards).toBe(1);
  });

  test("cannot act with anything that a page shows", async () => {
    const { slug, keys } = await startedTable(2);
    const words = new Set((await allThatShows(slug)).match(/[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/g) ?? []);
    expect([...words].filter((word) => keys.includes(word))).toEqual([]);
    expect((await postJson(`/t/${slug}/act`, { type: "surrender" })).status).toBe(401);
  });
});

test("before the start the owner sees no word, seed or key of the others", async () => {
  const slug = newSlug();
  const owner = await sit(slug, { word: "mia", seats: 2 });
  const other = await sit(slug, { word: "canario" });
  const seen = await allThatShows(slug, owner);
  expect(seen).toContain("mia");
  for (const secret of ["canario", other]) expect(seen).not.toContain(secret);
  const { dice } = await viewOf(slug, owner);
  expect(dice).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

/** A few orders of whoever is on turn, taken from what it may choose. */
async function playSome(slug: string, keys: readonly string[], orders = 12): Promise<void> {
  for (let i = 0; i < orders; i++) await playOne(slug, keys);
}

async function playUntilACardIsDrawn(slug: string, keys: readonly string[]): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await playOne(slug, keys);
    if ((await viewOf(slug)).seats.some(({ cards }) => cards > 0)) return;
  }
  throw new Error("no card in two hundred orders");
}

async function playOne(slug: string, keys: readonly string[]): Promise<void> {
  const { turn, territories } = await viewOf(slug);
  const key = keys[turn ?? 0];
  const { you } = await viewOf(slug, key);
  const choices = you?.choices ?? [];
  const attack = choices.find(({ command }) =>
    command.type === "attack" ? territories[command.from].armies > territories[command.to].armies + 1 : false,
  );
  const chosen =
    choices.find(({ command }) => command.type === "place" || command.type === "occupy") ?? attack ?? null;
  await order(slug, key, chosen?.command ?? { type: "next" });
}
