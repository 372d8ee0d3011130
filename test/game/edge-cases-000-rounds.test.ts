import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../worker/game/index";
import { dice, scripted } from "../support/dice";
import { attack, granted, held, next, type Position, position, trade, traded } from "../support/game";
import { given, idle, type Situation, told } from "../support/specification";

const ruleset = "tenes-empanadas";
/** A position of the second round, in the lap of reinforcements. */
const reinforcing = (wanted: Omit<Position, "ruleset" | "phase">): GameEvent[] =>
  position({ ruleset, round: 2, phase: "reinforce", ...wanted });

describe("000 edge cases of the rounds", () => {
  /** [round, lap, seat, phase] of each turn that begins, played quietly. */
  function turns(start: Situation, count: number): unknown[] {
    let now = start;
    return Array.from({ length: count }, () => {
      now = idle(now);
      const { round, pass, turn, phase } = now.state;
      return [round, pass, turn, phase];
    });
  }

  test("000-E18 Round order: A B C attack; B C A reinforce, then B C A attack; the third begins with C", () => {
    const start = given(position({ ruleset, rest: [0, 1, 2], options: { victory: "world" } }));
    expect(turns(start, 11)).toEqual([
      [1, 0, 1, "attack"],
      [1, 0, 2, "attack"],
      [2, 0, 1, "reinforce"],
      [2, 0, 2, "reinforce"],
      [2, 0, 0, "reinforce"],
      [2, 1, 1, "attack"],
      [2, 1, 2, "attack"],
      [2, 1, 0, "attack"],
      [3, 0, 2, "reinforce"],
      [3, 0, 0, "reinforce"],
      [3, 0, 1, "reinforce"],
    ]);
  });

  test("000-E18 a round is told, with who begins it", () => {
    const start = given(position({ ruleset, rest: [0, 1, 2], turn: 2, phase: "regroup" }));
    start
      .when(2, next)
      .tells(
        { type: "turn-ended", seat: 2 },
        { type: "round-began", round: 2, first: 1 },
        { type: "turn-began", seat: 1, round: 2, pass: 0, phase: "reinforce" },
        granted(1, 8),
      );
  });

  test("000-E19 RUL-01 Starter eliminated: the next living seat starts, and everybody left reinforces once", () => {
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    const out = given(position({ ruleset, seats: 4, at, rest: [0, 2, 3], options: { victory: "world" } }))
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next, scripted([50, 1]));
    out.tellsAlso({ type: "turn-began", seat: 2, round: 1, pass: 0, phase: "attack" });
    expect(turns(out, 8)).toEqual([
      [1, 0, 3, "attack"],
      [2, 0, 2, "reinforce"],
      [2, 0, 3, "reinforce"],
      [2, 0, 0, "reinforce"],
      [2, 1, 2, "attack"],
      [2, 1, 3, "attack"],
      [2, 1, 0, "attack"],
      [3, 0, 3, "reinforce"],
    ]);
  });

  test("000-E19 who began the round is eliminated in it: its place in the order is kept", () => {
    const at = { brazil: [1, 2], sahara: [0, 1] } as const;
    const out = given(
      position({ ruleset, seats: 3, at, rest: [1, 2], turn: 1, first: 0, options: { victory: "world" } }),
    )
      .when(1, attack("brazil", "sahara"), dice(6, 1))
      .when(1, next)
      .when(1, next, scripted([50, 1]));
    expect(turns(out, 5)).toEqual([
      [2, 0, 1, "reinforce"],
      [2, 0, 2, "reinforce"],
      [2, 1, 1, "attack"],
      [2, 1, 2, "attack"],
      [3, 0, 2, "reinforce"],
    ]);
  });
});

describe("000 edge cases of exchanges", () => {
  const sets = [
    ["brazil", "peru", "new-york"],
    ["chile", "colombia", "uruguay"],
    ["mexico", "california", "oregon"],
    ["spain", "france", "italy"],
  ] as const;

  test("000-E24 Value of exchanges: A, B, A, B get 4, 4, 7, 7, each seat having its own count", () => {
    const hands = { 0: [...sets[0], ...sets[1]], 1: [...sets[2], ...sets[3]] };
    const options = { victory: "world" };
    let now = given([...reinforcing({ seats: 2, rest: [0, 1], hands, options }), granted(0, 12)]);
    const armies: unknown[] = [];
    for (let round = 0; round < 2; round++) {
      for (const seat of [now.state.turn, 1 - now.state.turn]) {
        const set = seat === 0 ? sets[round] : sets[2 + round];
        now = now.when(seat, trade(...set));
        armies.push([seat, ...told(now.events, "cards-traded").map((event) => event.armies)]);
        now = idle(now);
      }
      now = idle(idle(now));
    }
    expect(armies).toEqual([
      [0, 4],
      [1, 4],
      [1, 7],
      [0, 7],
    ]);
  });

  test.each([
    ["a joker and two alike", ["argentina", "mexico", "california"]],
    ["a joker and two different", ["taymyr", "mexico", "spain"]],
    ["both jokers and anything", ["argentina", "taymyr", "brazil"]],
  ])("000-E25 Jokers: %s are a set", (_, set) => {
    given([...reinforcing({ rest: [0, 1, 2], hands: { 0: set } }), granted(0, 8)])
      .when(0, trade(...set))
      .tells(traded(0, set, 4, 1));
  });

  test("000-E25 two alike and another are none, and a joker is its own country's card as well", () => {
    const hand = ["brazil", "peru", "mexico"];
    given([...reinforcing({ rest: [0, 1, 2], hands: { 0: hand } }), granted(0, 8)])
      .when(0, trade(...hand))
      .refuses({ code: "not-a-set", cards: hand });
    given(position({ ruleset, at: held(0, ["taymyr"]), hands: { 0: ["taymyr"] }, phase: "regroup" }))
      .when(0, next)
      .tellsAlso({ type: "card-paid", seat: 0, card: "taymyr", territory: "taymyr", armies: 2 });
  });
});
