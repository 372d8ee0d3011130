import { describe, expect, test } from "vitest";
import type { Command, Violation } from "../../../worker/game/index";
import { granted, position, trade, traded } from "../../support/game";
import { given, type Situation } from "../../support/specification";

const at = { brazil: [0, 9], peru: [0, 1], sahara: [1, 1] } as const;

describe("trade", () => {
  const hand = ["mexico", "california", "oregon", "brazil", "chile"];
  const reinforcing = (cards: readonly string[] = hand): Situation =>
    given([...position({ at, hands: { 0: cards, 1: ["peru"] }, phase: "reinforce" }), granted(0, 3)]);

  test.each<[string, Command, Violation]>([
    [
      "no-such-card: nobody's",
      trade("mexico", "california", "alaska"),
      { code: "no-such-card", card: "alaska" },
    ],
    [
      "no-such-card: another's",
      trade("mexico", "california", "peru"),
      { code: "no-such-card", card: "peru" },
    ],
    [
      "no-such-card: none at all",
      trade("mexico", "california", "wild-1"),
      { code: "no-such-card", card: "wild-1" },
    ],
    [
      "no-such-card before not-a-set",
      trade("mexico", "brazil", "wild-1"),
      { code: "no-such-card", card: "wild-1" },
    ],
    [
      "not-a-set: two kinds",
      trade("mexico", "california", "brazil"),
      { code: "not-a-set", cards: ["mexico", "california", "brazil"] },
    ],
    [
      "not-a-set: the same card thrice",
      trade("mexico", "mexico", "mexico"),
      { code: "not-a-set", cards: ["mexico", "mexico", "mexico"] },
    ],
    ["not-a-set: two", trade("mexico", "california"), { code: "not-a-set", cards: ["mexico", "california"] }],
    ["not-a-set: none", trade(), { code: "not-a-set", cards: [] }],
    [
      "no +2 for a traded card in these rules",
      { type: "trade", cards: hand.slice(0, 3), bonus: "mexico" },
      { code: "not-in-these-rules", command: "trade" },
    ],
  ])("%s", (_, command, violation) => {
    reinforcing().when(0, command).refuses(violation);
  });

  test("CRD-06 a refused exchange leaves hand, counters and series unchanged", () => {
    const turn = reinforcing();
    expect(turn.when(0, trade("mexico", "california", "brazil")).state).toEqual(turn.state);
    turn.when(0, trade("mexico", "california", "oregon")).tells(traded(0, hand.slice(0, 3), 4, 1));
  });

  test("CRD-07 with several sets the seat chooses; each is offered", () => {
    const sets = reinforcing()
      .choices(0)
      .flatMap(({ command }) => (command.type === "trade" ? [command.cards] : []));
    expect(sets).toEqual([
      ["mexico", "california", "oregon"],
      ["mexico", "brazil", "chile"],
      ["california", "brazil", "chile"],
      ["oregon", "brazil", "chile"],
    ]);
  });
});
