import { describe, expect, test } from "vitest";
import type { Command, Violation } from "../../../worker/game/index";
import { dice } from "../../support/dice";
import { attack, type Position, position } from "../../support/game";
import { given, type Situation } from "../../support/specification";

const at = { brazil: [0, 9], peru: [0, 1], sahara: [1, 1] } as const;
const facing = (wanted: Omit<Position, "at"> = {}): Situation => given(position({ at, ...wanted }));

describe("attack", () => {
  test.each<[string, Command, Violation]>([
    [
      "not-yours before own-territory and not-adjacent",
      attack("sahara", "brazil"),
      { code: "not-yours", territory: "sahara" },
    ],
    [
      "own-territory before not-adjacent",
      attack("brazil", "brazil"),
      { code: "own-territory", territory: "brazil" },
    ],
    [
      "not-adjacent before too-few-armies",
      attack("peru", "japan"),
      { code: "not-adjacent", from: "peru", to: "japan" },
    ],
    [
      "too-few-armies before bad-dice",
      attack("peru", "argentina", { dice: 3 }),
      { code: "too-few-armies", territory: "peru", armies: 1, least: 2 },
    ],
    [
      "already down to the number to stop at",
      attack("brazil", "sahara", { until: 9 }),
      { code: "too-few-armies", territory: "brazil", armies: 9, least: 10 },
    ],
  ])("%s", (_, command, violation) => {
    facing().when(0, command).refuses(violation);
  });

  test("pact-in-force comes before too-few-armies", () => {
    const bound = facing()
      .when(1, { type: "pact-offer", with: 0, scope: "world" })
      .when(0, { type: "pact-accept", pact: 1 });
    const target = bound.owner("argentina") === 1 ? "argentina" : "chile";
    bound.when(0, attack("peru", target)).refuses({ code: "pact-in-force", pact: 1, with: 1 });
  });

  const many = (brazil: number, sahara: number): Situation =>
    given(position({ at: { brazil: [0, brazil], sahara: [1, sahara] } }));

  test("until conquest: it rolls on until the territory falls", () => {
    const won = many(5, 4).when(
      0,
      attack("brazil", "sahara", { until: "conquest" }),
      dice(6, 6, 1, 5, 5, 5, 6, 6, 6, 5, 5),
    );
    expect([won.owner("sahara"), won.armies("brazil"), won.armies("sahara")]).toEqual([0, 3, 1]);
  });

  test("until conquest: it stops where it cannot attack any more", () => {
    const lost = many(4, 2).when(
      0,
      attack("brazil", "sahara", { until: "conquest" }),
      dice(1, 1, 1, 5, 5, 1, 6, 6),
    );
    expect([lost.owner("sahara"), lost.armies("brazil"), lost.armies("sahara")]).toEqual([1, 1, 2]);
  });

  test.each([
    [4, 4],
    [5, 4],
    [3, 2],
    [1, 1],
    [0, 1],
  ])("until %i of 8: it stops with %i armies or fewer", (until, left) => {
    const rolls = left === 4 ? [1, 1, 1, 5, 5, 1, 1, 1, 5, 5] : [1, 1, 1, 5, 5, 1, 1, 1, 5, 5, 1, 1, 1, 5, 5];
    const more = left === 1 ? [...rolls, 1, 5, 5] : rolls;
    const fought = many(8, 2).when(0, attack("brazil", "sahara", { until }), dice(...more));
    expect(fought.armies("brazil")).toBe(left);
  });

  test("until a number: it stops as well when the territory falls", () => {
    expect(
      many(8, 1)
        .when(0, attack("brazil", "sahara", { until: 4 }), dice(6, 6, 6, 1))
        .owner("sahara"),
    ).toBe(0);
  });

  test("choices are the borders over which this seat may attack, and no other", () => {
    const turn = given(position({ at: { brazil: [0, 2], peru: [0, 1], sahara: [1, 1] }, seats: 2 }));
    const targets = turn
      .choices(0)
      .flatMap(({ command }) => (command.type === "attack" ? [[command.from, command.to]] : []));
    expect(targets.sort()).toEqual(
      ["argentina", "colombia", "sahara", "uruguay"].map((to) => ["brazil", to]),
    );
  });
});
