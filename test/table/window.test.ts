import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CardId } from "../../worker/game";
import { listen, settled } from "./listener";
import { type Fight, forceFight, happens, ordered, stubOf } from "./stage";
import { ask, bearer, logOf, newSlug, postJson, sit, viewOf } from "./visitor";

/** Two tables alike to the last draw: what shows on one and not on the other comes of what differs between them. Seat 0 begins. */
const seed = "51".repeat(32);
let now: number;

beforeEach(() => {
  // Everything happens at one moment, and drawings of a page have one name.
  now = 1_800_000_000_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  vi.spyOn(crypto, "randomUUID").mockReturnValue("00000000-0000-4000-8000-000000000000");
});
afterEach(() => vi.restoreAllMocks());

type Hand = (fight: Fight) => CardId;
const itsCard: Hand = ({ to }) => to;
const anotherCard: Hand = ({ from }) => from;

interface Attacked {
  readonly slug: string;
  readonly keys: readonly string[];
  readonly fight: Fight;
  /** When the alarm rings. */
  readonly due: number | null;
  /** All that the others heard and can read, but for the table's name. */
  watched(): Promise<readonly string[]>;
}

/** A game up to an attack on a seat that holds this one card. */
async function attacked(hand: Hand, bots = 0): Promise<Attacked> {
  const { slug, keys } = await alike(bots);
  const fight = await forceFight(slug, keys);
  const { attacker, defender } = fight;
  await happens(slug, defender, [{ type: "card-drawn", seat: defender, card: hand(fight) }]);
  const { version } = await viewOf(slug);
  const others = [undefined, ...keys.filter((_, seat) => seat !== defender)];
  const listeners = await Promise.all(
    others.flatMap((key) =>
      ["", "&as=json"].map((as) => listen(slug, { key, query: `seen=${version}${as}` })),
    ),
  );
  await settled();
  await ordered(slug, keys[attacker], fight.command);
  await settled();
  const due = await runInDurableObject(stubOf(slug), (_, { storage }) => storage.getAlarm());
  const watched = async () => {
    const read = others.flatMap((key) =>
      ["", "/view.json", "/log.json"].map(async (path) =>
        (await ask(`/t/${slug}${path}`, { headers: bearer(key) })).text(),
      ),
    );
    const heard = listeners.map((one) => one.heard.join("\n"));
    expect(heard.filter((text) => text === "")).toEqual([]);
    return [...heard, ...(await Promise.all(read))].map((text) => text.replaceAll(slug, "mesa"));
  };
  return { slug, keys, fight, due, watched };
}

/** A started table of three, whose dice are known. */
async function alike(bots: number): Promise<{ slug: string; keys: string[] }> {
  const slug = newSlug();
  const presets = { rules: "sin-dados", reaction: 10, seats: 3, bots, "bot-pace": "instant" };
  const keys: string[] = [];
  for (let i = 0; i < 3 - bots; i++) keys.push(await sit(slug, { name: `P${i}`, ...presets }));
  await runInDurableObject(stubOf(slug), (_, { storage }) => {
    storage.sql.exec("UPDATE lobby SET lobby = json_set(lobby, '$.seed', ?)", seed);
  });
  await evictDurableObject(stubOf(slug));
  await postJson(`/t/${slug}/start`, {}, keys[0]);
  return { slug, keys };
}

/** What the table does by itself once so much time has gone by. */
async function later(slug: string, ms: number): Promise<void> {
  now = 1_800_000_000_000 + ms;
  await runInDurableObject(stubOf(slug), (table) => table.alarm());
}

const commands = async (slug: string) => (await logOf(slug)).orders.map(({ command }) => command?.type);

describe("an open window", { timeout: 30_000 }, () => {
  test("looks alike to all others whether the card is held or another: every push, page and document, and its time", async () => {
    const [held, other] = [await attacked(itsCard), await attacked(anotherCard)];
    expect(held.fight).toEqual(other.fight);
    expect(held.due).toBe(other.due);
    expect(await held.watched()).toEqual(await other.watched());
    const { asks } = await viewOf(held.slug);
    expect(asks).toMatchObject({ question: "react", due: now + 10_000 });
    const { you } = await viewOf(held.slug, held.keys[held.fight.defender]);
    expect(you?.choices).toContainEqual({ command: { type: "play-card", card: held.fight.to } });
  });

  test("passed, or closed by itself with nothing played, does not tell whether there was a card either", async () => {
    const both = [await attacked(itsCard), await attacked(anotherCard)];
    for (const { slug, keys, fight } of both) await ordered(slug, keys[fight.defender], { type: "pass" });
    expect(await both[0].watched()).toEqual(await both[1].watched());
    const late = [await attacked(itsCard), await attacked(anotherCard)];
    const { defender, to } = late[0].fight;
    await ordered(late[0].slug, late[0].keys[defender], { type: "standing", card: to, answer: "never" });
    // Who gives an order is there; so is who only looks.
    await viewOf(late[1].slug, late[1].keys[defender]);
    for (const { slug } of late) await later(slug, 10_000);
    expect(await commands(late[0].slug)).toContain("lapse");
    expect(await late[0].watched()).toEqual(await late[1].watched());
  });

  test("is answered by a bot after the same time at any pace, card or not", async () => {
    const [held, other] = [await attacked(itsCard, 2), await attacked(anotherCard, 2)];
    expect([held.due, other.due]).toEqual([now + 2000, now + 2000]);
    expect(await held.watched()).toEqual(await other.watched());
    for (const { slug } of [held, other]) {
      const before = await commands(slug);
      await later(slug, 1999);
      expect(await commands(slug)).toEqual(before);
      await later(slug, 2000);
      expect((await commands(slug)).at(before.length)).toMatch(/^(pass|play-card)$/);
    }
  });
});
