import { describe, expect, test } from "vitest";
import { scripted } from "../support/dice";
import { facing } from "../support/facing";
import {
  bookOf,
  granted,
  held,
  inside,
  march,
  next,
  place,
  position,
  regroup,
  surrender,
  territoriesOf,
} from "../support/game";
import { given, idle, told } from "../support/specification";

const ruleset = "sin-dados";
const target = "north-africa";
const everywhere = territoriesOf(ruleset);
const winners = (now: { state: { winners: unknown; victory: unknown } }) =>
  now.state.winners && [now.state.winners, now.state.victory];

describe("003 «A turn»", () => {
  const madagascar = ["madagascar", "east-africa", "south-africa"];

  test("003-05 003-06 «adds one army on each 'bonus country' … surrounded by own country's», by itself, every turn", () => {
    const start = given(position({ ruleset, at: held(1, madagascar), rest: [0, 2], phase: "choose" }));
    const began = start.when(0, next);
    began.tells(
      { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1, round: 1, pass: 0, phase: "choose" },
      { type: "armies-added", seat: 1, armies: { madagascar: 1 } },
    );
    expect(began.armies("madagascar")).toBe(2);
    expect(idle(idle(idle(began))).armies("madagascar")).toBe(3);
    for (const missing of madagascar.slice(1)) {
      const at = held(
        1,
        madagascar.filter((id) => id !== missing),
      );
      given(position({ ruleset, at, rest: [0, 2], phase: "choose" }))
        .when(0, next)
        .tellsNo("armies-added");
    }
  });

  test("003-R09 another's surrounded territory is no bonus territory of one's own", () => {
    const around = { ...held(1, madagascar), madagascar: [2, 1] } as const;
    given(position({ ruleset, at: around, rest: [0, 2], phase: "choose" }))
      .when(0, next)
      .tellsNo("armies-added");
  });

  test("003-07 «Now the player can choose between adding army's or attack»", () => {
    const turn = facing(ruleset, [5, 1], { phase: "choose" });
    const types = new Set(turn.choices(0).map(({ command }) => command.type));
    expect([...types].toSorted()).toEqual(["attack", "next", "place", "surrender"]);
    expect(turn.view(0).you?.left, "what adding would give").toEqual({ free: 3, continents: {} });
    turn
      .when(0, place({ brazil: 3 }))
      .tells({ type: "phase-began", seat: 0, phase: "reinforce" }, granted(0, 3), {
        type: "armies-placed",
        seat: 0,
        armies: { brazil: 3 },
        fromContinents: {},
      });
    const fought = turn.when(0, march({ brazil: 3 }, target));
    expect(fought.events[0]).toEqual({ type: "phase-began", seat: 0, phase: "attack" });
  });

  test("003-R22 to go on before choosing is a turn without either", () => {
    const turn = facing(ruleset, [5, 1], { phase: "choose" }).when(0, next);
    turn.tellsAlso({ type: "turn-ended", seat: 0 }).tellsNo("armies-granted", "card-drawn", "phase-began");
  });

  test.each([
    [1, 3],
    [8, 3],
    [11, 3],
    [12, 4],
    [14, 4],
    [41, 13],
  ])("003-08 «divided by 3 and rounded down with of minimum of three»: %i give %i", (count, armies) => {
    const at = held(1, everywhere.slice(42 - count));
    const turn = given(position({ ruleset, seats: 2, at, rest: [0], turn: 1, phase: "choose" }));
    expect(turn.view(1).you?.left).toEqual({ free: armies, continents: {} });
  });

  test("003-R11 a whole continent gives nothing more", () => {
    const at = held(0, inside("australia", undefined, ruleset));
    const turn = given(position({ ruleset, at, phase: "choose" }));
    expect(turn.view(0).you?.left).toEqual({ free: 3, continents: {} });
  });

  test("003-09 «freely placed in his own country's, but he's not allowed to move army's»", () => {
    const turn = facing(ruleset, [5, 1], { phase: "choose" });
    turn.when(0, place({ [target]: 1 })).refuses({ code: "not-yours", territory: target });
    turn.when(0, place({ brazil: 4 })).refuses({ code: "too-many-armies", armies: 4, most: 3 });
    const placed = turn.when(0, place({ brazil: 1, peru: 2 }));
    expect(placed.choices(0).some(({ command }) => command.type === "regroup")).toBe(false);
    placed.when(0, next).tellsAlso({ type: "turn-ended", seat: 0 });
  });
});

describe("003 «Attack»", () => {
  test("003-10 «Move from one or more country's army's to one neighbour country»", () => {
    const at = { congo: [0, 5], egypt: [0, 5], siam: [0, 5] } as const;
    const turn = facing(ruleset, [5, 8], { at });
    expect(turn.when(0, march({ brazil: 4, congo: 4, egypt: 2 }, target)).armies(target)).toBe(2);
    turn
      .when(0, march({ brazil: 4, siam: 4 }, target))
      .refuses({ code: "not-adjacent", from: "siam", to: target });
    turn.when(0, march({ brazil: 2 }, "peru")).refuses({ code: "own-territory", territory: "peru" });
    turn.when(0, march({ [target]: 2 }, "brazil")).refuses({ code: "not-yours", territory: target });
  });

  test.each([
    [5, 3, true, 2],
    [4, 3, true, 1],
    [9, 1, true, 8],
    [2, 3, false, 1],
    [1, 9, false, 8],
  ])(
    "003-11 «Remove army's one on one … till there are only army's of one color left»: %i against %i",
    (sent, armies, falls, left) => {
      const met = facing(ruleset, [20, armies]).when(0, march({ brazil: sent }, target));
      expect([met.owner(target) === 0, met.armies(target), met.armies("brazil")]).toEqual([
        falls,
        left,
        20 - sent,
      ]);
    },
  );

  test("003-R07 an attack with fewer is allowed: all of them fall", () => {
    const met = facing(ruleset, [3, 9]).when(0, march({ brazil: 2 }, target));
    const [battle] = told(met.events, "forces-met");
    expect([battle.attackLosses, battle.defenceLosses]).toEqual([2, 2]);
  });

  test("003-12 003-R04 «After an attack each country must have at least one army»: as many as defend are refused, and one stays", () => {
    const turn = facing(ruleset, [5, 4]);
    turn
      .when(0, march({ brazil: 4 }, target))
      .refuses({ code: "equal-forces", territory: target, armies: 4 });
    turn
      .when(0, march({ brazil: 5 }, target))
      .refuses({ code: "too-many-armies", territory: "brazil", armies: 5, most: 4 });
  });

  test("003-13 «The player may repeat this procedure for more attacks»", () => {
    const at = { congo: [1, 1], egypt: [1, 2] } as const;
    const turn = facing(ruleset, [9, 1], { at })
      .when(0, march({ brazil: 7 }, target))
      .when(0, march({ [target]: 2 }, "congo"))
      .when(0, march({ [target]: 3 }, "egypt"));
    expect([turn.owner("congo"), turn.owner("egypt"), turn.armies(target)]).toEqual([0, 0, 1]);
  });

  test("003-14 «performed an attack, that is has lost at least one army, he is allowed to move»", () => {
    const fought = facing(ruleset, [9, 5], { phase: "choose" }).when(0, march({ brazil: 2 }, target));
    fought
      .when(0, regroup("brazil", "peru", 3))
      .tells(
        { type: "phase-began", seat: 0, phase: "regroup" },
        { type: "armies-regrouped", from: "brazil", to: "peru", armies: 3 },
      );
    fought.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
  });

  test("003-15 003-R08 «Each army may cross one border. After moving army's all country's must contain at least one army»", () => {
    const won = facing(ruleset, [9, 1], { at: { congo: [0, 1], "south-africa": [0, 1] } }).when(
      0,
      march({ brazil: 4 }, target),
    );
    // What conquered moves once, what has moved does not move on.
    const moved = won.when(0, regroup(target, "congo", 2));
    moved
      .when(0, regroup("congo", "south-africa", 2))
      .refuses({ code: "already-moved", territory: "congo", armies: 2, most: 1 });
    moved
      .when(0, regroup(target, "congo", 1))
      .refuses({ code: "too-many-armies", territory: target, armies: 1, most: 0 });
    expect(moved.when(0, regroup("congo", "south-africa", 1)).armies("congo")).toBe(2);
  });

  test("003-16 «After moving army's, the player can not attack anymore!»", () => {
    facing(ruleset, [9, 1])
      .when(0, march({ brazil: 4 }, target))
      .when(0, regroup("brazil", "peru", 1))
      .when(0, march({ [target]: 2 }, "congo"))
      .refuses({ code: "wrong-phase", phase: "regroup", expected: ["attack", "choose"] });
  });

  test("003-24 «an extra connection between Eastern Australia and Argentina»: to attack and to move over", () => {
    const at = { argentina: [0, 9], "eastern-australia": [1, 1] } as const;
    const won = given(position({ ruleset, at })).when(0, march({ argentina: 4 }, "eastern-australia"));
    expect(won.owner("eastern-australia")).toBe(0);
    expect(won.when(0, regroup("argentina", "eastern-australia", 1)).armies("argentina")).toBe(4);
    expect(bookOf(ruleset).neighbours.flat().length / 2).toBe(84);
    for (const other of ["riesgo", "verdensherre"] as const)
      expect(bookOf(other).neighbours.flat().length / 2, other).toBe(83);
  });
});

describe("003 the end", () => {
  const rest = everywhere.filter((id) => id !== target && id !== "brazil");

  test("003-R17 who holds all 42 wins, 41 are not enough", () => {
    const one = { ...held(0, rest), brazil: [0, 5], [target]: [1, 1] } as const;
    expect(
      winners(given(position({ ruleset, seats: 2, at: one })).when(0, march({ brazil: 3 }, target))),
    ).toEqual([[0], "world"]);
    const two = { ...one, siam: [2, 1] } as const;
    expect(
      winners(given(position({ ruleset, seats: 3, at: two })).when(0, march({ brazil: 3 }, target))),
    ).toBeNull();
  });

  test("003-R21 at the round limit the most territories win, then the most armies", () => {
    const options = { "round-limit": "10" };
    const at = held(0, everywhere.slice(0, 14));
    const even = { ...held(1, everywhere.slice(14, 28), 2), ...held(2, everywhere.slice(28)) };
    const last = position({ ruleset, at: { ...at, ...even }, options, turn: 2, round: 10, phase: "choose" });
    const over = given(last).when(2, next);
    expect(winners(over)).toEqual([[1], "round-limit"]);
    given(position({ ruleset, at: { ...at, ...even }, options, turn: 1, round: 10, phase: "choose" }))
      .when(1, next)
      .tellsNo("game-over");
  });

  test("003-R19 who gives up before choosing adds armies by default", () => {
    const turn = facing(ruleset, [1, 9], { phase: "choose" });
    const gone = turn.when(0, surrender);
    const [placed] = told(gone.events, "armies-placed");
    expect(Object.values(placed.armies)).toEqual([3]);
    gone.tellsAlso({ type: "seat-surrendered", seat: 0, cards: [] }, { type: "turn-ended", seat: 0 });
  });

  test("003-R19 its cards are drawn again, its territories defend without them", () => {
    const gone = facing(ruleset, [9, 3], { hands: { 1: [target] } }).when(1, surrender);
    const won = gone.when(0, march({ brazil: 5 }, target));
    expect(won.owner(target)).toBe(0);
    const at = everywhere.indexOf(target);
    won
      .when(0, next)
      .when(0, next, scripted([42, at]))
      .tellsAlso({ type: "card-drawn", seat: 0, card: target });
  });
});
