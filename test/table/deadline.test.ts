import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogJson } from "../../worker/table";
import { listen, settled } from "./listener";
import { diceFight, type Fight, forceFight, happens, ordered, stubOf } from "./stage";
import { codeOf, logOf, order, startedTable, viewOf } from "./visitor";

let slug: string;
let keys: string[];
let fight: Fight;

const alarm = () => runInDurableObject(stubOf(slug), (_, { storage }) => storage.getAlarm());
const lastOf = async (): Promise<LogJson["orders"][number]> => {
  const last = (await logOf(slug)).orders.at(-1);
  if (!last) throw new Error("no order");
  return last;
};
const lapses = async () =>
  (await logOf(slug)).orders.filter(({ command }) => command?.type === "lapse").length;

afterEach(() => vi.restoreAllMocks());

/** Lets the clock go on by so much. */
function later(ms: number): void {
  const then = Date.now() + ms;
  vi.spyOn(Date, "now").mockReturnValue(then);
}

describe("a defender who wants to be asked", () => {
  beforeEach(async () => {
    ({ slug, keys } = await startedTable(2, { rules: "riesgo", "setup-placing": "all-at-once" }));
    fight = await diceFight(slug, keys);
    await ordered(slug, keys[fight.defender], { type: "standing", defend: "ask" });
  });

  const attack = (fields = {}) =>
    ordered(slug, keys[fight.attacker], { type: "attack", from: fight.from, to: fight.to, ...fields });

  test("is asked, with the attacker's dice and the time that is left, and the table waits for nobody else", async () => {
    await attack();
    const { at, n } = await lastOf();
    const view = await viewOf(slug);
    expect(view.asks).toEqual({
      question: "defend",
      seat: fight.defender,
      from: fight.from,
      to: fight.to,
      attackDice: [expect.any(Number), expect.any(Number), expect.any(Number)],
      armies: [1, 2],
      due: at + 20_000,
    });
    expect(view).toMatchObject({ awaits: [fight.defender], turn: fight.attacker });
    expect(await alarm()).toBe(at + 20_000);
    expect(await codeOf(await order(slug, keys[fight.attacker], { type: "next" }))).toBe("not-your-turn");
    const { you } = await viewOf(slug, keys[fight.defender]);
    expect(you?.choices.filter(({ command }) => command.type === "defend")).toEqual(
      [1, 2].map((dice) => ({ command: { type: "defend", dice } })),
    );
    expect(n).toBeGreaterThan(0);
  });

  test("answers, though the table slept meanwhile, with dice of the answer's own number", async () => {
    await attack();
    const asked = await viewOf(slug);
    await evictDurableObject(stubOf(slug));
    expect(await viewOf(slug)).toMatchObject({ asks: asked.asks, awaits: asked.awaits });
    const { n } = await lastOf();
    expect(await codeOf(await order(slug, keys[fight.defender], { type: "defend", dice: 3 }))).toBe(
      "bad-dice",
    );
    await ordered(slug, keys[fight.defender], { type: "defend", dice: 1 });
    const answer = await lastOf();
    expect(answer).toMatchObject({
      n: (n ?? 0) + 1,
      version: asked.version + 1,
      seat: fight.defender,
      command: { type: "defend", dice: 1 },
    });
    expect(answer.events[0]).toMatchObject({
      type: "battle-fought",
      attackDice: asked.asks?.question === "defend" ? asked.asks.attackDice : null,
      defenceDice: [expect.any(Number)],
    });
    expect((await viewOf(slug)).asks).toBeNull();
    expect(await alarm()).toBeNull();
  });

  test("who does not answer gets what the odds say, once, however often the alarm rings", async () => {
    await attack();
    const { n, version } = await lastOf();
    expect(await runDurableObjectAlarm(stubOf(slug))).toBe(true);
    expect(await lapses()).toBe(0);
    await evictDurableObject(stubOf(slug));
    later(20_000);
    const watcher = await listen(slug, { query: `seen=${version}` });
    await runInDurableObject(stubOf(slug), async (table) => {
      await table.alarm();
      await table.alarm();
    });
    await evictDurableObject(stubOf(slug));
    await runInDurableObject(stubOf(slug), (table) => table.alarm());
    expect(await lapses()).toBe(1);
    const lapse = await lastOf();
    expect(lapse).toMatchObject({
      n: (n ?? 0) + 1,
      version: version + 1,
      seat: null,
      command: { type: "lapse" },
    });
    expect(lapse.events[0]).toMatchObject({ type: "battle-fought" });
    expect((await viewOf(slug)).version).toBe(version + 1);
    await settled();
    expect(watcher.heard).toHaveLength(1);
  });

  test("who answers too late has not answered, though the alarm was lost", async () => {
    await attack();
    const { version } = await lastOf();
    await runInDurableObject(stubOf(slug), (_, { storage }) => storage.deleteAlarm());
    later(20_001);
    const late = await order(slug, keys[fight.defender], { type: "defend", dice: 1, seen: version });
    expect(await codeOf(late)).toBe("stale");
    expect(await lapses()).toBe(1);
    await runInDurableObject(stubOf(slug), (table) => table.alarm());
    expect(await lapses()).toBe(1);
  });

  test("is asked anew for each roll of an attack that goes on; an answer meant for the last is stale", async () => {
    await attack({ until: "conquest" });
    const first = await viewOf(slug);
    later(20_000);
    await runInDurableObject(stubOf(slug), (table) => table.alarm());
    const second = await viewOf(slug);
    expect(second).toMatchObject({ version: first.version + 1, asks: { question: "defend" } });
    expect(second.asks).toMatchObject({ due: Date.now() + 20_000 });
    const meant = { type: "defend", dice: 1, seen: first.version };
    expect(await codeOf(await order(slug, keys[fight.defender], meant))).toBe("stale");
    expect((await order(slug, keys[fight.defender], { ...meant, seen: second.version })).status).toBe(200);
  });

  test("by any other standing order is not asked", async () => {
    await ordered(slug, keys[fight.defender], { type: "standing", defend: "always-two" });
    await attack();
    expect((await viewOf(slug)).asks).toBeNull();
    expect((await lastOf()).events[0]).toMatchObject({
      defenceDice: [expect.any(Number), expect.any(Number)],
    });
  });
});

describe("a window in which a card may answer", () => {
  let declare: () => Promise<void>;

  beforeEach(async () => {
    ({ slug, keys } = await startedTable(3, { rules: "sin-dados", reaction: 10 }));
    const forces = await forceFight(slug, keys);
    fight = forces;
    declare = () => ordered(slug, keys[forces.attacker], forces.command);
  });

  /** The defender holds the card of what is attacked. */
  const holding = () =>
    happens(slug, fight.defender, [{ type: "card-drawn", seat: fight.defender, card: fight.to }]);

  test("opens for who holds any card at all, for as long as the table has it, and closes with the answer", async () => {
    await holding();
    await declare();
    const { at, n } = await lastOf();
    const { asks, awaits, version } = await viewOf(slug);
    expect(asks).toEqual({
      question: "react",
      seat: fight.defender,
      from: { [fight.from]: expect.any(Number) },
      to: fight.to,
      due: at + 10_000,
    });
    expect([awaits, await alarm()]).toEqual([[fight.defender], at + 10_000]);
    await evictDurableObject(stubOf(slug));
    const { you } = await viewOf(slug, keys[fight.defender]);
    expect(you?.choices.map(({ command }) => command)).toEqual(
      expect.arrayContaining([{ type: "pass" }, { type: "play-card", card: fight.to }]),
    );
    await ordered(slug, keys[fight.defender], { type: "play-card", card: fight.to });
    expect(await lastOf()).toMatchObject({
      n: (n ?? 0) + 1,
      version: version + 1,
    });
    expect((await lastOf()).events.slice(0, 2)).toMatchObject([
      { type: "card-played" },
      { type: "forces-met" },
    ]);
    expect([(await viewOf(slug)).asks, await alarm()]).toEqual([null, null]);
  });

  test("closes by itself, with what the card's standing order says, once", async () => {
    await holding();
    await ordered(slug, keys[fight.defender], { type: "standing", card: fight.to, answer: "never" });
    await declare();
    later(10_000);
    await runInDurableObject(stubOf(slug), async (table) => {
      await table.alarm();
      await table.alarm();
    });
    await evictDurableObject(stubOf(slug));
    await runInDurableObject(stubOf(slug), (table) => table.alarm());
    expect(await lapses()).toBe(1);
    const lapse = await lastOf();
    expect(lapse).toMatchObject({ seat: null, command: { type: "lapse" } });
    expect(lapse.events[0]).toMatchObject({ type: "forces-met" });
    expect((await viewOf(slug)).seats[fight.defender].cards).toBe(1);
  });

  test("is passed by pressing pass; a second pass comes too late", async () => {
    await holding();
    await declare();
    const { version } = await viewOf(slug);
    await ordered(slug, keys[fight.defender], { type: "pass" });
    expect((await lastOf()).events.slice(0, 2)).toEqual([
      { type: "reaction-passed", seat: fight.defender },
      expect.objectContaining({ type: "forces-met" }),
    ]);
    const again = await order(slug, keys[fight.defender], { type: "pass", seen: version });
    expect(await codeOf(again)).toBe("stale");
  });

  test("opens for nobody who holds no card", async () => {
    await declare();
    expect((await viewOf(slug)).asks).toBeNull();
    expect((await lastOf()).events[0]).toMatchObject({ type: "phase-began" });
  });

  test("opens on no table without one: there the standing order answers at once", async () => {
    ({ slug, keys } = await startedTable(3, { rules: "sin-dados" }));
    const forces = await forceFight(slug, keys);
    await happens(slug, forces.defender, [{ type: "card-drawn", seat: forces.defender, card: forces.to }]);
    await ordered(slug, keys[forces.attacker], forces.command);
    expect((await viewOf(slug)).asks).toBeNull();
    const pass = await order(slug, keys[forces.defender], { type: "pass" });
    expect(await codeOf(pass)).toBe("not-in-these-rules");
  });
});
