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
  occupy,
  position,
  regroup,
  surrender,
  territoriesOf,
} from "../support/game";
import { given, idle, type Situation, told } from "../support/specification";

// What the two classics share, and where they differ in a number alone.
const border = ["brazil", "north-africa"] as const;
const battles = ({ events }: Situation) => told(events, "battle-fought");
const always = { type: "standing", defend: "always-two" } as const;
const everywhere = territoriesOf("riesgo");

/** As `facing`; where the defender may choose he always rolls two. */
const against = (ruleset: RulesetId, own: number, foreign: number): Situation => {
  const turn = facing(ruleset, [own, foreign]);
  return ruleset === "riesgo" ? turn.when(1, always) : turn;
};

describe("the classics: the attack", () => {
  test.each([
    ["002-E01", "riesgo", 1, 2],
    ["004-E01", "verdensherre", 1, 3],
  ] as const)("%s One army cannot attack: %s", (_, ruleset, own, least) => {
    const turn = facing(ruleset, [own, 1]);
    turn
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: own, least });
    expect(turn.choices(0).filter(({ command }) => command.type === "attack")).toEqual([]);
  });

  test.each([
    ["002-E09", "riesgo"],
    ["004-E09", "verdensherre"],
  ] as const)(
    "%s Attacker's choice: 3 dice with 3 armies are refused, 1 die with 10 is legal: %s",
    (_, ruleset) => {
      for (const wrong of [0, 3, 4])
        against(ruleset, 3, 2)
          .when(0, attack(...border, { dice: wrong }))
          .refuses({ code: "bad-dice", dice: wrong, allowed: [1, 2] });
      for (const [own, chosen] of [
        [10, 1],
        [10, 2],
        [10, 3],
        [3, 2],
        [3, 1],
      ]) {
        const pips = [...Array(chosen).fill(1), 6, 6];
        const [fight] = battles(
          against(ruleset, own, 5).when(0, attack(...border, { dice: chosen }), dice(...pips)),
        );
        expect([fight.attackDice.length, fight.defenceDice.length]).toEqual([chosen, 2]);
      }
      const [most] = battles(against(ruleset, 10, 5).when(0, attack(...border), dice(1, 1, 1, 6, 6)));
      expect(most.attackDice.length, "the most dice where the number is left out").toBe(3);
    },
  );

  test.each([
    ["002-E50", "riesgo"],
    ["004-E50", "verdensherre"],
  ] as const)("%s Stopping: legal after every roll: %s", (_, ruleset) => {
    let turn = against(ruleset, 5, 3);
    turn.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    turn = turn.when(0, attack(...border), dice(1, 1, 1, 6, 6));
    expect([turn.armies("brazil"), turn.armies("north-africa")]).toEqual([3, 3]);
    turn.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    const other = turn.when(0, attack("brazil", "argentina"), dice(6, 6, 1));
    expect(other.owner("argentina")).toBe(0);
  });
});

describe("the classics: the conquest", () => {
  test.each([
    ["002-E49", "riesgo", {}],
    ["004-E49", "verdensherre", { occupation: "survivors-or-more" }],
  ] as const)(
    "%s Turn ends in the middle of a conquest: nothing else first, and by default the fewest move: %s",
    (_, ruleset, options) => {
      const won = facing(ruleset, [9, 1], { options }).when(0, attack(...border), dice(6, 5, 4, 3));
      const violation = { code: "must-occupy", from: "brazil", to: "north-africa", armies: [3, 8] } as const;
      for (const command of [next, attack("brazil", "argentina"), regroup("brazil", "peru", 1)])
        won.when(0, command).refuses(violation);
      const gone = won.when(0, surrender);
      expect([gone.armies("brazil"), gone.armies("north-africa")]).toEqual([6, 3]);
      won.when(0, occupy(5)).when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    },
  );

  test("004-E49 where exactly the survivors move nothing is asked, and the turn goes on", () => {
    const won = facing("verdensherre", [9, 1]).when(0, attack(...border), dice(6, 5, 4, 3));
    expect(won.view(null).asks).toBeNull();
    won.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
  });
});

describe("the classics: reinforcement", () => {
  const corners = ["alaska", "venezuela", "iceland", "egypt", "ural", "indonesia"];
  const scattered = everywhere.filter((id) => !corners.includes(id));
  const income = (ruleset: RulesetId, ids: readonly string[]) =>
    given(
      position({ ruleset, seats: 2, at: { alaska: [0, 1], ...held(1, ids) }, rest: [0], phase: "regroup" }),
    ).when(0, next);

  test.each([
    [1, 3],
    [11, 3],
    [12, 4],
    [14, 4],
    [15, 5],
  ])("002-E15 004-E15 RUL-08 Reinforcement table: %i territories give %i", (count, free) => {
    for (const ruleset of ["riesgo", "verdensherre"] as const)
      income(ruleset, scattered.slice(0, count)).tellsAlso(granted(1, free));
  });

  test.each([
    [38, 12],
    [41, 13],
  ])("002-E15 004-E15 %i territories give %i, besides the continents", (count, armies) => {
    const without = { options: { "continent-bonus": "none" } };
    const at = { ...held(1, everywhere.slice(42 - count)), alaska: [0, 1] } as const;
    given(position({ ruleset: "verdensherre", seats: 2, at, rest: [0], phase: "regroup", ...without }))
      .when(0, next)
      .tellsAlso(granted(1, armies));
    // All continents but North America.
    const bonus = 2 + 5 + 3 + 7 + 2;
    for (const ruleset of ["riesgo", "verdensherre"] as const)
      income(ruleset, everywhere.slice(42 - count)).tellsAlso(granted(1, armies + bonus));
  });

  test.each([
    ["002-E17", "riesgo"],
    ["004-E17", "verdensherre"],
  ] as const)("%s Continent won or lost during a turn: %s", (_, ruleset) => {
    const africa = inside("africa", undefined, ruleset);
    const at = { ...held(0, africa, 4), "north-africa": [1, 1], congo: [0, 9] } as const;
    const won = given(position({ ruleset, seats: 2, at })).when(
      0,
      attack("congo", "north-africa", { dice: 3 }),
      dice(6, 6, 6, 1),
    );
    won.tellsNo("armies-granted");
    const answered = ruleset === "riesgo" ? won.when(0, occupy(3)) : won;
    const card = { type: "card-drawn", seat: 0, card: "alaska" } as const;
    const ended = answered.when(0, next).when(0, next);
    ended.tellsAlso(card);
    idle(ended).tellsAlso(granted(0, 6));
    const whole = { ...held(0, africa), brazil: [1, 9] } as const;
    const fallen = given(position({ ruleset, seats: 2, at: whole, turn: 1 })).when(
      1,
      attack("brazil", "north-africa", { dice: 1 }),
      dice(6, 1),
    );
    const lost = ruleset === "riesgo" ? fallen.when(1, occupy(1)) : fallen;
    idle(lost).tellsAlso(granted(0, 3));
  });
});
