import { describe, expect, test } from "vitest";
import type { Command, CommandType, Seat, Violation } from "../../worker/game/index";
import { dice } from "../support/dice";
import {
  attack,
  next,
  occupy,
  type Position,
  place,
  position,
  regroup,
  surrender,
  trade,
} from "../support/game";
import { given, type Situation } from "../support/specification";

/** One good command of each kind that only the seat on turn may give; seat 0 holds Brazil and Peru. */
const onTurn = {
  place: place({ brazil: 1 }),
  trade: trade("mexico", "california", "oregon"),
  attack: attack("brazil", "sahara"),
  occupy: occupy(2),
  regroup: regroup("brazil", "peru", 1),
  next,
} satisfies Partial<Record<CommandType, Command>>;

const phases: Readonly<Record<keyof typeof onTurn, readonly string[]>> = {
  place: ["deploy", "reinforce"],
  trade: ["reinforce"],
  attack: ["attack"],
  // Only when it is asked for.
  occupy: [],
  regroup: ["attack", "regroup"],
  next: ["reinforce", "attack", "regroup"],
};

const at = { brazil: [0, 9], peru: [0, 1], sahara: [1, 1] } as const;
const facing = (wanted: Omit<Position, "at"> = {}): Situation => given(position({ at, ...wanted }));
/** Sahara has just fallen, and it is to be said how many armies move in. */
const asked = (): Situation => facing().when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1));

const named = Object.entries(onTurn);

describe("which refusal comes first", () => {
  test.each(named)("RUL-09 not-your-turn: %s, whatever the phase", (_, command) => {
    for (const phase of ["reinforce", "attack", "regroup"] as const)
      facing({ phase }).when(1, command).refuses({ code: "not-your-turn", turn: 0 });
  });

  test.each(named)("not-your-turn comes before a pending question: %s", (_, command) => {
    asked().when(1, command).refuses({ code: "not-your-turn", turn: 0 });
  });

  test.each([
    ...named,
    ["surrender", surrender],
    ["pact-offer", { type: "pact-offer", with: 1, scope: "world" }],
  ] as const)("out-of-play comes before not-your-turn: %s", (_, command) => {
    const gone = given(position({ at, rest: [1, 2] })).when(2, surrender);
    gone.when(2, command).refuses({ code: "out-of-play", seat: 2 });
  });

  test.each(named.filter(([type]) => type !== "occupy"))(
    "001-E49 RUL-10 must-occupy comes before wrong-phase and the facts: %s",
    (_, command) => {
      const violation: Violation = { code: "must-occupy", from: "brazil", to: "sahara", armies: [1, 3] };
      asked().when(0, command).refuses(violation);
      asked().when(0, attack("peru", "argentina")).refuses(violation);
    },
  );

  test("001-E49 a pending question forbids neither pacts nor surrender", () => {
    asked().when(0, { type: "pact-offer", with: 1, scope: "world" });
    asked().when(0, surrender);
  });

  test.each(named)("001-E39 wrong-phase comes before the facts: %s", (type, command) => {
    const expected = phases[type as keyof typeof phases];
    for (const phase of ["reinforce", "attack", "regroup"] as const)
      if (!expected.includes(phase))
        expect(facing({ phase }).when(0, command).violation).toEqual({
          code: "wrong-phase",
          phase,
          expected,
        });
    expect(expected.length > 0 || type === "occupy").toBe(true);
  });

  test.each(named)("game-over comes before all: %s", (_, command) => {
    const over = facing({ seats: 2 }).when(1, surrender);
    over.when(0, command).refuses({ code: "game-over" });
    over.when(1, command).refuses({ code: "game-over" });
  });

  test.each<[string, Seat, Command, Violation]>([
    [
      "a territory to attack from",
      0,
      attack("atlantis", "sahara"),
      { code: "no-such-territory", territory: "atlantis" },
    ],
    [
      "a territory to attack",
      0,
      attack("brazil", "toString"),
      { code: "no-such-territory", territory: "toString" },
    ],
    [
      "a territory to place on",
      1,
      place({ atlantis: 1 }),
      { code: "no-such-territory", territory: "atlantis" },
    ],
    ["a territory to regroup to", 0, regroup("brazil", "", 1), { code: "no-such-territory", territory: "" }],
    [
      "a territory named like what every object has",
      0,
      place({ constructor: 1 }),
      { code: "no-such-territory", territory: "constructor" },
    ],
    ["a seat that orders", 7, next, { code: "no-such-seat", seat: 7 }],
    [
      "a seat to make a pact with",
      0,
      { type: "pact-offer", with: -1, scope: "world" },
      { code: "no-such-seat", seat: -1 },
    ],
  ])("what this table has not got: %s", (_, seat, command, violation) => {
    facing().when(seat, command).refuses(violation);
  });
});
