import { describe, expect, test } from "vitest";
import { playOut } from "../../scripts/playOut";
import { sfc32 } from "../../scripts/prng";
import { simulate } from "../../scripts/simulation";
import {
  type BotLevel,
  botLevels,
  bots,
  type Command,
  fold,
  type GameEvent,
  viewOf,
} from "../../worker/game/index";
import { bookWith, everywhere, granted, held, inside, type Position, position } from "../support/game";
import { runs } from "../support/runs";
import { given, told } from "../support/specification";

const thoughts = () => sfc32(5);

/** What the bot of seat 0 orders after these events. */
const thinks = (level: BotLevel, events: readonly GameEvent[]): Command =>
  bots[level](given(events).view(0), thoughts());

/** A border pact offered by one seat to another; `accepted` puts it in force. */
function pact(by: number, other: number, own: string, theirs: string, accepted: boolean): GameEvent[] {
  const offer: GameEvent = {
    type: "pact-offered",
    pact: 1,
    by,
    with: other,
    scope: { border: [own, theirs] },
    rounds: 3,
  };
  return accepted ? [offer, { type: "pact-accepted", pact: 1, untilRound: null }] : [offer];
}

/** So many territories in board order for seat 0, which all others surround with four armies each. */
const holding = (count: number) =>
  position({
    at: {
      ...held(1, everywhere, 4),
      ...held(0, everywhere.slice(0, count)),
      [everywhere[count - 1]]: [0, 4],
    },
    seats: 2,
  });

describe.each(botLevels)("the bot %s", (level) => {
  test("orders what the hidden half of the game has no part in", () => {
    const at = { ...held(0, inside("asia"), 5), ...held(1, inside("europe"), 3) };
    const hidden: Partial<Position>[] = [
      { objectives: { 0: { id: "o1", target: null } }, hands: { 1: ["argentina", "peru"], 0: ["spain"] } },
      {
        objectives: {
          0: { id: "o1", target: null },
          1: { id: "d1", target: 0 },
          2: { id: "o9", target: null },
        },
        hands: { 1: ["java", "sahara"], 0: ["spain"] },
        pile: ["iceland"],
      },
    ];
    const orders = hidden.map((half) => thinks(level, position({ at, ...half })));
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0].type).toBe("attack");
  });

  test("places all it has at once, each continent's armies inside it", () => {
    const at = held(0, [...inside("south-america"), "sahara"]);
    const events = [...position({ at, phase: "reinforce" }), granted(0, 3, { "south-america": 3 })];
    const placed = told(given(events).when(0, thinks(level, events)).events, "armies-placed")[0];
    expect(Object.values(placed.armies).reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(placed.fromContinents).toEqual({ "south-america": 3 });
  });

  test("trades when it holds five cards", () => {
    const hands = { 0: ["sahara", "spain", "aral", "peru", "zaire"] };
    const events = [...position({ at: { argentina: [0, 2] }, phase: "reinforce", hands }), granted(0, 3)];
    const traded = given(events).when(0, thinks(level, events));
    expect(told(traded.events, "cards-traded")).toHaveLength(1);
  });

  test("does not attack over a border that a pact keeps quiet", () => {
    const at = { ...held(0, ["java"], 9), australia: [1, 1] as const };
    const attack = { type: "attack", from: "java", to: "australia" };
    expect(thinks(level, position({ at }))).toMatchObject(attack);
    const quiet = [...position({ at }), ...pact(0, 1, "java", "australia", true)];
    expect(thinks(level, quiet)).toEqual({ type: "next" });
  });

  test("moves the interior's armies towards the frontier", () => {
    const at = { ...held(0, inside("south-america")), argentina: [0, 6] as const };
    const order = thinks(level, position({ at, phase: "regroup" }));
    expect(order).toMatchObject({ type: "regroup", from: "argentina", armies: 5 });
  });

  test("answers an offer before anything else", () => {
    const events = [...position({ at: { argentina: [0, 9] } }), ...pact(1, 0, "sahara", "argentina", false)];
    expect(["pact-accept", "pact-decline"]).toContain(thinks(level, events).type);
  });
});

describe("the steady bot", { timeout: runs(60_000, 600_000) }, () => {
  test("tries a territory that wins against odds that it would not try otherwise", () => {
    expect(thinks("steady", holding(29))).toMatchObject({ type: "attack", until: "conquest" });
    expect(thinks("steady", holding(20))).toEqual({ type: "next" });
  });

  test("goes for what its own objective lacks", () => {
    const at = { ...held(0, ["argentina", "brazil", "sahara"]), brazil: [0, 6] as const };
    const alone = { at: { ...at, colombia: [1, 2] as const, sahara: [1, 2] as const } };
    const towards = (id: string) =>
      thinks("steady", position({ ...alone, objectives: { 0: { id, target: null } } }));
    expect(towards("o9")).toMatchObject({ type: "attack", from: "brazil", to: "sahara" });
    expect(towards("o3")).not.toMatchObject({ to: "sahara" });
  });

  test("attacks the seat it must destroy rather than another as weak", () => {
    const at = { brazil: [0, 6], sahara: [1, 2], colombia: [2, 2], peru: [2, 2], uruguay: [2, 2] } as const;
    const rest = { at: { ...at, argentina: [2, 2] as const } };
    for (const target of [1, 2]) {
      const events = position({ ...rest, seats: 6, objectives: { 0: { id: "d1", target } } });
      const order = thinks("steady", events);
      const { owner } = given(events);
      expect(order.type === "attack" && owner(order.to)).toBe(target);
    }
  });

  test("declines peace with the seat that it must destroy, and with the last rival", () => {
    const at = { brazil: [0, 1], sahara: [1, 8] } as const;
    const offer = pact(1, 0, "sahara", "brazil", false);
    const to = (target: number | null, seats: number) =>
      thinks("steady", [
        ...position({ at, seats, objectives: { 0: { id: target === null ? "o3" : "d1", target } } }),
        ...offer,
      ]);
    expect(to(null, 4)).toEqual({ type: "pact-accept", pact: 1 });
    expect(to(1, 4)).toEqual({ type: "pact-decline", pact: 1 });
    expect(to(null, 2)).toEqual({ type: "pact-decline", pact: 1 });
  });

  test("declines peace with a seat about to win", () => {
    const at = { brazil: [0, 1], sahara: [1, 8] } as const;
    const winner = { ...held(1, everywhere.slice(10, 38)), ...at };
    const events = [
      ...position({ at: winner, seats: 3, rest: [2] }),
      ...pact(1, 0, "sahara", "brazil", false),
    ];
    expect(thinks("steady", events)).toEqual({ type: "pact-decline", pact: 1 });
  });

  test("keeps its word, has one open offer at most, and asks nobody again within five rounds", () => {
    let offers = 0;
    for (let seed = 0; seed < runs(6, 60); seed++) {
      const asked = new Map<string, number>();
      const table = { book: bookWith(), levels: Array.from({ length: 5 }, () => "steady" as const) };
      playOut(
        { ...table, chance: sfc32(seed, 1), thoughts: sfc32(seed, 2) },
        {
          started: () => {},
          refused: (_, order, violation) => expect.unreachable(JSON.stringify({ ...order, violation })),
          ordered: (before, _order, events) => {
            expect(told(events, "pact-broken")).toEqual([]);
            for (const offer of told(events, "pact-offered")) {
              offers++;
              const open = before.pacts.filter(({ by, status }) => by === offer.by && status === "offered");
              expect(open).toEqual([]);
              const pair = `${offer.by} ${offer.with}`;
              expect(before.round - (asked.get(pair) ?? -5)).toBeGreaterThanOrEqual(5);
              asked.set(pair, before.round);
            }
          },
        },
      );
    }
    expect(offers).toBeGreaterThan(10);
  });

  test("beats the quick one in at least 6 games of 10, whoever sits first", () => {
    const games = runs(40, 250);
    const pairs: BotLevel[][] = [
      ["steady", "frontier"],
      ["frontier", "steady"],
    ];
    const played = pairs.map((levels) => simulate({ book: bookWith(), games, seed: 3, levels, laws: false }));
    for (const { wins } of played) expect(wins.by_bot.steady / games).toBeGreaterThanOrEqual(0.6);
  });
});

test("a bot is given no watcher's view", () => {
  const state = fold(position({ at: { argentina: [0, 1] } }));
  const watching = viewOf(bookWith(), state, null);
  for (const level of botLevels) expect(() => bots[level](watching, thoughts())).toThrow("seat");
});
