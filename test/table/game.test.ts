import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { Choice, Command } from "../../worker/game";
import type { LogJson } from "../../worker/table";
import { flawIn } from "../../worker/table/proof";
import { logOf, newSlug, order, postJson, sit, viewOf } from "./visitor";

type Seen = Awaited<ReturnType<typeof viewOf>>;

/** A game of two people, played by a script through the program's own door, and two bots. */
describe("a whole game", () => {
  let log: LogJson;
  let slug: string;
  let keys: string[];

  beforeAll(async () => {
    slug = newSlug();
    keys = [
      await sit(slug, {
        name: "Ana",
        word: "ñandú",
        seats: 4,
        bots: "steady,frontier",
        "bot-pace": "instant",
      }),
    ];
    keys.push(await sit(slug, { name: "Beto" }));
    await postJson(`/t/${slug}/start`, {}, keys[0]);
    await playOut(slug, keys);
    log = await logOf(slug);
  }, 120_000);

  test("is won, and shows its seed, its words and every draw", async () => {
    const view = await viewOf(slug);
    expect(view).toMatchObject({
      phase: "over",
      awaits: [],
      winners: expect.arrayContaining([expect.any(Number)]),
    });
    expect(log.dice.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(log.seats.map(({ word }) => word)).toEqual(["ñandú", "", "", ""]);
    expect(log.orders.map(({ n }) => n)).toEqual(log.orders.map((_, n) => n));
    expect(log.orders[0].events[0]).toMatchObject({ type: "game-started", objectives: expect.any(Array) });
    expect(new Set(log.orders.map(({ seat }) => seat))).toEqual(new Set([null, 0, 1, 2, 3]));
  });

  test("takes no order any more", async () => {
    expect(await (await order(slug, keys[0], { type: "next" })).json()).toMatchObject({
      code: "game-over",
      status: 409,
    });
  });

  test("is what its seed and the rules make of it", () => {
    expect(flawIn(log)).toBeNull();
  });

  test("is found out where a die is another", () => {
    const battle = log.orders.findIndex(({ events }) => events.some(({ type }) => type === "battle-fought"));
    const { n, rolls = [] } = log.orders[battle];
    const [[bound, value], ...rest] = rolls;
    const turned = [[bound, (value + 1) % bound] as const, ...rest];
    expect(flawIn(withOrder(log, battle, { rolls: turned }))).toEqual({
      n,
      what: expect.stringContaining("below(6)"),
    });
  });

  test("is found out where an event tells something else", () => {
    const battle = log.orders.findIndex(({ events }) => events.some(({ type }) => type === "battle-fought"));
    const events = log.orders[battle].events.map((event) =>
      event.type === "battle-fought" ? { ...event, attackLosses: event.attackLosses + 1 } : event,
    );
    expect(flawIn(withOrder(log, battle, { events }))).toEqual({
      n: battle,
      what: expect.stringContaining("lead to"),
    });
  });

  test("is found out where an order is missing, a seat gave another, the seed is another or the word", () => {
    const { orders } = log;
    expect(flawIn({ ...log, orders: orders.toSpliced(5, 1) })).toEqual({
      n: 6,
      what: "order 5 should be here",
    });
    expect(flawIn(withOrder(log, 3, { command: { type: "surrender" } }))?.n).toBe(3);
    const seed = `${log.dice.seed?.slice(0, -1)}${log.dice.seed?.endsWith("0") ? "1" : "0"}`;
    expect(flawIn({ ...log, dice: { ...log.dice, seed } })?.what).toContain("commitment");
    const seats = log.seats.map((seat) => ({ ...seat, word: "otra" }));
    expect(flawIn({ ...log, seats })?.n).toBe(0);
  });

  test("has no proof before it is over", () => {
    expect(flawIn({ ...log, dice: { commitment: log.dice.commitment } })?.what).toContain("not over");
  });
});

function withOrder(log: LogJson, at: number, change: Partial<LogJson["orders"][number]>): LogJson {
  return { ...log, orders: log.orders.with(at, { ...log.orders[at], ...change }) };
}

/** Plays until it is won: the people by what their view offers, the bots by the alarm. */
async function playOut(slug: string, keys: readonly string[]): Promise<void> {
  for (let i = 0; i < 5000; i++) {
    const { winners, turn } = await viewOf(slug);
    if (winners) return;
    if (turn === null || turn >= keys.length) {
      await runDurableObjectAlarm(env.TABLES.getByName(slug));
      continue;
    }
    const answer = await order(slug, keys[turn], chosenBy(await viewOf(slug, keys[turn])));
    if (!answer.ok) throw new Error(`refused what was offered: ${await answer.text()}`);
  }
  throw new Error("not won in five thousand orders");
}

/** What a simple player does: places on the frontier, attacks while stronger by two, ends the phase. */
function chosenBy(view: Seen): Command {
  const choices = view.you?.choices ?? [];
  const of = (type: Command["type"]) => choices.filter(({ command }) => command.type === type);
  const [occupation] = of("occupy");
  if (occupation) return { type: "occupy", armies: occupation.armies?.[1] ?? 1 };
  const [trade] = of("trade");
  if (trade) return trade.command;
  const places = of("place");
  if (places.length > 0) return placing(places[Math.floor(Math.random() * places.length)]);
  return attacking(view, of("attack")) ?? { type: "next" };
}

function placing({ command, armies }: Choice): Command {
  if (command.type !== "place" || !armies) return command;
  const [territory] = Object.keys(command.armies);
  return { type: "place", armies: { [territory]: armies[1] } };
}

function attacking({ territories }: Seen, choices: readonly Choice[]): Command | null {
  for (const { command } of choices) {
    if (command.type !== "attack" || typeof command.from !== "string") continue;
    if (territories[command.from].armies > territories[command.to].armies + 1)
      return { ...command, until: "conquest" };
  }
  return null;
}
