import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../worker/game/index";
import { dice, scripted } from "../support/dice";
import { facing, fought } from "../support/facing";
import {
  attack,
  everywhere,
  granted,
  held,
  inside,
  next,
  occupy,
  type Position,
  place,
  position,
  regroup,
  surrender,
} from "../support/game";
import { given, idle, told } from "../support/specification";

const ruleset = "tenes-empanadas";
const border = ["brazil", "sahara"] as const;
/** A position of the second round, in the lap of reinforcements. */
const reinforcing = (wanted: Omit<Position, "ruleset" | "phase">): GameEvent[] =>
  position({ ruleset, round: 2, phase: "reinforce", ...wanted });

describe("000 edge cases of the attack", () => {
  test("000-E01 One army cannot attack", () => {
    const turn = facing(ruleset, [1, 1]);
    turn
      .when(0, attack(...border))
      .refuses({ code: "too-few-armies", territory: "brazil", armies: 1, least: 2 });
    expect(turn.choices(0).filter(({ command }) => command.type === "attack")).toEqual([]);
  });

  test("000-E02 Conquest with the last-but-one army: nothing more can move, and it counts for the card", () => {
    const won = facing(ruleset, [2, 1]).when(0, attack(...border), dice(5, 3));
    won.tellsAlso(fought(border, [[5], [3]], [0, 1]));
    expect([won.armies("brazil"), won.armies("sahara"), won.owner("sahara")]).toEqual([1, 1, 0]);
    expect(won.view(null).asks).toBeNull();
    won
      .when(0, next)
      .when(0, next, scripted([50, 49]))
      .tellsAlso({ type: "card-drawn", seat: 0, card: "japan" });
  });

  test.each([
    [5, 2, 3, 2],
    [3, 3, 2, 3],
    [10, 10, 3, 3],
    [2, 1, 1, 1],
  ])("000-E03 Dice counts: %i against %i roll %i against %i, and no other number", (own, foreign, a, d) => {
    const turn = facing(ruleset, [own, foreign]);
    const [fight] = told(
      turn.when(0, attack(...border), dice(...Array(a).fill(1), ...Array(d).fill(6))).events,
      "battle-fought",
    );
    expect([fight.attackDice.length, fight.defenceDice.length]).toEqual([a, d]);
    for (const other of [0, 1, 2, 3, 4].filter((count) => count !== a))
      turn
        .when(0, attack(...border, { dice: other }))
        .refuses({ code: "bad-dice", dice: other, allowed: [a] });
  });

  test("000-E04 6 4 2 against 6 3: each loses one, the 2 is ignored", () => {
    facing(ruleset, [9, 2])
      .when(0, attack(...border), dice(6, 4, 2, 6, 3))
      .tells(
        fought(
          border,
          [
            [6, 4, 2],
            [6, 3],
          ],
          [1, 1],
        ),
      );
  });

  test("000-E05 4 2 2 against 3 2 1: the attacker loses one, the defender two", () => {
    facing(ruleset, [9, 9])
      .when(0, attack(...border), dice(4, 2, 2, 3, 2, 1))
      .tells(
        fought(
          border,
          [
            [4, 2, 2],
            [3, 2, 1],
          ],
          [1, 2],
        ),
      );
  });

  test.each([
    [10, 3, [6, 6, 6]],
    [3, 2, [6, 6]],
  ])("000-E11 Conquest move limits: from %i armies 1 to %i in all", (own, most, pips) => {
    const won = facing(ruleset, [own, 1]).when(0, attack(...border), dice(...pips, 1));
    won.when(0, occupy(0)).refuses({ code: "too-few-armies", territory: "sahara", armies: 0, least: 1 });
    won
      .when(0, occupy(most + 1))
      .refuses({ code: "too-many-armies", territory: "sahara", armies: most + 1, most });
    expect(won.when(0, occupy(most)).armies("sahara")).toBe(most);
    expect(won.when(0, occupy(1)).armies("sahara")).toBe(1);
  });

  test("000-E11 from 2 armies exactly 1, and nothing is asked", () => {
    const won = facing(ruleset, [2, 1]).when(0, attack(...border), dice(6, 1));
    won.when(0, occupy(1)).refuses({ code: "wrong-phase", phase: "attack", expected: [] });
  });

  test("000-E49 Turn ends in the middle of a conquest: nothing else first, but the next attack waives the rest", () => {
    const won = facing(ruleset, [9, 1], { at: { zaire: [1, 1] } }).when(
      0,
      attack(...border),
      dice(6, 6, 6, 1),
    );
    const violation = { code: "must-occupy", from: "brazil", to: "sahara", armies: [1, 3] } as const;
    won.when(0, next).refuses(violation);
    won.when(0, regroup("brazil", "peru", 1)).refuses(violation);
    // An attack that is refused waives nothing.
    const refused = won.when(0, attack("sahara", "zaire"));
    refused.refuses({ code: "too-few-armies", territory: "sahara", armies: 1, least: 2 });
    expect(refused.view(null).asks).not.toBeNull();
    const again = won.when(0, attack("brazil", "argentina"), dice(1, 1, 1, 6));
    again.tells(
      { type: "territory-occupied", territory: "sahara", from: "brazil", armies: 1, more: 0 },
      fought(["brazil", "argentina"], [[1, 1, 1], [6]], [1, 0]),
    );
    expect(again.view(null).asks).toBeNull();
    expect(
      won.choices(0).some(({ command }) => command.type === "attack"),
      "what is lawful is offered",
    ).toBe(true);
  });

  test("000-E49 who gives up moves the fewest", () => {
    const won = facing(ruleset, [9, 1]).when(0, attack(...border), dice(6, 6, 6, 1));
    const gone = won.when(0, surrender);
    expect([gone.armies("brazil"), gone.armies("sahara")]).toEqual([8, 1]);
  });
});

describe("000 edge cases of the reinforcement", () => {
  const scattered = everywhere.filter(
    (id) => !["argentina", "mexico", "sahara", "java", "spain", "japan"].includes(id),
  );

  test.each([
    [1, 3],
    [5, 3],
    [6, 3],
    [7, 3],
    [8, 4],
    [15, 7],
    [29, 14],
  ])("000-E14 Reinforcement floor: %i territories give %i", (count, free) => {
    given(reinforcing({ at: held(1, scattered.slice(0, count)), rest: [0, 2] }))
      .when(0, next)
      .tellsAlso(granted(1, free));
  });

  test("000-E16 Restricted continent bonus: 13 territories with South America and Oceania give 6 + 3 + 2", () => {
    const own = [...inside("south-america"), ...inside("oceania"), "spain", "france", "japan"];
    const turn = given(reinforcing({ at: held(1, own), rest: [0, 2] })).when(0, next);
    const continents = { "south-america": 3, oceania: 2 };
    turn.tellsAlso(granted(1, 6, continents));
    turn
      .when(1, place({ spain: 10, peru: 1 }))
      .refuses({ code: "outside-continent", armies: 10, free: 6, continents });
    // At least the bonus must lie inside: armies of any origin count, and no territory is ever full.
    turn.when(1, place({ peru: 9, java: 2 })).when(1, next);
    turn.when(1, place({ spain: 6, peru: 3, java: 2 })).when(1, next);
  });

  test("000-E17 Continent won or lost during a turn: it counts when the own reinforcement opens", () => {
    const at = { ...held(0, inside("africa", 5)), "south-africa": [1, 1], zaire: [0, 2] } as const;
    const won = given(position({ ruleset, seats: 2, at, pass: 0, options: { victory: "world" } })).when(
      0,
      attack("zaire", "south-africa"),
      dice(6, 1),
    );
    won.tellsNo("armies-granted");
    // Seat 1 attacks, then begins the second round and reinforces before seat 0.
    const ended = won.when(0, next).when(0, next, scripted([50, 0]));
    const second = idle(ended);
    const own = idle(second);
    own.tellsAlso(granted(0, 3, { africa: 3 }));
    const lost = given(
      position({
        ruleset,
        seats: 2,
        at: { ...held(0, inside("africa")), brazil: [1, 2] },
        turn: 1,
        options: { victory: "world" },
      }),
    )
      .when(1, attack("brazil", "sahara"), dice(6, 1))
      .when(1, next)
      .when(1, next, scripted([50, 0]));
    // The second round begins with seat 1.
    idle(lost).tellsAlso(granted(0, 3));
  });
});
