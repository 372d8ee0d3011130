import { describe, expect, test } from "vitest";
import type { CardId, RulesetId } from "../../worker/game/index";
import { dice } from "../support/dice";
import { facing } from "../support/facing";
import {
  attack,
  bookOf,
  granted,
  held,
  next,
  type Position,
  place,
  position,
  regroup,
  surrender,
  trade,
  traded,
} from "../support/game";
import { given, idle, type Situation } from "../support/specification";

const border = ["brazil", "north-africa"] as const;
const classics = ["riesgo", "verdensherre"] as const;

// Sets of the modern deck, none of whose territories seat 0 holds.
const infantry = ["alaska", "venezuela", "iceland"];
const artillery = ["great-britain", "northern-europe", "indonesia"];
const cavalry = ["greenland", "alberta", "ontario"];

/** Seat 1, down to its last territory with this hand, falls to seat 0 with that one; one die, so that exactly one moves in by itself. */
function eliminated(ruleset: RulesetId, mine: readonly CardId[], theirs: readonly CardId[]): Situation {
  const wanted: Omit<Position, "ruleset"> = { rest: [2], hands: { 0: mine, 1: theirs } };
  const won = facing(ruleset, [9, 1], wanted).when(0, attack(...border, { dice: 1 }), dice(6, 1));
  won.tellsAlso(
    { type: "seat-eliminated", seat: 1, by: 0 },
    { type: "cards-inherited", from: 1, to: 0, cards: theirs },
  );
  return won.view(null).asks?.question === "occupy" ? won.when(0, { type: "occupy", armies: 1 }) : won;
}

/** Armies for one set of each classic: by its cards, or by the count of the whole game. */
const worth = (ruleset: RulesetId, fixed: number, growing: number) =>
  ruleset === "riesgo" ? fixed : growing;

describe("the classics: elimination", () => {
  test.each([
    ["002-E28 002-R12 CRD-01", "riesgo"],
    ["004-E28 004-R10 CRD-01", "verdensherre"],
  ] as const)(
    "%s Elimination with a big hand: 3 and 3 are traded at once, placed, and the attack goes on: %s",
    (_, ruleset) => {
      const out = eliminated(ruleset, infantry, artillery);
      expect(out.view(null).asks).toEqual({ question: "trade", seat: 0, downTo: 4 });
      for (const command of [
        next,
        attack("brazil", "argentina"),
        place({ brazil: 1 }),
        regroup("brazil", "peru", 1),
      ])
        out.when(0, command).refuses({ code: "must-trade", cards: 6, most: 4 });
      const armies = worth(ruleset, 8, 4);
      const three = out.when(0, trade(...artillery));
      three.tells(traded(0, artillery, armies, 1));
      expect(three.view(null).asks).toBeNull();
      // Stopped as soon as the hand is four or fewer.
      three.when(0, trade(...infantry)).refuses({ code: "must-place", left: armies });
      three.when(0, attack("brazil", "argentina")).refuses({ code: "must-place", left: armies });
      three.when(0, next).refuses({ code: "must-place", left: armies });
      const placed = three.when(0, place({ peru: 1 })).when(0, place({ brazil: armies - 1 }));
      placed
        .when(0, trade(...infantry))
        .refuses({ code: "wrong-phase", phase: "attack", expected: ["reinforce"] });
      placed.when(0, attack("brazil", "argentina", { dice: 1 }), dice(6, 1));
      placed.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    },
  );

  test.each([
    ["002-E28", "riesgo"],
    ["004-E28", "verdensherre"],
  ] as const)("%s 4 and 4 take two exchanges: %s", (_, ruleset) => {
    const out = eliminated(ruleset, [...infantry, "ural"], [...artillery, "siberia"]);
    const five = out.when(0, trade(...artillery));
    expect(five.view(null).asks).toEqual({ question: "trade", seat: 0, downTo: 4 });
    const two = five.when(0, trade(...infantry));
    expect(two.view(0).you?.left.free).toBe(worth(ruleset, 8 + 4, 4 + 6));
    expect(two.view(null).asks).toBeNull();
  });

  test.each([
    ["002-E28 CRD-01", "riesgo"],
    ["004-E28 CRD-01", "verdensherre"],
  ] as const)(
    "%s 2 and 3 are five cards: no trade now, but at the start of the next turn: %s",
    (_, ruleset) => {
      const out = eliminated(ruleset, infantry.slice(1), artillery);
      expect(out.view(null).asks).toBeNull();
      out
        .when(0, trade(...artillery))
        .refuses({ code: "wrong-phase", phase: "attack", expected: ["reinforce"] });
      out.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    },
  );

  test.each([
    ["002-E29", "riesgo"],
    ["004-E29", "verdensherre"],
  ] as const)(
    "%s Sixth card by drawing: nothing now; at the next start at least one set, and a second may be: %s",
    (_, ruleset) => {
      const ended = eliminated(ruleset, infantry.slice(1), artillery).when(0, next).when(0, next);
      expect(ended.view(0).you?.hand).toHaveLength(6);
      expect(ended.view(null).asks).toBeNull();
      const own = idle(ended);
      expect(own.state.turn).toBe(0);
      const placed = own.when(0, place({ peru: own.state.left.free }));
      placed.when(0, next).refuses({ code: "must-trade", cards: 6, most: 4 });
      const once = placed.when(0, trade(...artillery));
      once
        .when(0, place({ peru: once.state.left.free }))
        .when(0, next)
        .tells({ type: "phase-began", seat: 0, phase: "attack" });
      once.when(0, trade(...infantry.slice(1), "alaska"));
    },
  );
});

describe("the classics: forced exchanges", () => {
  test.each(classics)(
    "002-R11 004-R09 five cards at the start of a turn must be traded, four need not: %s",
    (ruleset) => {
      const five = [...infantry, "great-britain", "greenland"];
      const turn = (hand: readonly CardId[]) =>
        given([
          ...position({ ruleset, at: held(0, ["brazil"]), hands: { 0: hand }, phase: "reinforce" }),
          granted(0, 3),
        ]).when(0, place({ brazil: 3 }));
      turn(five).when(0, next).refuses({ code: "must-trade", cards: 5, most: 4 });
      turn(five.slice(1)).when(0, next).tells({ type: "phase-began", seat: 0, phase: "attack" });
    },
  );

  test.each(classics)(
    "002-R18 004-R12 who gives up before a forced exchange trades the set worth most: %s",
    (ruleset) => {
      const out = eliminated(ruleset, infantry, artillery);
      const gone = out.when(0, surrender);
      const armies = worth(ruleset, 8, 4);
      const set = ruleset === "riesgo" ? artillery : infantry;
      gone.tellsAlso(traded(0, set, armies, 1), {
        type: "seat-surrendered",
        seat: 0,
        cards: ruleset === "riesgo" ? infantry : artillery,
      });
      expect(gone.state.winners).toEqual([2]);
    },
  );
});

describe("the classics: values", () => {
  test.each([
    [["alaska", "venezuela", "wild-1"], 4],
    [["alaska", "greenland", "wild-1"], 10],
    [["great-britain", "wild-1", "wild-2"], 10],
    [["alaska", "wild-2", "wild-1"], 10],
    [["alaska", "venezuela", "iceland"], 4],
    [cavalry, 6],
    [artillery, 8],
    [["greenland", "alberta", "wild-2"], 6],
    [["great-britain", "northern-europe", "wild-2"], 8],
    [["alaska", "greenland", "great-britain"], 10],
  ])(
    "002-E26 002-R09 CRD-04 Fixed set values with a wild: %j is worth %i, and a wild earns no +2",
    (set, armies) => {
      given([
        ...position({ ruleset: "riesgo", at: held(0, ["brazil"]), hands: { 0: set }, phase: "reinforce" }),
        granted(0, 3),
      ])
        .when(0, trade(...set))
        .tells(traded(0, set, armies, 1));
    },
  );

  test("004-E27 Growing set values: 4, 6, 8, 10, 12, 15, 20, then 5 more each, whoever trades", () => {
    const { cards } = bookOf("verdensherre");
    const { value } = cards?.sets ?? { value: () => 0 };
    const row = Array.from({ length: 9 }, (_, i) => value(bookOf("verdensherre"), infantry, i + 1));
    expect(row).toEqual([4, 6, 8, 10, 12, 15, 20, 25, 30]);
    const hands = { 0: infantry, 1: artillery };
    const first = given([
      ...position({ ruleset: "verdensherre", rest: [0, 1, 2], hands, phase: "reinforce" }),
      granted(0, 4),
    ]).when(0, trade(...infantry));
    idle(first)
      .when(1, trade(...artillery))
      .tells(traded(1, artillery, 6, 2, "northern-europe"));
  });
});

describe("the classics: one fortification", () => {
  test.each([
    ["002-E40", "riesgo"],
    ["004-E40", "verdensherre"],
  ] as const)(
    "%s A to B, then B to C is refused; A to a D not adjacent too; any number may go, one stays: %s",
    (_, ruleset) => {
      const at = {
        brazil: [0, 5],
        peru: [0, 2],
        argentina: [0, 1],
        egypt: [0, 1],
        "north-africa": [1, 1],
      } as const;
      const turn = given(position({ ruleset, at }));
      turn
        .when(0, regroup("brazil", "egypt", 1))
        .refuses({ code: "not-adjacent", from: "brazil", to: "egypt" });
      turn
        .when(0, regroup("brazil", "peru", 5))
        .refuses({ code: "too-many-armies", territory: "brazil", armies: 5, most: 4 });
      const moved = turn.when(0, regroup("brazil", "peru", 4));
      expect([moved.armies("brazil"), moved.armies("peru")]).toEqual([1, 6]);
      for (const armies of [1, 5])
        moved
          .when(0, regroup("peru", "argentina", armies))
          .refuses({ code: "already-moved", territory: "peru", armies, most: 0 });
      moved
        .when(0, attack("peru", "venezuela"))
        .refuses({ code: "wrong-phase", phase: "regroup", expected: ["attack"] });
    },
  );
});
