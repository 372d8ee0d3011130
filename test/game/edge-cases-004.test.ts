import { describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import { facing, fought } from "../support/facing";
import { attack, occupy } from "../support/game";
import { told } from "../support/specification";

const ruleset = "verdensherre";
const border = ["brazil", "north-africa"] as const;

describe("004 edge cases", () => {
  test("004-E07 4 3 6 against 5 4: the defender loses one, and a tie costs the attacker one", () => {
    facing(ruleset, [9, 5])
      .when(0, attack(...border), dice(4, 3, 6, 5, 4))
      .tells(
        fought(
          border,
          [
            [4, 3, 6],
            [5, 4],
          ],
          [1, 1],
        ),
      );
  });

  test("004-E12 RUL-05 Conquest move is fixed: source 10, two dice, exactly 2 move and nothing is asked", () => {
    const won = facing(ruleset, [10, 1]).when(0, attack(...border, { dice: 2 }), dice(6, 5, 4));
    const [conquered] = told(won.events, "territory-conquered");
    expect([conquered.armies, conquered.most]).toEqual([2, 2]);
    expect([won.armies("brazil"), won.armies("north-africa")]).toEqual([8, 2]);
    expect(won.view(null).asks).toBeNull();
    won.when(0, occupy(2)).refuses({ code: "not-in-these-rules", command: "occupy" });
  });

  test("004-E13 More than two units: source 2 is refused, source 3 rolls at most 2 dice", () => {
    facing(ruleset, [2, 1])
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: 2, least: 3 });
    const turn = facing(ruleset, [3, 1]);
    turn.when(0, attack(...border, { dice: 3 })).refuses({ code: "bad-dice", dice: 3, allowed: [1, 2] });
    turn.when(0, attack(...border), dice(1, 1, 6)).tells(fought(border, [[1, 1], [6]], [1, 0]));
  });

  test("004-E13 until the conquest, it stops at two", () => {
    const fight = facing(ruleset, [4, 9]).when(
      0,
      attack(...border, { until: "conquest" }),
      dice(1, 1, 1, 6, 6),
    );
    expect([fight.armies("brazil"), fight.owner("north-africa")]).toEqual([2, 1]);
  });

  test("004-E13 with the option attack-from=2 two attack with one die", () => {
    const turn = facing(ruleset, [2, 1], { options: { "attack-from": "2" } });
    turn.when(0, attack(...border), dice(1, 6)).tells(fought(border, [[1], [6]], [1, 0]));
    facing(ruleset, [1, 1], { options: { "attack-from": "2" } })
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: 1, least: 2 });
  });
});
