import { describe, expect, test } from "vitest";
import type { RulesetId } from "../../worker/game/index";
import { dice } from "../support/dice";
import { facing } from "../support/facing";
import {
  attack,
  granted,
  held,
  inside,
  next,
  place,
  position,
  regroup,
  territoriesOf,
} from "../support/game";
import { given, idle, told } from "../support/specification";

const everywhere = territoriesOf("riesgo");
const border = ["brazil", "north-africa"] as const;
const classics = ["riesgo", "verdensherre"] as const;
/** What seat 1, holding these, is granted when its turn opens. */
function incomeWith(ruleset: RulesetId, ids: readonly string[], options = {}) {
  const at = { ...held(1, ids), alaska: [0, 1] } as const;
  const turn = given(position({ ruleset, seats: 2, at, rest: [0], options, phase: "regroup" })).when(0, next);
  const [{ free, continents }] = told(turn.events, "armies-granted");
  expect(continents, "nothing is bound to a continent").toEqual({});
  return free;
}

describe("the classics: a turn", () => {
  test.each(classics)(
    "002-01 «tres etapas»: troops are placed, territories attacked, armies restructured: %s",
    (ruleset) => {
      const placing = given([
        ...position({ ruleset, at: held(0, ["brazil"], 5), phase: "reinforce" }),
        granted(0, 3),
      ]);
      placing
        .when(0, attack(...border))
        .refuses({ code: "wrong-phase", phase: "reinforce", expected: ["attack"] });
      const attacking = placing.when(0, place({ brazil: 3 })).when(0, next);
      attacking.tells({ type: "phase-began", seat: 0, phase: "attack" });
      attacking
        .when(0, place({ brazil: 1 }))
        .refuses({ code: "wrong-phase", phase: "attack", expected: ["deploy", "reinforce"] });
      const regrouping = attacking.when(0, next);
      regrouping.tells({ type: "phase-began", seat: 0, phase: "regroup" });
      regrouping
        .when(0, next)
        .tellsAlso(
          { type: "turn-ended", seat: 0 },
          { type: "turn-began", seat: 1, round: 1, pass: 0, phase: "reinforce" },
        );
    },
  );

  test.each([
    [1, 3],
    [8, 3],
    [11, 3],
    [12, 4],
    [14, 4],
  ])(
    "002-02 RUL-08 «el número de países dividido entre tres y despreciados los decimales … como mínimo tres»: %i give %i",
    (count, armies) => {
      // One of each continent is missing.
      const missing = ["alaska", "venezuela", "iceland", "egypt", "ural", "indonesia"];
      const ids = everywhere.filter((id) => !missing.includes(id)).slice(0, count);
      for (const ruleset of classics) expect(incomeWith(ruleset, ids)).toBe(armies);
    },
  );

  test.each([
    [1, 3],
    [11, 3],
    [12, 4],
    [14, 4],
    [15, 5],
    [17, 5],
    [18, 6],
    [20, 6],
    [21, 7],
    [23, 7],
    [24, 8],
    [26, 8],
    [27, 9],
    [29, 9],
    [30, 10],
    [32, 10],
    [33, 11],
    [35, 11],
    [36, 12],
    [38, 12],
    [39, 13],
    [41, 13],
  ])(
    "004-07 «En til 11 territorier tjener tre forstærkninger … 39 til 41, 13»: %i earn %i",
    (count, armies) => {
      const ids = everywhere.slice(42 - count);
      expect(incomeWith("verdensherre", ids, { "continent-bonus": "none" })).toBe(armies);
    },
  );

  test.each([
    ["asia", 7, 12],
    ["north-america", 5, 9],
    ["europe", 5, 7],
    ["africa", 3, 6],
    ["south-america", 2, 4],
    ["australia", 2, 4],
  ])(
    "002-03 002-R13 004-R04 «si se controla un continente completo»: %s %i, placed anywhere",
    (continent, bonus, size) => {
      const ids = inside(continent, undefined, "riesgo");
      expect(ids).toHaveLength(size);
      const base = Math.max(3, Math.floor(size / 3));
      // Alaska is the other seat's: for North America another board's corner is.
      for (const ruleset of classics) {
        const at = { ...held(1, ids), [continent === "asia" ? "alaska" : "siam"]: [0, 1] } as const;
        const granting = (more: object) => {
          const turn = given(
            position({ ruleset, seats: 2, at: { ...at, ...more }, rest: [0], phase: "regroup" }),
          ).when(0, next);
          return told(turn.events, "armies-granted").map(({ free, continents }) => [free, continents]);
        };
        expect(granting({})).toEqual([[base + bonus, {}]]);
        for (const missing of ids)
          expect(granting({ [missing]: [0, 1] })).toEqual([[Math.max(3, Math.floor((size - 1) / 3)), {}]]);
      }
    },
  );

  test("004-R04 with the option continent-bonus=none they give nothing", () => {
    const ids = inside("australia", undefined, "riesgo");
    expect(incomeWith("verdensherre", ids, { "continent-bonus": "none" })).toBe(3);
    expect(incomeWith("verdensherre", ids)).toBe(5);
  });

  test.each(classics)(
    "004-08 «Disperse forstærkninger i dine besatte områder»: in parts, on own ones, all of them: %s",
    (ruleset) => {
      const turn = given([
        ...position({ ruleset, at: held(0, ["brazil", "peru"]), phase: "reinforce" }),
        granted(0, 3),
      ]);
      turn.when(0, place({ siam: 1 })).refuses({ code: "not-yours", territory: "siam" });
      turn.when(0, place({ brazil: 4 })).refuses({ code: "too-many-armies", armies: 4, most: 3 });
      const part = turn.when(0, place({ brazil: 1 }));
      part.when(0, next).refuses({ code: "must-place", left: 2 });
      part
        .when(0, place({ peru: 2 }))
        .when(0, next)
        .tells({ type: "phase-began", seat: 0, phase: "attack" });
    },
  );

  test.each(classics)("002-15 004-23 «todos los ataques que desee», «hvis du ønsker det»: %s", (ruleset) => {
    let turn = facing(ruleset, [9, 1]);
    turn.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    for (let i = 0; i < 4; i++) turn = turn.when(0, attack(...border, { dice: 1 }), dice(1, 6));
    expect(turn.armies("brazil")).toBe(5);
  });

  test.each(classics)(
    "002-16 004-18 004-R11 «una única reestructuración … entre dos territorios contiguos», «forlader den ene bag»: %s",
    (ruleset) => {
      const turn = facing(ruleset, [5, 1], { at: { argentina: [0, 3], egypt: [0, 2] } });
      turn
        .when(0, regroup("brazil", "egypt", 1))
        .refuses({ code: "not-adjacent", from: "brazil", to: "egypt" });
      turn
        .when(0, regroup("brazil", "peru", 5))
        .refuses({ code: "too-many-armies", territory: "brazil", armies: 5, most: 4 });
      turn
        .when(0, regroup("brazil", "north-africa", 1))
        .refuses({ code: "not-yours", territory: "north-africa" });
      const moved = turn.when(0, regroup("brazil", "peru", 4));
      expect(moved.choices(0).filter(({ command }) => command.type === "regroup")).toEqual([]);
      moved
        .when(0, regroup("argentina", "peru", 1))
        .refuses({ code: "already-moved", territory: "argentina", armies: 1, most: 0 });
      moved.when(0, next).tellsAlso({ type: "turn-ended", seat: 0 });
    },
  );

  test.each(classics)(
    "002-R15 004-R15 seats play whole turns in seat order, and the same seat begins every round: %s",
    (ruleset) => {
      let turn = given(
        position({ ruleset, seats: 4, rest: [0, 1, 2, 3], turn: 2, first: 2, phase: "regroup" }),
      );
      const turns: number[][] = [];
      for (let i = 0; i < 5; i++) {
        turn = idle(turn);
        turns.push([turn.state.round, turn.state.turn]);
      }
      expect(turns).toEqual([
        [1, 3],
        [1, 0],
        [1, 1],
        [2, 2],
        [2, 3],
      ]);
    },
  );

  test.each(classics)("002-R24 004-R15 the first round has an income as every other: %s", (ruleset) => {
    const first = given(position({ ruleset, rest: [0, 1, 2], phase: "regroup" })).when(0, next);
    expect(told(first.events, "armies-granted")).toHaveLength(1);
  });
});

describe("the classics: the end", () => {
  const rest = everywhere.filter((id) => id !== "north-africa" && id !== "brazil");
  const winners = (now: { state: { winners: unknown; victory: unknown } }) =>
    now.state.winners && [now.state.winners, now.state.victory];

  test.each(classics)("004-22 002-R14 «indtil en spiller styrer alle områder»: %s", (ruleset) => {
    const at = { ...held(0, rest), brazil: [0, 4], "north-africa": [1, 1] } as const;
    const roll = () => [attack(...border, { dice: 1 }), dice(6, 1)] as const;
    expect(winners(given(position({ ruleset, seats: 2, at })).when(0, ...roll()))).toEqual([[0], "world"]);
    const two = { ...at, siam: [2, 1] } as const;
    expect(winners(given(position({ ruleset, seats: 3, at: two })).when(0, ...roll()))).toBeNull();
  });

  test.each(classics)(
    "002-R22 004-R16 at the round limit most territories, then most armies, else it is shared: %s",
    (ruleset) => {
      const options = { "round-limit": "10" };
      const thirds = [everywhere.slice(0, 14), everywhere.slice(14, 28), everywhere.slice(28)];
      const over = (armies: readonly number[]) => {
        const at = Object.assign(
          {},
          ...thirds.map((ids, seat) => ({ ...held(seat, ids), [ids[0]]: [seat, armies[seat]] })),
        );
        return winners(
          given(position({ ruleset, at, options, turn: 2, round: 10, phase: "regroup" })).when(2, next),
        );
      };
      expect(over([1, 5, 2])).toEqual([[1], "round-limit"]);
      expect(over([3, 3, 1])).toEqual([[0, 1], "round-limit"]);
    },
  );
});
