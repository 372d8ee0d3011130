import { describe, expect, test } from "vitest";
import type { Command, Violation } from "../../../worker/game/index";
import { granted, held, inside, next, place, position } from "../../support/game";
import { given, type Situation } from "../../support/specification";

describe("place", () => {
  const reinforcing = (): Situation =>
    given([
      ...position({ at: held(0, [...inside("oceania"), "peru"]), phase: "reinforce" }),
      granted(0, 3, { oceania: 2 }),
    ]);

  test("in parts, in any order; what is inside takes from the bonus first", () => {
    const placed = reinforcing().when(0, place({ java: 1, peru: 1 }));
    placed.tells({
      type: "armies-placed",
      seat: 0,
      armies: { java: 1, peru: 1 },
      fromContinents: { oceania: 1 },
    });
    expect(placed.view(0).you?.left).toEqual({ free: 2, continents: { oceania: 1 } });
    const rest = placed.when(0, place({ borneo: 3 }));
    rest.tells({ type: "armies-placed", seat: 0, armies: { borneo: 3 }, fromContinents: { oceania: 1 } });
    expect(rest.view(0).you?.left).toEqual({ free: 0, continents: {} });
  });

  test.each<[string, Command, Violation]>([
    ["not-yours before too-many-armies", place({ sahara: 9 }), { code: "not-yours", territory: "sahara" }],
    [
      "too-many-armies before outside-continent",
      place({ peru: 6 }),
      { code: "too-many-armies", armies: 6, most: 5 },
    ],
    [
      "outside-continent",
      place({ peru: 4, java: 1 }),
      { code: "outside-continent", armies: 4, free: 3, continents: { oceania: 2 } },
    ],
    ["RUL-03 nothing at all", place({}), { code: "too-few-armies", armies: 0, least: 1 }],
    ["RUL-03 no army on a territory", place({ peru: 0 }), { code: "too-few-armies", armies: 0, least: 1 }],
  ])("%s", (_, command, violation) => {
    reinforcing().when(0, command).refuses(violation);
  });

  test("what lies in several territories of a continent comes out of its bonus together", () => {
    const placed = reinforcing().when(0, place({ java: 1, borneo: 1, peru: 3 }));
    placed.tells({
      type: "armies-placed",
      seat: 0,
      armies: { java: 1, borneo: 1, peru: 3 },
      fromContinents: { oceania: 2 },
    });
    placed.when(0, next).tells({ type: "phase-began", seat: 0, phase: "attack" });
  });

  test("a territory with none beside one with some is no order for it", () => {
    reinforcing()
      .when(0, place({ java: 0, peru: 1 }))
      .tells({ type: "armies-placed", seat: 0, armies: { peru: 1 }, fromContinents: {} });
  });

  test("choices: one a territory, from one army to all that may lie there", () => {
    const bounds = reinforcing()
      .choices(0)
      .flatMap(({ command, armies }) =>
        command.type === "place" ? [[Object.keys(command.armies)[0], armies]] : [],
      );
    expect(bounds).toEqual([["peru", [1, 3]], ...inside("oceania").map((id) => [id, [1, 5]])]);
  });
});
