import { describe, expect, test } from "vitest";
import { sfc32 } from "../../../scripts/prng";
import { colours, start } from "../../../worker/game/index";
import { dice, scripted } from "../../support/dice";
import {
  attack,
  bookWith,
  everywhere,
  granted,
  held,
  inside,
  next,
  place,
  position,
  surrender,
  trade,
} from "../../support/game";
import { given, idle } from "../../support/specification";

const at = { ...held(0, ["brazil", "peru"], 2), ...held(1, ["sahara", "zaire"], 3) } as const;

describe("surrender", () => {
  test("001-R18 in another's turn: the territories stay and defend, the cards go to the used pile", () => {
    const gone = given(position({ at, rest: [0, 2], hands: { 1: ["mexico", "peru"] } })).when(1, surrender);
    gone.tells({ type: "seat-surrendered", seat: 1, cards: ["mexico", "peru"] });
    expect(gone.state.used).toEqual(["mexico", "peru"]);
    expect(gone.view(null).seats[1]).toMatchObject({
      alive: false,
      surrendered: true,
      territories: 2,
      cards: 0,
    });
    expect([gone.owner("sahara"), gone.armies("sahara")]).toEqual([1, 3]);
    const fought = gone.when(0, attack("brazil", "sahara"), dice(1, 5, 4, 3));
    expect(fought.armies("sahara")).toBe(3);
  });

  test("001-R18 it takes no turn any more, and orders nothing", () => {
    const gone = given(position({ at, rest: [0, 2], phase: "regroup" })).when(1, surrender);
    expect(idle(gone).state.turn).toBe(2);
    expect(gone.view(1).you?.choices).toEqual([]);
    gone.when(1, surrender).refuses({ code: "out-of-play", seat: 1 });
  });

  test("001-R18 in the own turn what is left to place is placed: where most foreign armies stand beside, a bonus inside its continent", () => {
    const oceania = held(0, inside("oceania"));
    const beside = { chile: [1, 1], india: [1, 4], malaysia: [1, 3], peru: [0, 1], brazil: [1, 5] } as const;
    const reinforcing = position({ at: { ...oceania, ...beside }, rest: [1, 2], phase: "reinforce" });
    const left = given([...reinforcing, granted(0, 3, { oceania: 2 })]).when(0, surrender);
    left.tellsAlso(
      { type: "armies-placed", seat: 0, armies: { peru: 3, sumatra: 2 }, fromContinents: { oceania: 2 } },
      { type: "seat-surrendered", seat: 0, cards: [] },
      { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1, round: 1, pass: 0, phase: "reinforce" },
    );
  });

  test("001-R18 ties go in the board's order", () => {
    // Brazil and Peru have Colombia beside them, Chile has Australia.
    const at = {
      ...held(0, ["argentina", "brazil", "uruguay", "chile", "peru", "sahara"]),
      australia: [1, 3],
    } as const;
    const even = {
      ...at,
      colombia: [1, 3],
      egypt: [1, 1],
      spain: [1, 1],
      zaire: [0, 1],
      ethiopia: [0, 1],
    } as const;
    const left = given([...position({ at: even, phase: "reinforce" }), granted(0, 3)]).when(0, surrender);
    left.tellsAlso({ type: "armies-placed", seat: 0, armies: { brazil: 3 }, fromContinents: {} });
  });

  test("001-E49 001-R18 with an occupation to answer the fewest armies move in, and no card is drawn", () => {
    const taken = given(position({ at: { brazil: [0, 5], sahara: [1, 1] } })).when(
      0,
      attack("brazil", "sahara"),
      dice(6, 6, 6, 1),
    );
    const left = taken.when(0, surrender);
    left.tellsNo("card-drawn", "territory-occupied", "card-missed");
    expect([left.armies("brazil"), left.armies("sahara")]).toEqual([4, 1]);
    expect(left.view(null).asks).toBeNull();
    expect(left.state.turn).toBe(1);
  });

  test("001-R18 in the set-up: what its step has left is placed, and its later steps are skipped", () => {
    let now = given(start(bookWith(), colours.slice(0, 4), sfc32(5)));
    const { turn: first, owner } = now.state;
    const order = [0, 1, 2, 3].map((i) => (first + i) % 4);
    const steps: number[][] = [[now.state.turn, now.state.step]];
    now = now.when(first, place({ [everywhere[owner.indexOf(first)]]: 2 })).when(first, surrender);
    while (now.state.phase === "deploy") {
      const { turn, left } = now.state;
      steps.push([turn, now.state.step]);
      now = now.when(turn, place({ [everywhere[owner.indexOf(turn)]]: left.free }));
    }
    const rest = order.slice(1);
    expect(steps).toEqual([[first, 1], ...rest.map((seat) => [seat, 1]), ...rest.map((seat) => [seat, 2])]);
    now.tellsAlso({ type: "turn-began", seat: rest[0], round: 1, pass: 0, phase: "reinforce" });
    const total = now.state.armies.reduce((sum, count) => sum + count, 0);
    expect(total).toBe(50 + 5 + 3 * 8);
  });

  test("001-R18 its armies must still be removed to destroy it: who takes the last territory has done so", () => {
    const last = { brazil: [0, 2], sahara: [1, 1] } as const;
    const objectives = { 0: { id: "d1", target: 1 }, 2: { id: "d1", target: 1 } };
    const gone = given(position({ seats: 4, at: last, rest: [2, 3], objectives })).when(1, surrender);
    expect(gone.state.seats[0].objective).toEqual({ id: "d1", target: 1 });
    const won = gone.when(0, attack("brazil", "sahara"), dice(6, 1));
    won.tellsAlso({ type: "seat-eliminated", seat: 1, by: 0 });
    expect(won.state).toMatchObject({ winners: [0], victory: "objective" });
  });

  test("001-R18 it is not on anybody's right, and its own objective is nobody's", () => {
    const last = { brazil: [2, 2], sahara: [1, 1] } as const;
    const objectives = {
      0: { id: "d1", target: 1 },
      3: { id: "d1", target: 1 },
      2: { id: "o4", target: null },
    };
    const fallen = given(position({ seats: 4, at: last, rest: [0, 2, 3], turn: 2, objectives }))
      .when(3, surrender)
      .when(2, attack("brazil", "sahara"), dice(6, 1));
    fallen.tellsAlso({ type: "objective-changed", seat: 0, objective: { id: "o4", target: null } });
    expect(fallen.events.filter(({ type }) => type === "objective-changed")).toHaveLength(1);
  });

  test("its used cards come back to the pile", () => {
    const hands = { 1: ["mexico", "peru"] };
    const gone = given(position({ at: { brazil: [0, 2], sahara: [2, 1] }, hands, pile: [] })).when(
      1,
      surrender,
    );
    const drawn = gone
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next, shuffledTwo());
    drawn.tellsAlso(
      { type: "pile-refilled", pile: ["peru", "mexico"] },
      { type: "card-drawn", seat: 0, card: "peru" },
    );
    drawn.when(0, trade("peru", "mexico", "brazil")).refuses({ code: "not-your-turn", turn: 2 });
  });
});

/** Peru before Mexico, as the board has them. */
const shuffledTwo = () => scripted([2, 1]);
