import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import { type Command, changedSince, colours, type Seat, start } from "../../worker/game/index";
import { dice } from "../support/dice";
import {
  attack,
  bookWith,
  everywhere,
  held,
  next,
  occupy,
  place,
  position,
  regroup,
  surrender,
} from "../support/game";
import { given, idle, type Situation } from "../support/specification";

const at = { ...held(0, ["brazil", "peru"], 6), sahara: [1, 4], zaire: [1, 1] } as const;
const board = (): Situation => given(position({ at, options: { victory: "world" } }));

/** Whether what the order depends on has changed between the two. */
const stale = (then: Situation, now: Situation, command: Command, seat: Seat = 0): boolean =>
  changedSince(then.state, now.state, { seat, command });

/** Everything that is left, on the first own territory. */
const all = ({ state }: Situation): Command =>
  place({ [everywhere[state.owner.indexOf(state.turn)]]: state.left.free });

const offer: Command = { type: "pact-offer", with: 0, scope: "world" };

describe("an order decided on an older board is stale", () => {
  test("an attack whose source or target has other armies now, or another owner", () => {
    const then = board();
    const fought = then.when(0, attack("brazil", "sahara"), dice(1, 1, 1, 6, 6, 6));
    expect(stale(then, fought, attack("brazil", "sahara"))).toBe(true);
    expect(stale(then, fought, attack("brazil", "uruguay"))).toBe(true);
    expect(stale(then, fought, attack("peru", "colombia"))).toBe(false);
    const beaten = given(position({ at: { ...at, sahara: [1, 1] } }));
    const won = beaten.when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1)).when(0, occupy(1));
    expect(stale(beaten, won, attack("peru", "colombia"))).toBe(false);
    expect(stale(beaten, won, attack("sahara", "zaire"))).toBe(true);
  });

  test("an order of an earlier phase, of another's turn, or of the own turn a round ago", () => {
    const then = board();
    const regrouping = then.when(0, next);
    expect(stale(then, regrouping, next)).toBe(true);
    expect(stale(then, regrouping, regroup("brazil", "peru", 1))).toBe(true);
    const passed = regrouping.when(0, next);
    expect(stale(regrouping, passed, next)).toBe(true);
    const reinforcing = idle(idle(passed));
    const later = idle(idle(idle(reinforcing)));
    expect([later.state.turn, later.state.phase]).toEqual([0, "reinforce"]);
    expect(stale(reinforcing, later, place({ peru: 1 }))).toBe(true);
  });

  test("placing of an earlier step of the set-up", () => {
    let later = given(start(bookWith(), colours.slice(0, 4), sfc32(1)));
    const { turn, owner } = later.state;
    const then = later;
    while (later.state.step === 1) later = later.when(later.state.turn, all(later));
    while (later.state.turn !== turn) later = later.when(later.state.turn, all(later));
    expect(stale(then, later, place({ [everywhere[owner.indexOf(turn)]]: 1 }), turn)).toBe(true);
  });

  test("an answer to a question that is not asked any more, and any order where one is asked since", () => {
    const then = given(position({ at: { ...at, sahara: [1, 1] } }));
    const asked = then.when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1));
    expect(stale(then, asked, next)).toBe(true);
    expect(stale(asked, asked.when(0, occupy(1)), occupy(2))).toBe(true);
  });

  test("a regrouping whose territories have changed", () => {
    const then = given(position({ at: { ...at, chile: [0, 2] }, phase: "regroup" }));
    const moved = then.when(0, regroup("brazil", "peru", 2));
    expect(stale(then, moved, regroup("peru", "chile", 1))).toBe(true);
    expect(stale(then, moved, regroup("chile", "argentina", 1))).toBe(false);
  });

  test("the answer to an offer or pact that is not what it was", () => {
    const offered = board().when(1, offer);
    const withdrawn = offered.when(1, { type: "pact-withdraw", pact: 1 });
    expect(stale(offered, withdrawn, { type: "pact-accept", pact: 1 })).toBe(true);
    expect(stale(offered, offered.when(2, { ...offer, with: 1 }), { type: "pact-accept", pact: 1 })).toBe(
      false,
    );
    expect(stale(board(), offered, { type: "pact-accept", pact: 1 })).toBe(true);
  });

  test("an offer over a border whose territory has another owner now", () => {
    const then = given(position({ at: { ...at, sahara: [1, 1] } }));
    const won = then.when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1));
    const border: Command = { type: "pact-offer", with: 1, scope: { border: ["brazil", "sahara"] } };
    expect(stale(then, won, border)).toBe(true);
  });
});

describe("what has not touched an order does not hold it up", () => {
  test("pacts, offers and others' giving up", () => {
    const then = board();
    const talked = then.when(1, offer).when(2, surrender);
    for (const command of [attack("brazil", "sahara"), next, regroup("brazil", "peru", 1), surrender])
      expect(stale(then, talked, command)).toBe(false);
  });

  test("pacts and giving up depend on no turn", () => {
    const then = board();
    const later = idle(then);
    expect(stale(then, later, offer, 1)).toBe(false);
    expect(stale(then, later, surrender, 2)).toBe(false);
  });

  test("armies placed in between change no order of placing", () => {
    const start = position({ at, phase: "reinforce" });
    const then = given([...start, { type: "armies-granted", seat: 0, free: 3, continents: {} }]);
    expect(stale(then, then.when(0, place({ peru: 1 })), place({ peru: 1 }))).toBe(false);
  });
});
