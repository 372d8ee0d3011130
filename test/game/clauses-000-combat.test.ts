import { describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import { facing, fought } from "../support/facing";
import { attack, next, occupy, position } from "../support/game";
import { given, told } from "../support/specification";

const ruleset = "tenes-empanadas";
const border = ["brazil", "sahara"] as const;

describe("000 «To attack an enemy …»", () => {
  test("000-01 «you must wait for your turn»", () => {
    facing(ruleset, [5, 5]).when(1, attack("sahara", "brazil")).refuses({ code: "not-your-turn", turn: 0 });
    facing(ruleset, [5, 5], { phase: "reinforce" })
      .when(0, attack(...border))
      .refuses({ code: "wrong-phase", phase: "reinforce", expected: ["attack"] });
  });

  test("000-02 «When you receive the turn you can attack as many times as you want»", () => {
    let turn = facing(ruleset, [9, 1]);
    turn.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    for (const own of [9, 8, 7, 6, 5, 4, 3, 2])
      turn = turn.when(0, attack(...border), dice(...Array(Math.min(3, own - 1)).fill(1), 6));
    expect(turn.armies("brazil")).toBe(1);
  });

  test("000-03 «the source country (your country), and the destination country (your opponent country)»", () => {
    const turn = facing(ruleset, [5, 5]);
    turn.when(0, attack("sahara", "brazil")).refuses({ code: "not-yours", territory: "sahara" });
    turn.when(0, attack("brazil", "peru")).refuses({ code: "own-territory", territory: "peru" });
  });

  test("000-04 «at least 2 armies, but there is no restriction on the quantity of the destination country»", () => {
    facing(ruleset, [1, 1])
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: 1, least: 2 });
    for (const foreign of [1, 2, 50])
      expect(
        facing(ruleset, [2, foreign])
          .when(0, attack(...border), dice(1, ...Array(Math.min(3, foreign)).fill(6)))
          .armies("brazil"),
      ).toBe(1);
  });

  test.each([
    ["brazil", "sahara"],
    ["java", "australia"],
    ["alaska", "kamchatka"],
    ["chile", "australia"],
  ])(
    "000-05 «must be frontier … also considered, the ones that have lines that joins them»: %s, %s",
    (from, to) => {
      const turn = given(position({ ruleset, at: { [from]: [0, 2], [to]: [1, 1] } }));
      expect(turn.when(0, attack(from, to), dice(1, 6)).armies(from)).toBe(1);
      facing(ruleset, [5, 1])
        .when(0, attack("brazil", "spain"))
        .refuses({ code: "not-adjacent", from: "brazil", to: "spain" });
    },
  );

  test.each([
    [2, 1, 1, 1],
    [3, 3, 2, 3],
    [4, 2, 3, 2],
    [5, 2, 3, 2],
    [9, 9, 3, 3],
  ])(
    "000-06 000-07 000-12 000-13 «minus one, but no more than 3» against «no more than 3»: %i and %i throw %i and %i",
    (own, foreign, n, m) => {
      const chance = dice(...Array(n).fill(1), ...Array(m).fill(1));
      const [fight] = told(
        facing(ruleset, [own, foreign]).when(0, attack(...border), chance).events,
        "battle-fought",
      );
      expect([fight.attackDice.length, fight.defenceDice.length]).toEqual([n, m]);
    },
  );

  test.each([
    [
      [6, 4, 2],
      [6, 3],
      [1, 1],
    ],
    [
      [4, 2, 2],
      [3, 2, 1],
      [1, 2],
    ],
    [
      [2, 4, 6],
      [3, 6],
      [1, 1],
    ],
    [
      [1, 1, 1],
      [1, 1, 1],
      [3, 0],
    ],
    [
      [6, 6, 6],
      [5, 5, 5],
      [0, 3],
    ],
    [[5], [4, 4, 4], [0, 1]],
    [
      [3, 5],
      [6, 1, 2],
      [1, 1],
    ],
  ])(
    "000-08 000-09 000-15 000-16 «sorted in a descenig order … compared, the greatest result, with the greatest»: %j against %j",
    (mine, theirs, lost) => {
      const own = mine.length === 3 ? 9 : mine.length + 1;
      facing(ruleset, [own, theirs.length === 3 ? 9 : theirs.length])
        .when(0, attack(...border), dice(...mine, ...theirs))
        .tellsAlso(fought(border, [mine, theirs], lost as [number, number]));
    },
  );

  test("000-10 «You will conquer the country if your opponent run out of armies»", () => {
    const held = facing(ruleset, [9, 2]).when(0, attack(...border), dice(6, 1, 1, 5, 5));
    expect([held.owner("sahara"), held.armies("sahara")]).toEqual([1, 1]);
    const won = held.when(0, attack(...border), dice(6, 6, 6, 1));
    won.tellsAlso({
      type: "territory-conquered",
      territory: "sahara",
      from: "brazil",
      by: 0,
      of: 1,
      armies: 1,
      most: 3,
    });
    expect(won.owner("sahara")).toBe(0);
  });

  test.each([
    [9, 3],
    [4, 3],
    [3, 2],
  ])(
    "000-11 000-R09 «you can move as much as 3 armies», in all, the first by itself: of %i up to %i",
    (own, most) => {
      const pips = Array(Math.min(3, own - 1)).fill(6);
      const won = facing(ruleset, [own, 1]).when(0, attack(...border), dice(...pips, 1));
      expect(won.view(null).asks).toMatchObject({ question: "occupy", armies: [1, most] });
      for (let armies = 1; armies <= most; armies++)
        expect(won.when(0, occupy(armies)).armies("sahara")).toBe(armies);
      won
        .when(0, occupy(most + 1))
        .refuses({ code: "too-many-armies", territory: "sahara", armies: most + 1, most });
    },
  );

  test("000-14 «If you have 1 army, you cant attack»", () => {
    const turn = facing(ruleset, [1, 1]);
    turn
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: 1, least: 2 });
    expect(turn.choices(0).some(({ command }) => command.type === "attack")).toBe(false);
  });

  test("000-17 «Dont attack a country that has more armies than yours» is advice: it may be done", () => {
    facing(ruleset, [2, 9])
      .when(0, attack(...border), dice(6, 1, 1, 1))
      .tells(fought(border, [[6], [1, 1, 1]], [0, 1]));
  });

  test("000-R23 the next attack waives what else could have moved", () => {
    const won = facing(ruleset, [9, 1]).when(0, attack(...border), dice(6, 6, 6, 1));
    const again = won.when(0, attack("brazil", "argentina"), dice(1, 1, 1, 6));
    expect([again.armies("sahara"), again.view(null).asks]).toEqual([1, null]);
  });
});
