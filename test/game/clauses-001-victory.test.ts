import { describe, expect, test } from "vitest";
import { colours, type Objective, type Seat, start } from "../../worker/game/index";
import { dice, scripted, shuffleTo } from "../support/dice";
import {
  attack,
  bookWith,
  everywhere,
  held,
  next,
  type Position,
  position,
  surrender,
} from "../support/game";
import { fewest } from "../support/objectives";
import { given, idle, type Situation, told } from "../support/specification";

const occupy = (id: string): Objective => ({ id, target: null });
const other = everywhere.filter((id) => id !== "sahara" && id !== "brazil");

/** Seat 0 holds so many and takes one more, Sahara, of seat 1. */
function takingOneMore(count: number, wanted: Omit<Position, "at"> = {}): Situation {
  const at = { ...held(0, other.slice(0, count - 1)), brazil: [0, 5], sahara: [1, 1] } as const;
  return given(position({ ...wanted, at })).when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1));
}

/** Winners and the reason, null where the game goes on. */
const won = ({ state }: Situation) => state.winners && [state.winners, state.victory];

describe("001 «el que llega a 30 países gana igual»", () => {
  test.each([
    ["an objective far away", occupy("o3")],
    ["somebody to destroy", { id: "d1", target: 1 }],
    ["only the common objective left", occupy("common30")],
  ])(
    "001-32 001-E35 Thirty countries: in the middle of a turn, whatever the secret objective: %s",
    (_, objective) => {
      const over = takingOneMore(29, { objectives: { 0: objective } });
      expect(won(over)).toEqual([[0], "common"]);
      over.tellsNo("card-drawn");
      expect(over.view(0).asks).toBeNull();
      expect(over.view(0).you?.choices).toEqual([]);
      over.when(0, next).refuses({ code: "game-over" });
      over.when(1, surrender).refuses({ code: "game-over" });
    },
  );

  test("001-32 twenty-nine are not enough, RUL-11", () => {
    expect(won(takingOneMore(28))).toBeNull();
  });

  test("001-32 the secret objective comes first where both are met at once", () => {
    const ids = fewest.o9.filter((id) => id !== "sahara");
    const at = { ...held(0, [...ids, ...other.filter((id) => !ids.includes(id)).slice(0, 14)]) };
    const turn = given(
      position({ at: { ...at, brazil: [0, 2], sahara: [1, 1] }, objectives: { 0: occupy("o9") } }),
    );
    expect(won(turn.when(0, attack("brazil", "sahara"), dice(6, 1)))).toEqual([[0], "objective"]);
  });

  test("objectives are shown to everybody when it is over, and not before", () => {
    const objectives = { 1: occupy("o7") };
    const over = takingOneMore(29, { objectives });
    expect(over.view(null).seats[1].objective).toEqual(occupy("o7"));
    expect(takingOneMore(28, { objectives }).view(null).seats[1].objective).toBeNull();
  });
});

describe("001-R14 when it is checked: after each own conquest, at the start and at the end of the own turn", () => {
  const ids = fewest.o9;

  test("001-E37 Objective on somebody else's turn: A cannot win now, but at the start of its own turn", () => {
    // Seat 1 hunts seat 2, which falls to seat 0; seat 0, on its right, has an objective that seat 1 meets.
    const at = { ...held(1, fewest.o7), brazil: [0, 2], sahara: [2, 1] } as const;
    const objectives = { 1: { id: "d4", target: 2 }, 0: occupy("o7") };
    const fallen = given(position({ seats: 4, at, rest: [0, 3], objectives })).when(
      0,
      attack("brazil", "sahara"),
      dice(6, 1),
    );
    expect(fallen.state.seats[1].objective).toEqual(occupy("o7"));
    expect(won(fallen)).toBeNull();
    const ended = fallen.when(0, next).when(0, next);
    expect(won(ended)).toEqual([[1], "objective"]);
    ended
      .tellsAlso({ type: "turn-began", seat: 1, round: 1, pass: 0, phase: "reinforce" })
      .tellsNo("armies-granted");
  });

  test("001-E32 the new objective must still be met when that turn begins", () => {
    const lost = fewest.o7[0];
    const at = { ...held(1, fewest.o7), [lost]: [0, 1], brazil: [0, 2], sahara: [2, 1] } as const;
    const objectives = { 1: { id: "d4", target: 2 }, 0: occupy("o7") };
    const ended = given(position({ seats: 4, at, rest: [0, 3], objectives }))
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next);
    expect(won(ended)).toBeNull();
  });

  test("at the end of the own turn", () => {
    const turn = given(
      position({ seats: 4, at: held(0, ids), objectives: { 0: occupy("o9") }, phase: "regroup" }),
    );
    const over = turn.when(0, next);
    expect(won(over)).toEqual([[0], "objective"]);
    over.tellsNo("turn-ended", "turn-began");
  });

  test("RUL-11 the surrender of another hands over nothing and ends nothing", () => {
    const turn = given(
      position({ seats: 4, at: held(1, ids), rest: [0, 2, 3], objectives: { 1: occupy("o9") } }),
    );
    expect(won(turn.when(2, surrender))).toBeNull();
  });
});

describe("001-R15 with the option victory=world", () => {
  const options = { victory: "world" };

  test("thirty are nothing, fifty win", () => {
    expect(won(takingOneMore(29, { options }))).toBeNull();
    expect(won(takingOneMore(48, { options }))).toBeNull();
    const at = { ...held(0, other), brazil: [0, 2], sahara: [1, 1] } as const;
    const last = given(position({ seats: 2, at, options })).when(0, attack("brazil", "sahara"), dice(6, 1));
    expect(won(last)).toEqual([[0], "world"]);
  });

  test("nobody has a secret objective, and none is drawn", () => {
    const chance = scripted(
      ...shuffleTo(everywhere, everywhere),
      [3, 0],
      ...shuffleTo(everywhere, everywhere),
    );
    const events = start(bookWith(options), colours.slice(0, 3), chance);
    expect(chance.left()).toBe(0);
    expect(told(events, "game-started")[0].objectives).toEqual([
      occupy("world"),
      occupy("world"),
      occupy("world"),
    ]);
  });
});

describe("001-E47 Last player standing", () => {
  test("all others resigned: the last one wins at once, whatever the objective and whose turn it is", () => {
    const two = given(position({ seats: 3, rest: [0, 1, 2] })).when(1, surrender);
    expect(won(two)).toBeNull();
    expect(won(two.when(2, surrender))).toEqual([[0], "last-standing"]);
    expect(won(two.when(0, surrender))).toEqual([[2], "last-standing"]);
  });

  test("all others eliminated or resigned", () => {
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    const turn = given(position({ seats: 3, at, rest: [0, 2] })).when(2, surrender);
    expect(won(turn.when(0, attack("brazil", "sahara"), dice(6, 1)))).toEqual([[0], "last-standing"]);
  });

  test("in the set-up too", () => {
    const book = bookWith();
    const chance = scripted(
      ...shuffleTo(everywhere, everywhere),
      [2, 1],
      ...shuffleTo(Object.keys(Array(15).fill(0)), Object.keys(Array(15).fill(0))),
      ...shuffleTo(everywhere, everywhere),
    );
    expect(won(given(start(book, ["red", "blue"], chance)).when(1, surrender))).toEqual([
      [0],
      "last-standing",
    ]);
  });
});

describe("RUL-01 a dead seat gets no turn", () => {
  test("P1 takes P2's last territory: then it is P3's turn, and each of both has one reinforcement a round", () => {
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    const taken = given(position({ at, rest: [0, 2] })).when(0, attack("brazil", "sahara"), dice(6, 1));
    expect(taken.events.filter((event) => "seat" in event && event.seat === 1)).toEqual([
      { type: "seat-eliminated", seat: 1, by: 0 },
    ]);
    const passed = taken.when(0, next).when(0, next);
    expect([passed.state.turn, passed.state.round]).toEqual([2, 1]);
    const second = idle(passed);
    expect([second.state.turn, second.state.round]).toEqual([0, 2]);
    const third = idle(second);
    expect([third.state.turn, third.state.round]).toEqual([2, 2]);
    expect(third.view(1).you?.choices).toEqual([]);
    third.when(1, surrender).refuses({ code: "out-of-play", seat: 1 });
  });

  test.each([
    [
      "who began",
      0,
      [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
        [3, 1],
      ],
    ],
    [
      "another",
      1,
      [
        [1, 2],
        [2, 0],
        [2, 2],
        [3, 0],
        [3, 2],
      ],
    ],
  ])("the rounds go on when %s is out", (_, gone, expected) => {
    let turn = given(position({ seats: 3, rest: [0, 1, 2], phase: "regroup" })).when(gone, surrender);
    const turns = gone === 0 ? [[turn.state.round, turn.state.turn]] : [];
    while (turns.length < 5) {
      turn = idle(turn);
      turns.push([turn.state.round, turn.state.turn]);
    }
    expect(turns).toEqual(expected);
  });
});

describe("001-R16 the round limit: most territories, then most armies, else it is shared", () => {
  const options = { "round-limit": "10" };
  const third = (seat: number): readonly string[] => everywhere.slice(seat * 16, seat * 16 + 16);
  const equal = { ...held(0, third(0)), ...held(1, third(1)), ...held(2, third(2)) };
  const [a, b] = everywhere.slice(48);

  /** Seat 2 ends the last turn of round 10; what each seat has more than 16 territories with one army. */
  const ended = (more: Position["at"], round = 10, gone: readonly Seat[] = []): Situation => {
    const at = { ...equal, [a]: [3, 1], [b]: [3, 1], ...more } as const;
    let turn = given(position({ seats: 4, at, options, turn: 3, round, phase: "regroup" }));
    for (const seat of gone) turn = turn.when(seat, surrender);
    return turn.when(3, next);
  };

  test.each([
    ["most territories", { [a]: [1, 1] } as const, [1]],
    ["then most armies", { [third(2)[0]]: [2, 2] } as const, [2]],
    ["more armies do not outweigh a territory", { [a]: [1, 1], [third(2)[0]]: [2, 9] } as const, [1]],
    ["else it is shared", {}, [0, 1, 2]],
  ])("%s", (_, more, winners) => {
    expect(won(ended(more))).toEqual([winners, "round-limit"]);
  });

  test("who has surrendered shares in nothing", () => {
    expect(won(ended({ [a]: [1, 1] }, 10, [1]))).toEqual([[0, 2], "round-limit"]);
  });

  test("not a round earlier, and not at all where it is off", () => {
    expect(won(ended({}, 9))).toBeNull();
    const off = position({ rest: [0, 1, 2], turn: 2, round: 200, phase: "regroup" });
    expect(given(off).when(2, next).state.round).toBe(201);
  });
});
