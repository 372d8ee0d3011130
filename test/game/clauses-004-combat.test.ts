import { describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import { facing, fought } from "../support/facing";
import { attack, next, occupy } from "../support/game";
import { told } from "../support/specification";

const ruleset = "verdensherre";
const border = ["brazil", "north-africa"] as const;

describe("004 «Combat dine modstandere, hvis du ønsker det»", () => {
  test("004-09 004-R01 «Hvis mere end to kampenheder sidde i nogen besatte område, kan du angribe en tilstødende modstanders territorium»", () => {
    for (const own of [1, 2])
      facing(ruleset, [own, 1])
        .when(0, attack(...border))
        .refuses({ code: "too-few-armies", territory: "brazil", armies: own, least: 3 });
    facing(ruleset, [3, 1])
      .when(0, attack(...border), dice(1, 1, 6))
      .tells(fought(border, [[1, 1], [6]], [1, 0]));
    const turn = facing(ruleset, [9, 1]);
    turn.when(0, attack("brazil", "egypt")).refuses({ code: "not-adjacent", from: "brazil", to: "egypt" });
    turn.when(0, attack("brazil", "peru")).refuses({ code: "own-territory", territory: "peru" });
    turn.when(0, attack("north-africa", "brazil")).refuses({ code: "not-yours", territory: "north-africa" });
  });

  test.each([
    ["3", 2, 3],
    ["2", 1, 2],
  ])("004-R01 the option attack-from=%s: %i armies are too few", (from, armies, least) => {
    facing(ruleset, [armies, 1], { options: { "attack-from": from } })
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies, least });
  });

  test.each([
    [3, [1, 2]],
    [4, [1, 2, 3]],
    [9, [1, 2, 3]],
  ])(
    "004-10 004-11 «op til tre enheder på én gang», one die each, «du skal lade en enhed i det område»: %i units: %j",
    (own, allowed) => {
      const turn = facing(ruleset, [own, 1]);
      for (const count of [0, 1, 2, 3, 4])
        if (allowed.includes(count)) {
          const [fight] = told(
            turn.when(0, attack(...border, { dice: count }), dice(...Array(count).fill(1), 6)).events,
            "battle-fought",
          );
          expect(fight.attackDice).toHaveLength(count);
        } else
          turn
            .when(0, attack(...border, { dice: count }))
            .refuses({ code: "bad-dice", dice: count, allowed });
    },
  );

  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [9, 2],
  ])(
    "004-12 «én dør for hver forsvarende enhed (kan kun forsvare med to enheder)»: %i roll %i",
    (foreign, count) => {
      const [fight] = told(
        facing(ruleset, [9, foreign]).when(0, attack(...border), dice(1, 1, 1, ...Array(count).fill(6)))
          .events,
        "battle-fought",
      );
      expect(fight.defenceDice).toHaveLength(count);
    },
  );

  test("004-12 nobody asks the defender", () => {
    const turn = facing(ruleset, [9, 5]);
    turn
      .when(1, { type: "standing", defend: "ask" })
      .refuses({ code: "not-in-these-rules", command: "standing" });
    turn.when(1, { type: "defend", dice: 1 }).refuses({ code: "not-in-these-rules", command: "defend" });
  });

  test.each([
    [
      [4, 3, 6],
      [5, 4],
      [1, 1],
    ],
    [
      [6, 1, 1],
      [2, 5],
      [1, 1],
    ],
    [
      [6, 5, 1],
      [4, 4],
      [0, 2],
    ],
    [
      [3, 3, 3],
      [6, 1],
      [1, 1],
    ],
    [
      [2, 2],
      [3, 1],
      [1, 1],
    ],
    [[1], [1, 1], [1, 0]],
  ])(
    "004-13 004-14 004-15 004-16 «Den højeste … den næsthøjeste»; «I tilfælde af stemmelighed, forsvareren vinder»: %j against %j",
    (mine, theirs, lost) => {
      facing(ruleset, [9, 5])
        .when(0, attack(...border, { dice: mine.length }), dice(...mine, ...theirs))
        .tells(fought(border, [mine, theirs], lost as [number, number]));
    },
  );

  test.each([
    [1, 10],
    [2, 10],
    [3, 10],
    [3, 4],
  ])(
    "004-17 004-R02 «flytte antallet af angribende enheder, der overlevede angrebet»: exactly the %i that rolled, of %i",
    (count, own) => {
      const won = facing(ruleset, [own, 1]).when(
        0,
        attack(...border, { dice: count }),
        dice(...Array(count).fill(6), 1),
      );
      expect([won.armies("brazil"), won.armies("north-africa")]).toEqual([own - count, count]);
      expect(won.view(null).asks).toBeNull();
    },
  );

  test("004-R02 with the option occupation=survivors-or-more, at least those and at most all but one", () => {
    const options = { occupation: "survivors-or-more" };
    const won = facing(ruleset, [10, 1], { options }).when(0, attack(...border, { dice: 2 }), dice(6, 6, 1));
    expect(won.view(null).asks).toMatchObject({ question: "occupy", armies: [2, 9] });
    won
      .when(0, occupy(1))
      .refuses({ code: "too-few-armies", territory: "north-africa", armies: 1, least: 2 });
    won
      .when(0, occupy(10))
      .refuses({ code: "too-many-armies", territory: "north-africa", armies: 10, most: 9 });
    expect(won.when(0, occupy(9)).armies("brazil")).toBe(1);
    facing(ruleset, [3, 1], { options })
      .when(0, attack(...border), dice(6, 6, 1))
      .when(0, next)
      .tells({ type: "phase-began", seat: 0, phase: "regroup" });
  });
});
