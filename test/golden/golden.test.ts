import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fold, type GameEvent, rulebook, rulesets, viewOf } from "../../worker/game/index";
import type { LogJson } from "../../worker/table/logJson";
import { flawIn } from "../../worker/table/proof";
import { upcast } from "../../worker/table/upcast";

/** A finished table's log as `log.json` gave it out; the narrowing is what this folder's files are. */
const read = (file: string): LogJson =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as LogJson;

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".json"));

/** Once a game is over its log holds whole events. */
const eventsOf = (log: LogJson): GameEvent[] =>
  log.orders.flatMap(({ events }) => events as readonly GameEvent[]);

/** The event as it was stored before it had this field; the narrowing is what such a row holds. */
function without(event: GameEvent, field: string): GameEvent {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)) as unknown as GameEvent;
}

/** Who won and why, and how the board and the hands lay at the end. */
function ending(log: LogJson): object {
  const state = fold(eventsOf(log));
  return {
    winners: state.winners,
    why: state.victory,
    round: state.round,
    territories: state.seats.map(({ territories }) => territories),
    armies: viewOf(rulebook(state.ruleset, state.options), state, null).seats.map(({ armies }) => armies),
    cards: state.seats.map(({ hand }) => hand.length),
    trades: state.seats.map(({ trades }) => trades),
    pacts: state.pacts.length,
  };
}

/** What was seen on the table when each game was over. */
const endings: Readonly<Record<string, object>> = {
  "comunidad-teg-common.json": {
    winners: [2],
    why: "common",
    round: 4,
    territories: [11, 9, 30],
    armies: [23, 12, 56],
    cards: [3, 3, 3],
    trades: [0, 0, 0],
    pacts: 4,
  },
  "comunidad-teg-world.json": {
    winners: [1],
    why: "round-limit",
    round: 20,
    territories: [20, 29, 1],
    armies: [161, 360, 67],
    cards: [2, 4, 1],
    trades: [5, 5, 5],
    pacts: 62,
  },
  "tenes-empanadas.json": {
    winners: [2],
    why: "objective",
    round: 5,
    territories: [10, 13, 27],
    armies: [30, 50, 57],
    cards: [4, 0, 4],
    trades: [0, 1, 0],
    pacts: 0,
  },
  "riesgo.json": {
    winners: [2],
    why: "world",
    round: 7,
    territories: [0, 0, 42],
    armies: [0, 0, 135],
    cards: [0, 0, 4],
    trades: [1, 1, 2],
    pacts: 0,
  },
  "sin-dados.json": {
    winners: [2],
    why: "round-limit",
    round: 20,
    territories: [13, 3, 26, 0],
    armies: [97, 4, 63, 0],
    cards: [7, 9, 9, 0],
    trades: [0, 0, 0, 0],
    pacts: 0,
  },
  "verdensherre.json": {
    winners: [2],
    why: "world",
    round: 7,
    territories: [0, 0, 42],
    armies: [0, 0, 121],
    cards: [0, 0, 4],
    trades: [0, 1, 3],
    pacts: 0,
  },
};

describe.each(files)("the golden game %s", (file) => {
  const log = read(file);

  test("its dice come from its seed, and the rules lead from its orders to its events", () => {
    expect(flawIn(log)).toBeNull();
  });

  test("its events fold to the end that it had", () => {
    expect(ending(log)).toEqual(endings[file]);
  });

  test("written as it was before rounds had laps it folds alike", () => {
    const events = eventsOf(log);
    const before = events.map((event) => {
      if (event.type === "turn-began" && event.pass === 0) return without(event, "pass");
      return event.type === "cards-traded" && event.bonus === null ? without(event, "bonus") : event;
    });
    expect(before).not.toEqual(events);
    expect(fold(before.map(upcast))).toEqual(fold(events));
  });

  test("one other die, or one army more, and it is no longer what the rules make of it", () => {
    const orders = log.orders.map((order) => ({
      ...order,
      events: order.events.map((event) =>
        event.type === "battle-fought"
          ? { ...event, attackDice: event.attackDice.map((pip) => 7 - pip) }
          : event.type === "forces-met"
            ? { ...event, attackLosses: event.attackLosses + 1 }
            : event,
      ),
    }));
    expect(flawIn({ ...log, orders })).not.toBeNull();
  });
});

test("every ruleset has a golden game", () => {
  const played = files.map((file) => read(file).table.ruleset);
  expect(Object.keys(rulesets).filter((id) => !played.includes(id))).toEqual([]);
});
