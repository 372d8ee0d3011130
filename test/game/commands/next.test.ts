import { describe, expect, test } from "vitest";
import { granted, next, place, position, trade } from "../../support/game";
import { given } from "../../support/specification";

const at = { brazil: [0, 9], peru: [0, 1], sahara: [1, 1] } as const;

describe("next", () => {
  test("001-R21 RUL-04 must-place: what is granted is placed before the phase ends", () => {
    const turn = given([...position({ at, phase: "reinforce" }), granted(0, 4)]);
    turn.when(0, next).refuses({ code: "must-place", left: 4 });
    turn
      .when(0, place({ peru: 3 }))
      .when(0, next)
      .refuses({ code: "must-place", left: 1 });
    expect(turn.choices(0)).not.toContainEqual({ command: next });
  });

  test("001-E30 must-trade comes before must-place, with more than five cards", () => {
    const six = ["mexico", "california", "oregon", "brazil", "chile", "alaska"];
    const turn = given([...position({ at, hands: { 0: six }, phase: "reinforce" }), granted(0, 3)]);
    turn.when(0, next).refuses({ code: "must-trade", cards: 6, most: 5 });
    const placed = turn.when(0, place({ peru: 3 }));
    placed.when(0, next).refuses({ code: "must-trade", cards: 6, most: 5 });
    placed
      .when(0, trade(...six.slice(0, 3)))
      .when(0, place({ peru: 4 }))
      .when(0, next)
      .tells({ type: "phase-began", seat: 0, phase: "attack" });
    const five = given([
      ...position({ at, hands: { 0: six.slice(0, 5) }, phase: "reinforce" }),
      granted(0, 3),
    ]);
    five
      .when(0, place({ peru: 3 }))
      .when(0, next)
      .tells({ type: "phase-began", seat: 0, phase: "attack" });
  });
});
