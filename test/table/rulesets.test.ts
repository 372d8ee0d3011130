import { beforeAll, describe, expect, test } from "vitest";
import { awaited, bots, type Command, type RulesetId, rulesets, viewOf } from "../../worker/game";
import type { LogJson } from "../../worker/table";
import { botOrder } from "../../worker/table/bots";
import { deadlineOf, nextDue } from "../../worker/table/clock";
import { holderOf } from "../../worker/table/keys";
import type { Lobby } from "../../worker/table/lobby";
import { logJson } from "../../worker/table/logJson";
import { act, lapsed, startGame } from "../../worker/table/play";
import { presetTable } from "../../worker/table/presets";
import { flawIn } from "../../worker/table/proof";
import { sit } from "../../worker/table/seats";
import type { Table } from "../../worker/table/table";
import { tableView } from "../../worker/table/tableView";

const holder = holderOf("somebody");
const ids = Object.keys(rulesets) as readonly RulesetId[];

/** A started table of a person and three quick bots, the same for the same game. It ends after ten rounds at the latest. */
function started(rules: RulesetId, game: number): Table {
  const asked = {
    rules,
    seats: "4",
    bots: "frontier,frontier,frontier",
    "round-limit": "10",
    reaction: "10",
  };
  const seed = game.toString(16).padStart(64, "0");
  const lobby: Lobby = { slug: "mesa", seed, version: 0, owner: null, ...presetTable(asked) };
  const sat = sit(lobby, { holder, name: "Ana", colour: null, word: "suerte" });
  if (!sat.ok) throw new Error(sat.error.code);
  return value(startGame({ lobby: sat.value, rows: [], game: null }, holder, 1000)).after;
}

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const give = (table: Table, command: Command): Table =>
  value(act(table, 0, { command, id: null, seen: null }, 2000)).after;

/** Played to its end: the person by a bot's mind, with whatever standing orders there are; every other question is left to lapse. */
function played(rules: RulesetId, whichGame = 0): Table {
  let table = started(rules, whichGame);
  let questions = 0;
  for (let i = 0; i < 20_000; i++) {
    const { game } = table;
    if (!game || game.state.winners) return table;
    const own = viewOf(game.book, game.state, 0);
    const standing = own.you?.choices.find(
      ({ command }) =>
        command.type === "standing" &&
        i % 50 === 0 &&
        ("defend" in command ? command.defend === "ask" : true),
    );
    if (standing) table = give(table, standing.command);
    else if (deadlineOf(table) !== null && ++questions % 2 === 0) table = value(lapsed(table, 3000)).after;
    else if (awaited(game.state).includes(0)) table = give(table, bots.frontier(own, { below: () => 0 }));
    else table = value(botOrder(table, awaited(game.state)[0], 2000)).after;
  }
  throw new Error("not over in twenty thousand orders");
}

describe.each(ids)("a whole game of %s", (rules) => {
  let table: Table;
  let log: LogJson;

  beforeAll(() => {
    table = played(rules);
    log = logJson(tableView(table, { holder: null, present: new Set() }), table);
  });

  test("is what its seed and the rules make of it", () => {
    expect(log.orders.length).toBeGreaterThan(50);
    expect(flawIn(log)).toBeNull();
    const json: LogJson = JSON.parse(JSON.stringify(log));
    expect(flawIn(json)).toBeNull();
  });

  test("numbers its orders without a gap, and is over", () => {
    const numbers = log.orders.flatMap(({ n }) => n ?? []);
    expect(numbers).toEqual(numbers.map((_, n) => n));
    expect(nextDue(table)).toBeNull();
  });

  test("names the first order that was changed", () => {
    const at = log.orders.findIndex(
      ({ command }, i) => i > log.orders.length / 2 && command?.type === "place",
    );
    const { n, events } = log.orders[at];
    const forged = { ...log.orders[at], events: events.toSpliced(0, 1) };
    expect(flawIn({ ...log, orders: log.orders.with(at, forged) })).toMatchObject({ n });
    const gone = log.orders.toSpliced(at, 1);
    expect(flawIn({ ...log, orders: gone })).toEqual({ n: (n ?? 0) + 1, what: `order ${n} should be here` });
  });
});

describe("what only some rulesets have is proved too", () => {
  const riesgo = logOf("riesgo", (log) => log.orders.some(isLast));
  const sinDados = logOf("sin-dados", (log) => log.orders.some(({ command }) => command?.type === "lapse"));

  test("an answer of the table's own that was never due", () => {
    const at = riesgo.orders.findIndex(isLast);
    const { n } = riesgo.orders[at];
    const invented = { ...riesgo.orders[at], n: (n ?? 0) + 1, rolls: [], events: [] };
    const orders = riesgo.orders.toSpliced(at + 1, 0, invented);
    expect(flawIn({ ...riesgo, orders })).toEqual({
      n: invented.n,
      what: expect.stringContaining("nobody gave it"),
    });
  });

  test("a standing order that was another, or that nobody gave", () => {
    const at = riesgo.orders.findIndex(({ n }) => n === null);
    const other = { ...riesgo.orders[at], command: { type: "standing", defend: "always-two" } } as const;
    const before = riesgo.orders[at - 1].n;
    expect(flawIn({ ...riesgo, orders: riesgo.orders.with(at, other) })).toEqual({
      n: null,
      what: expect.stringContaining(`standing order after order ${before}`),
    });
    const nobodys = { ...riesgo.orders[at], seat: null };
    expect(flawIn({ ...riesgo, orders: riesgo.orders.with(at, nobodys) })?.what).toContain("nobody gave it");
    const numberless = riesgo.orders.with(at + 1, { ...riesgo.orders[at + 1], n: null, rolls: [] });
    expect(flawIn({ ...riesgo, orders: numberless })).not.toBeNull();
  });

  test("a hidden placement that was another", () => {
    const at = sinDados.orders.findIndex(({ command }) => command?.type === "place");
    const { command, n } = sinDados.orders[at];
    if (command?.type !== "place") throw new Error("no placement");
    const [[id, count]] = Object.entries(command.armies);
    const other = { type: "place", armies: { ...command.armies, [id]: count - 1 } } as const;
    const orders = sinDados.orders.with(at, { ...sinDados.orders[at], command: other });
    expect(flawIn({ ...sinDados, orders })).toMatchObject({ n });
  });

  test("a card played in a window", () => {
    const at = sinDados.orders.findIndex(({ events }) =>
      events.some(({ type }) => type === "attack-declared"),
    );
    expect(at).toBeGreaterThan(0);
    const { seat } = sinDados.orders[at];
    const passed = { ...sinDados.orders[at + 1], seat };
    expect(flawIn({ ...sinDados, orders: sinDados.orders.with(at + 1, passed) })?.n).toBe(passed.n);
  });
});

/** Whether the table answers a question after which no other is put at once. */
function isLast({ command, events }: LogJson["orders"][number]): boolean {
  return command?.type === "lapse" && events.every(({ type }) => type !== "defence-asked");
}

/** The log of a game in which this has come to pass. */
function logOf(rules: RulesetId, has: (log: LogJson) => boolean): LogJson {
  for (let i = 0; i < 20; i++) {
    const table = played(rules, i);
    const log = logJson(tableView(table, { holder: null, present: new Set() }), table);
    if (has(log)) return log;
  }
  throw new Error("not in twenty games");
}
