import { describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import {
  attack,
  granted,
  held,
  inside,
  next,
  occupy,
  place,
  position,
  regroup,
  trade,
} from "../support/game";
import { given, idle } from "../support/specification";

// The cases that a sentence of the seed answers stand beside that sentence, under the same numbers.
describe("001 edge cases", () => {
  test("001-E16 Restricted continent bonus: 13 countries with South America and Oceania give 6 + 3 + 2", () => {
    const at = held(1, [...inside("south-america"), ...inside("oceania"), "spain", "france", "japan"]);
    const turn = given(position({ at, rest: [0, 2], phase: "regroup" })).when(0, next);
    turn.tellsAlso(granted(1, 6, { "south-america": 3, oceania: 2 }));
    const refusal = {
      code: "outside-continent",
      free: 6,
      continents: { "south-america": 3, oceania: 2 },
    } as const;
    // Ten elsewhere and one in South America; Oceania's own two elsewhere.
    turn.when(1, place({ spain: 10, peru: 1 })).refuses({ ...refusal, armies: 10 });
    turn.when(1, place({ spain: 8, peru: 3 })).refuses({ ...refusal, armies: 8 });
    turn.when(1, place({ peru: 11 })).refuses({ ...refusal, armies: 8 });
    turn.when(1, place({ spain: 6, peru: 3, java: 2 })).when(1, next);
    turn.when(1, place({ peru: 9, java: 2 })).when(1, next);
    turn.when(1, place({ java: 8, peru: 3 })).when(1, next);
  });

  test("001-E17 Continent won during a turn: nothing now, the bonus when the own reinforcement opens", () => {
    const at = { ...held(0, inside("africa", 5)), "south-africa": [1, 1], zaire: [0, 2] } as const;
    const won = given(position({ at })).when(0, attack("zaire", "south-africa"), dice(6, 1));
    won.tellsNo("armies-granted");
    expect(won.state.left).toEqual({ free: 0, continents: {} });
    idle(idle(idle(won))).tellsAlso(granted(0, 3, { africa: 3 }));
  });

  test("001-E17 Continent lost before the next turn: nothing at all", () => {
    const at = { ...held(0, inside("africa")), brazil: [1, 2] } as const;
    const lost = given(position({ at, turn: 1 })).when(1, attack("brazil", "sahara"), dice(6, 1));
    idle(idle(lost)).tellsAlso(granted(0, 3));
  });

  test("001-E30 Elimination: the victim's four cards are inherited, no immediate trade", () => {
    const at = { brazil: [0, 5], sahara: [1, 1] } as const;
    const hands = { 0: ["mexico", "california"], 1: ["oregon", "brazil", "chile", "alaska"] };
    const out = given(position({ at, rest: [0, 2], hands })).when(
      0,
      attack("brazil", "sahara"),
      dice(6, 6, 6, 1),
    );
    out.tellsAlso(
      { type: "seat-eliminated", seat: 1, by: 0 },
      { type: "cards-inherited", from: 1, to: 0, cards: hands[1] },
    );
    expect(out.state.seats[1].hand).toEqual([]);
    expect(out.state.seats[0].hand.map(({ card }) => card)).toEqual([...hands[0], ...hands[1]]);
    const attacking = out.when(0, occupy(1));
    expect(attacking.view(null).asks).toBeNull();
    attacking.when(0, trade("mexico", "california", "oregon")).refuses({
      code: "wrong-phase",
      phase: "attack",
      expected: ["reinforce"],
    });
  });

  test("001-E30 who has no card leaves none", () => {
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    given(position({ at, rest: [0, 2] }))
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .tellsNo("cards-inherited");
  });

  test("001-E30 more than five cards: exchange down to five in the next own incorporation", () => {
    const at = { brazil: [0, 2], sahara: [1, 1], peru: [0, 1] } as const;
    const hands = { 0: ["mexico", "california"], 1: ["oregon", "spain", "chile", "alaska"] };
    const out = given(position({ at, rest: [2], hands, options: { victory: "world" } }))
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next);
    // With six in hand none is drawn either.
    out.tellsAlso({ type: "card-missed", seat: 0, why: "hand-full" });
    const own = idle(out);
    const placed = own.when(0, place({ peru: own.state.left.free }));
    placed.when(0, next).refuses({ code: "must-trade", cards: 6, most: 5 });
    placed
      .when(0, trade("mexico", "california", "oregon"))
      .when(0, place({ peru: 4 }))
      .when(0, next)
      .tells({ type: "phase-began", seat: 0, phase: "attack" });
  });

  test("001-E30 an inherited card of an own territory pays in the new holding", () => {
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    const paid = { type: "card-paid", seat: 1, card: "sahara", territory: "sahara", armies: 2 } as const;
    const out = given([
      ...position({ at: { ...at, sahara: [1, 1] }, rest: [0, 2], hands: { 1: ["sahara"] } }),
      paid,
    ]);
    // The +2 of the first holding stand there too.
    const taken = out.when(0, attack("brazil", "sahara"), dice(6, 3, 2, 1));
    expect(taken.armies("sahara")).toBe(2);
    const weak = given(position({ at, rest: [0, 2], hands: { 1: ["sahara"] } }))
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next);
    weak.tellsAlso({ type: "card-paid", seat: 0, card: "sahara", territory: "sahara", armies: 2 });
  });

  test("001-E38 Chain regroup: France 5, Spain 1, Sahara 1", () => {
    const at = { france: [0, 5], spain: [0, 1], sahara: [0, 1] } as const;
    const moved = given(position({ at, phase: "regroup" })).when(0, regroup("france", "spain", 3));
    for (const armies of [1, 2, 3])
      moved.when(0, regroup("spain", "sahara", armies)).refuses({
        code: "already-moved",
        territory: "spain",
        armies,
        most: 0,
      });
    moved.when(0, regroup("france", "spain", 1));
  });

  test("001-E38 Spain's old armies may go first, then France may refill Spain", () => {
    const at = { france: [0, 5], spain: [0, 3], sahara: [0, 1] } as const;
    const moved = given(position({ at, phase: "regroup" }))
      .when(0, regroup("spain", "sahara", 2))
      .when(0, regroup("france", "spain", 4));
    expect(["france", "spain", "sahara"].map((id) => moved.armies(id))).toEqual([1, 5, 3]);
    const other = given(position({ at, phase: "regroup" })).when(0, regroup("france", "spain", 4));
    expect(other.when(0, regroup("spain", "sahara", 2)).armies("sahara")).toBe(3);
    other
      .when(0, regroup("spain", "sahara", 3))
      .refuses({ code: "already-moved", territory: "spain", armies: 3, most: 2 });
  });

  test("001-E49 Turn ends in the middle of a conquest: the question stands until it is answered", () => {
    const asked = given(position({ at: { brazil: [0, 5], sahara: [1, 1] } })).when(
      0,
      attack("brazil", "sahara"),
      dice(6, 6, 6, 1),
    );
    asked.when(0, next).refuses({ code: "must-occupy", from: "brazil", to: "sahara", armies: [1, 3] });
    const answered = asked.when(0, occupy(2));
    answered.tells({ type: "territory-occupied", territory: "sahara", from: "brazil", armies: 2, more: 1 });
    answered.when(0, occupy(2)).refuses({ code: "wrong-phase", phase: "attack", expected: [] });
    expect(asked.choices(0)[0]).toEqual({ command: occupy(1), armies: [1, 3] });
  });
});
