import { describe, expect, test } from "vitest";
import type { DefenceOrder } from "../../worker/game/index";
import { dice } from "../support/dice";
import { facing, fought } from "../support/facing";
import { attack, next, occupy, type Position } from "../support/game";
import { type Situation, told } from "../support/specification";

const ruleset = "riesgo";
const border = ["brazil", "north-africa"] as const;
const defend = (count: number) => ({ type: "defend", dice: count }) as const;
const order = (how: DefenceOrder) => ({ type: "standing", defend: how }) as const;

/** The defender has given this standing order. */
const ordered = (how: DefenceOrder, own: number, foreign: number, wanted: Omit<Position, "ruleset"> = {}) =>
  facing(ruleset, [own, foreign], wanted).when(1, order(how));
const counts = (now: Situation) =>
  told(now.events, "battle-fought").map(({ attackDice, defenceDice }) => [
    attackDice.length,
    defenceDice.length,
  ]);

describe("002 «La victoria o derrota de cada batalla se decide tirando unos dados»", () => {
  test("002-05 «tres dados de ataque … y dos dados de defensa»", () => {
    expect(counts(ordered("always-two", 20, 20).when(0, attack(...border), dice(1, 1, 1, 6, 6)))).toEqual([
      [3, 2],
    ]);
  });

  test("002-06 «debe contar como mínimo con 2 o más tropas en el país desde donde se realiza el ataque»", () => {
    facing(ruleset, [1, 1])
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: 1, least: 2 });
    facing(ruleset, [2, 1])
      .when(0, attack(...border), dice(1, 1))
      .tells(fought(border, [[1], [1]], [1, 0]));
  });

  test("002-06 «a los territorios contiguos», and not one's own", () => {
    const turn = facing(ruleset, [5, 1]);
    turn.when(0, attack("brazil", "egypt")).refuses({ code: "not-adjacent", from: "brazil", to: "egypt" });
    turn.when(0, attack("brazil", "peru")).refuses({ code: "own-territory", territory: "peru" });
    turn.when(0, attack("north-africa", "brazil")).refuses({ code: "not-yours", territory: "north-africa" });
  });

  test.each([
    [2, [1]],
    [3, [1, 2]],
    [4, [1, 2, 3]],
    [9, [1, 2, 3]],
  ])(
    "002-07 «un mínimo de un dado y un máximo de tres, según desee atacar con dos, tres o más tropas»: %i troops: %j",
    (own, allowed) => {
      const turn = facing(ruleset, [own, 1]);
      for (const count of [0, 1, 2, 3, 4])
        if (allowed.includes(count))
          expect(
            counts(turn.when(0, attack(...border, { dice: count }), dice(...Array(count).fill(1), 6))),
          ).toEqual([[count, 1]]);
        else
          turn
            .when(0, attack(...border, { dice: count }))
            .refuses({ code: "bad-dice", dice: count, allowed });
    },
  );

  test("002-08 002-R05 «En ese momento el jugador defensor puede elegir», his opponent's dice lying there", () => {
    const asked = ordered("ask", 9, 3).when(0, attack(...border), dice(5, 4, 3));
    expect(asked.view(1).asks).toMatchObject({ attackDice: [5, 4, 3], armies: [1, 2] });
    asked.when(1, defend(1), dice(4)).tells(fought(border, [[5, 4, 3], [4]], [0, 1]));
    asked.when(1, defend(2), dice(4, 4)).tells(
      fought(
        border,
        [
          [5, 4, 3],
          [4, 4],
        ],
        [1, 1],
      ),
    );
  });

  test("002-08 with one troop there is no second die, whatever was ordered", () => {
    for (const how of ["ask", "always-two", "as-odds"] as const)
      expect(counts(ordered(how, 9, 1).when(0, attack(...border), dice(1, 1, 1, 6)))).toEqual([[3, 1]]);
  });

  test.each([
    [
      [6, 3, 2],
      [5, 3],
      [1, 1],
    ],
    [
      [6, 6, 1],
      [6, 5],
      [1, 1],
    ],
    [
      [5, 4, 1],
      [6, 6],
      [2, 0],
    ],
    [
      [6, 5, 1],
      [5, 4],
      [0, 2],
    ],
    [
      [1, 6, 6],
      [6, 6],
      [2, 0],
    ],
    [[2], [1, 1], [0, 1]],
    [
      [2, 5],
      [4, 3],
      [1, 1],
    ],
  ])(
    "002-09 002-10 002-11 002-12 «Comparando las dos puntuaciones más altas»: %j against %j",
    (mine, theirs, lost) => {
      ordered("ask", 9, 9)
        .when(0, attack(...border, { dice: mine.length }), dice(...mine))
        .when(1, defend(theirs.length), dice(...theirs))
        .tells(fought(border, [mine, theirs], lost as [number, number]));
    },
  );

  test("002-13 002-R07 «Se repite este proceso hasta que …», by one order or one by one, and it may stop", () => {
    const until = ordered("always-two", 4, 4).when(
      0,
      attack(...border, { until: "conquest" }),
      dice(1, 1, 1, 6, 6, 1, 6, 6),
    );
    // Down to two he rolls one die, and the last army may not attack.
    expect(until.violation).toBeNull();
    expect(until.armies("brazil")).toBe(1);
    const stopped = ordered("always-two", 8, 9).when(
      0,
      attack(...border, { until: 5 }),
      dice(1, 1, 1, 6, 6, 1, 1, 1, 6, 6),
    );
    expect(stopped.armies("brazil")).toBe(4);
    stopped.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
  });

  test("002-14 002-R08 «con un mínimo de tropas igual al último ataque realizado y como máximo …»", () => {
    // The last roll was with two dice, whatever was rolled before.
    const won = ordered("always-two", 4, 2)
      .when(0, attack(...border), dice(6, 1, 1, 5, 5))
      .when(0, attack(...border, { dice: 2 }), dice(6, 6, 1));
    expect(won.view(null).asks).toBeNull();
    expect([won.armies("brazil"), won.armies("north-africa")]).toEqual([1, 2]);
    const wide = ordered("always-two", 20, 1).when(0, attack(...border, { dice: 2 }), dice(6, 6, 1));
    expect(wide.view(null).asks).toMatchObject({ armies: [2, 19] });
    expect(wide.when(0, occupy(19)).armies("brazil")).toBe(1);
  });
});
