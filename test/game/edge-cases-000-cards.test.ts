import { describe, expect, test } from "vitest";
import type { GameEvent, Objective } from "../../worker/game/index";
import { dice, scripted } from "../support/dice";
import { facing } from "../support/facing";
import {
  attack,
  everywhere,
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
import { fewest } from "../support/objectives";
import { given, idle, type Situation, told } from "../support/specification";

const ruleset = "tenes-empanadas";
const border = ["brazil", "sahara"] as const;
/** A position of the second round, in the lap of reinforcements. */
const reinforcing = (wanted: Omit<Position, "ruleset" | "phase">): GameEvent[] =>
  position({ ruleset, round: 2, phase: "reinforce", ...wanted });

const winners = ({ state }: Situation) => state.winners && [state.winners, state.victory];
const ended = (turn: Situation, card?: number, of = 50) =>
  turn.when(0, next).when(0, next, ...(card === undefined ? [] : [scripted([of, card])]));

describe("000 edge cases of the cards", () => {
  const conquering = (wanted: Omit<Position, "ruleset"> = {}) =>
    facing(ruleset, [2, 1], wanted).when(0, attack(...border), dice(6, 1));

  test("000-E20 Card of an owned territory: +2 there at once, and the card stays in the hand", () => {
    const peru = everywhere.indexOf("peru");
    const drawn = ended(conquering(), peru);
    drawn.tellsAlso(
      { type: "card-drawn", seat: 0, card: "peru" },
      { type: "card-paid", seat: 0, card: "peru", territory: "peru", armies: 2 },
      { type: "turn-ended", seat: 0 },
    );
    expect(drawn.armies("peru")).toBe(3);
    expect(drawn.state.seats[0].hand).toEqual([{ card: "peru", paid: true }]);
  });

  test("000-E20 CRD-02 drawn again after having been traded, it pays again", () => {
    const set = ["peru", "brazil", "new-york"];
    const paid = { type: "card-paid", seat: 0, card: "peru", territory: "peru", armies: 2 } as const;
    // Peru's card has paid and gone; a conquest later it is among those that nobody holds.
    const events = [
      ...position({ ruleset, at: { brazil: [0, 2], peru: [0, 1], sahara: [1, 1] }, hands: { 0: set } }),
      paid,
    ];
    const again = given([...events, traded(0, set, 0, 1)]).when(0, attack(...border), dice(6, 1));
    ended(again, everywhere.indexOf("peru")).tellsAlso({ type: "card-drawn", seat: 0, card: "peru" }, paid);
    // Held on, it does not pay twice.
    const kept = given(events).when(0, attack(...border), dice(6, 1));
    expect(told(ended(kept, 0, 47).events, "card-paid").map(({ card }) => card)).toEqual(["brazil"]);
  });

  test("000-E21 000-R10 Card of a territory conquered later: +2 in the card step of that turn, drawn or not", () => {
    const hands = { 0: ["sahara", "java", "china", "japan", "spain"] };
    const full = ended(conquering({ hands }));
    full.tellsAlso(
      { type: "card-missed", seat: 0, why: "hand-full" },
      { type: "card-paid", seat: 0, card: "sahara", territory: "sahara", armies: 2 },
    );
    ended(given(position({ ruleset, at: held(0, ["peru"]), hands: { 0: ["sahara"] } }))).tellsNo("card-paid");
  });

  test("000-E21 not in the lap of reinforcements, and not once the card is traded", () => {
    const hands = { 0: ["brazil", "peru", "new-york"] };
    const at = held(0, ["brazil", "peru"]);
    const turn = given([...reinforcing({ at, hands }), granted(0, 3)]);
    turn
      .when(0, place({ peru: 3 }))
      .when(0, next)
      .tellsNo("card-paid");
    const without = turn
      .when(0, trade(...hands[0]))
      .when(0, place({ peru: 7 }))
      .when(0, next);
    let later = without;
    while (later.state.phase !== "attack" || later.state.turn !== 0) later = idle(later);
    ended(later).tellsNo("card-paid");
  });

  test("000-E22 000-R17 CRD-09 Five cards in hand: no card", () => {
    const five = { 0: ["mexico", "java", "china", "japan", "spain"] };
    ended(conquering({ hands: five })).tellsNo("card-drawn");
    ended(conquering({ hands: { 0: five[0].slice(1) } }), 0, 46).tellsAlso({
      type: "card-drawn",
      seat: 0,
      card: "argentina",
    });
  });

  test.each([
    [3, "3", 1, false],
    [3, "3", 2, true],
    [2, "3", 1, true],
    [3, "4", 1, true],
    [4, "4", 1, false],
    [4, "4", 2, true],
  ])(
    "000-E23 000-R07 Two conquests after the third exchange: after %i exchanges with %s, %i conquests: %s",
    (made, after, conquests, drawn) => {
      const sets = [
        ["brazil", "peru", "new-york"],
        ["chile", "colombia", "uruguay"],
        ["mexico", "california", "oregon"],
        ["spain", "france", "italy"],
      ];
      const at = { brazil: [0, 9], sahara: [1, 1], argentina: [1, 1], peru: [0, 1] } as const;
      const before = sets.slice(0, made);
      const start = position({
        ruleset,
        at,
        hands: { 0: before.flat() },
        options: { "two-conquests-after": after },
      });
      let now = given([...start, ...before.map((set, i) => traded(0, set, 0, i + 1))]);
      now = now.when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1));
      if (conquests === 2) now = now.when(0, attack("brazil", "argentina"), dice(6, 6, 6, 1));
      now = now.when(0, { type: "occupy", armies: 1 });
      if (drawn) ended(now, 0).tellsAlso({ type: "card-drawn", seat: 0, card: "argentina" });
      else
        ended(now)
          .tellsAlso({ type: "card-missed", seat: 0, why: "one-more-conquest" })
          .tellsNo("card-drawn");
    },
  );
});

describe("000 edge cases of regrouping", () => {
  const at = { france: [0, 5], spain: [0, 1], sahara: [0, 1] } as const;

  test("000-E38 Chain regroup: what has arrived stays, and so does Spain's own army", () => {
    const moved = given(position({ ruleset, at, phase: "regroup" })).when(0, regroup("france", "spain", 3));
    for (const armies of [1, 2, 3])
      moved
        .when(0, regroup("spain", "sahara", armies))
        .refuses({ code: "already-moved", territory: "spain", armies, most: 0 });
  });

  test("000-E38 Spain's old armies may go first, then France may refill Spain", () => {
    const wide = { ...at, spain: [0, 3] } as const;
    const moved = given(position({ ruleset, at: wide, phase: "regroup" }))
      .when(0, regroup("spain", "sahara", 2))
      .when(0, regroup("france", "spain", 4));
    expect(["france", "spain", "sahara"].map((id) => moved.armies(id))).toEqual([1, 5, 3]);
  });

  test("000-E39 Attack after regrouping: refused until the next turn", () => {
    facing(ruleset, [9, 1])
      .when(0, regroup("brazil", "peru", 1))
      .when(0, attack(...border))
      .refuses({ code: "wrong-phase", phase: "regroup", expected: ["attack"] });
  });
});

describe("000 edge cases of the end", () => {
  const far: Objective = { id: "o3", target: null };
  const others = everywhere.filter((id) => id !== "sahara" && id !== "brazil");
  /** Seat 0 holds so many and takes one more. */
  const takingOneMore = (count: number, options: Record<string, string>, objective = far) =>
    facing(ruleset, [5, 1], {
      at: held(0, others.slice(0, count - 1)),
      options,
      objectives: { 0: objective },
    }).when(0, attack(...border), dice(6, 6, 6, 1));

  test("000-E35 Thirty territories: at once and without a card, where the common mission is played", () => {
    const over = takingOneMore(29, { victory: "missions-and-30" });
    expect(winners(over)).toEqual([[0], "common"]);
    over.tellsNo("card-drawn");
    expect(winners(takingOneMore(28, { victory: "missions-and-30" }))).toBeNull();
  });

  test.each(["missions", "world"])("000-E35 with the option victory=%s thirty are nothing", (victory) => {
    expect(winners(takingOneMore(29, { victory }))).toBeNull();
  });

  test("000-E37 Objective on somebody else's turn: only the seat on turn is looked at, at its end too", () => {
    const objectives = { 1: { id: "o9", target: null } };
    const at = held(1, fewest.o9);
    const theirs = given(position({ ruleset, seats: 4, rest: [0, 2, 3], at, objectives, phase: "regroup" }));
    expect(winners(theirs.when(2, surrender))).toBeNull();
    const own = given(
      position({ ruleset, seats: 4, rest: [0, 2, 3], at, objectives, turn: 1, phase: "regroup" }),
    );
    expect(winners(own.when(1, next))).toEqual([[1], "objective"]);
  });

  test("000-E30 Elimination: the victim's four cards leave the game with it, and are never drawn", () => {
    const hands = { 1: ["argentina", "chile", "colombia", "uruguay"] };
    const out = facing(ruleset, [2, 1], { rest: [0, 2], hands, options: { victory: "world" } }).when(
      0,
      attack(...border),
      dice(6, 1),
    );
    out.tellsAlso({ type: "seat-eliminated", seat: 1, by: 0 }).tellsNo("cards-inherited");
    expect(out.state.seats[1].hand).toHaveLength(4);
    // The first of the 46 that nobody holds.
    ended(out, 0, 46).tellsAlso({ type: "card-drawn", seat: 0, card: "brazil" });
  });
});
