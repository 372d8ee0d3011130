import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fold, type GameEvent, rulebook, rulesets, viewOf } from "../../worker/game/index";
import type { LogJson } from "../../worker/table/logJson";
import { flawIn } from "../../worker/table/proof";

/** A finished table's log as `log.json` gave it out; the narrowing is what this folder's files are. */
const read = (file: string): LogJson =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as LogJson;

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".json"));

/** Once a game is over its log holds whole events. */
const eventsOf = (log: LogJson): GameEvent[] =>
  log.orders.flatMap(({ events }) => events as readonly GameEvent[]);

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
};

describe.each(files)("the golden game %s", (file) => {
  const log = read(file);

  test("its dice come from its seed, and the rules lead from its orders to its events", () => {
    expect(flawIn(log)).toBeNull();
  });

  test("its events fold to the end that it had", () => {
    expect(ending(log)).toEqual(endings[file]);
  });

  test("one other die, and it is no longer what the rules make of it", () => {
    const orders = log.orders.map((order) => ({
      ...order,
      events: order.events.map((event) =>
        event.type === "battle-fought"
          ? { ...event, attackDice: event.attackDice.map((pip) => 7 - pip) }
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
