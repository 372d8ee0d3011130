import { describe, expect, test } from "vitest";
import type { Command, Violation } from "../../../worker/game/index";
import { attack, next, type Position, position, regroup } from "../../support/game";
import { given, type Situation } from "../../support/specification";

const at = { brazil: [0, 9], peru: [0, 1], sahara: [1, 1] } as const;
const facing = (wanted: Omit<Position, "at"> = {}): Situation => given(position({ at, ...wanted }));

describe("regroup", () => {
  const regrouping = (): Situation =>
    given(
      position({ at: { brazil: [0, 4], peru: [0, 2], spain: [0, 1], sahara: [1, 1] }, phase: "regroup" }),
    );

  test.each<[string, Command, Violation]>([
    [
      "not-yours, the source first",
      regroup("sahara", "japan", 1),
      { code: "not-yours", territory: "sahara" },
    ],
    ["not-yours, the target", regroup("brazil", "sahara", 1), { code: "not-yours", territory: "sahara" }],
    ["not-adjacent", regroup("brazil", "spain", 1), { code: "not-adjacent", from: "brazil", to: "spain" }],
    ["to itself", regroup("brazil", "brazil", 1), { code: "not-adjacent", from: "brazil", to: "brazil" }],
    [
      "RUL-10 none",
      regroup("brazil", "peru", 0),
      { code: "too-few-armies", territory: "brazil", armies: 0, least: 1 },
    ],
    [
      "RUL-03 fewer than none",
      regroup("brazil", "peru", -5),
      { code: "too-few-armies", territory: "brazil", armies: -5, least: 1 },
    ],
    [
      "the last army",
      regroup("brazil", "peru", 4),
      { code: "too-many-armies", territory: "brazil", armies: 4, most: 3 },
    ],
  ])("%s", (_, command, violation) => {
    regrouping().when(0, command).refuses(violation);
  });

  test("001-E39 the first one ends the attacks; none ends the turn", () => {
    const moved = facing().when(0, regroup("brazil", "peru", 2));
    moved.tells(
      { type: "phase-began", seat: 0, phase: "regroup" },
      { type: "armies-regrouped", from: "brazil", to: "peru", armies: 2 },
    );
    moved
      .when(0, attack("brazil", "sahara"))
      .refuses({ code: "wrong-phase", phase: "regroup", expected: ["attack"] });
    expect(moved.state.turn).toBe(0);
  });

  test("RUL-06 what has arrived does not move on; what was there may", () => {
    const moved = regrouping().when(0, regroup("brazil", "peru", 3));
    moved
      .when(0, regroup("peru", "brazil", 2))
      .refuses({ code: "already-moved", territory: "peru", armies: 2, most: 1 });
    const back = moved.when(0, regroup("peru", "brazil", 1));
    back
      .when(0, regroup("peru", "brazil", 1))
      .refuses({ code: "already-moved", territory: "peru", armies: 1, most: 0 });
    back
      .when(0, regroup("peru", "brazil", 4))
      .refuses({ code: "too-many-armies", territory: "peru", armies: 4, most: 0 });
    expect(back.choices(0).filter(({ command }) => command.type === "regroup")).toEqual([]);
  });

  test("what arrived moves again in the next own turn", () => {
    const at = { brazil: [0, 4], peru: [0, 1], sahara: [1, 1] } as const;
    const ended = given(position({ at, seats: 2, options: { victory: "world" }, phase: "regroup" }))
      .when(0, regroup("brazil", "peru", 3))
      .when(0, next);
    expect(ended.state.arrived.every((count) => count === 0)).toBe(true);
  });
});
