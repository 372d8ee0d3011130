import { describe, expect, test } from "vitest";
import type { Command, GameEvent } from "../../worker/game/index";
import { dice } from "../support/dice";
import { attack, next, position } from "../support/game";
import { given, type Situation } from "../support/specification";

const occupy = (armies: number): Command => ({ type: "occupy", armies });

/** Brazil of seat 0 against Sahara of seat 1, seat 0 to attack; it holds Peru too. */
const facing = (brazil: number, sahara: number): Situation =>
  given(position({ at: { brazil: [0, brazil], peru: [0, 1], sahara: [1, sahara], argentina: [1, 1] } }));

/** What one roll of these dice tells. */
const battle = (
  attackDice: number[],
  defenceDice: number[],
  attackLosses: number,
  defenceLosses: number,
): GameEvent => ({
  type: "battle-fought",
  from: "brazil",
  to: "sahara",
  attackDice,
  defenceDice,
  attackLosses,
  defenceLosses,
});

describe("001 «El ataque»", () => {
  test("001-16 «Se ataca desde un país tuyo a uno limítrofe que no sea tuyo»", () => {
    const turn = facing(3, 1);
    turn.when(0, attack("brazil", "sahara"), dice(1, 1, 1)).tells(battle([1, 1], [1], 1, 0));
    turn.when(0, attack("sahara", "zaire")).refuses({ code: "not-yours", territory: "sahara" });
    turn.when(0, attack("brazil", "peru")).refuses({ code: "own-territory", territory: "peru" });
    turn.when(0, attack("brazil", "spain")).refuses({ code: "not-adjacent", from: "brazil", to: "spain" });
  });

  test.each([
    ["java", "australia"],
    ["alaska", "kamchatka"],
    ["brazil", "sahara"],
    ["chile", "australia"],
    ["egypt", "poland"],
  ])("001-16 a line over water is a border: %s, %s", (from, to) => {
    const turn = given(position({ at: { [from]: [0, 2], [to]: [1, 1] } }));
    expect(turn.when(0, attack(from, to), dice(1, 6)).armies(from)).toBe(1);
  });

  test("001-17 001-E01 One army cannot attack «uno siempre se queda defendiendo»", () => {
    facing(1, 1).when(0, attack("brazil", "sahara")).refuses({
      code: "too-few-armies",
      territory: "brazil",
      armies: 1,
      least: 2,
    });
    expect(
      facing(1, 1)
        .choices(0)
        .some(({ command }) => command.type === "attack"),
    ).toBe(false);
    facing(2, 1)
      .when(0, attack("brazil", "sahara"), dice(1, 1))
      .tells(battle([1], [1], 1, 0));
  });

  test.each([
    ["5 attack 2", 5, 2, [3, 2, 1], [6, 5]],
    ["3 attack 3", 3, 3, [2, 1], [6, 5, 4]],
    ["10 attack 10", 10, 10, [3, 2, 1], [6, 5, 4]],
    ["2 attack 1", 2, 1, [1], [6]],
    ["2 attack 10", 2, 10, [1], [6, 5, 4]],
    ["4 attack 1", 4, 1, [3, 2, 1], [6]],
  ])("001-18 001-19 001-E03 Dice counts: %s", (_, brazil, sahara, attackDice, defenceDice) => {
    const pairs = Math.min(attackDice.length, defenceDice.length);
    facing(brazil, sahara)
      .when(0, attack("brazil", "sahara"), dice(...attackDice, ...defenceDice))
      .tells(battle(attackDice, defenceDice, pairs, 0));
  });

  test("001-18 nobody chooses the number of dice", () => {
    for (const fewer of [0, 1, 2, 4])
      facing(5, 2)
        .when(0, attack("brazil", "sahara", { dice: fewer }))
        .refuses({ code: "bad-dice", dice: fewer, allowed: [3] });
    const rolled = dice(1, 1, 1, 6, 6);
    facing(5, 2)
      .when(0, attack("brazil", "sahara", { dice: 3 }), rolled)
      .tells(battle([1, 1, 1], [6, 6], 2, 0));
  });

  test.each([
    ["001-E04 Seed's dice example 1", [6, 4, 2], [6, 3], 1, 1],
    ["001-E05 Seed's dice example 2", [4, 2, 2], [3, 2, 1], 1, 2],
    ["001-20 sorted, whatever order they were rolled in", [2, 4, 6], [3, 6], 1, 1],
    ["001-20 «se comparan de a pares»: surplus dice are ignored", [1], [1, 6, 1], 1, 0],
    ["001-21 «El que saca menos pierde un ejército»", [6, 5, 4], [3, 2, 1], 0, 3],
    ["001-21 «El que saca menos pierde un ejército», the attacker too", [3, 2, 1], [6, 5, 4], 3, 0],
    ["001-22 «En empate pierde el atacante»", [5, 4, 3], [5, 4, 3], 3, 0],
    ["001-22 «En empate pierde el atacante», of one die each", [6], [6], 1, 0],
  ])("%s: %j against %j", (_, attackDice, defenceDice, attackLosses, defenceLosses) => {
    const turn = facing(attackDice.length + 1, defenceDice.length);
    const fought = turn.when(0, attack("brazil", "sahara"), dice(...attackDice, ...defenceDice));
    fought.tellsAlso(battle(attackDice, defenceDice, attackLosses, defenceLosses));
    expect(fought.state.last).toEqual({
      from: "brazil",
      to: "sahara",
      attackDice,
      defenceDice,
      attackLosses,
      defenceLosses,
    });
  });

  test("001-41 «Cada ataque perdido son ejércitos que no vuelven»", () => {
    const fought = facing(4, 3).when(0, attack("brazil", "sahara"), dice(6, 3, 1, 5, 4, 1));
    expect([fought.armies("brazil"), fought.armies("sahara")]).toEqual([2, 2]);
  });

  test("001-23 «Cuando el defensor se queda sin ejércitos, el país es tuyo»", () => {
    const won = facing(2, 1).when(0, attack("brazil", "sahara"), dice(5, 3));
    won.tells(battle([5], [3], 0, 1), {
      type: "territory-conquered",
      territory: "sahara",
      from: "brazil",
      by: 0,
      of: 1,
      armies: 1,
      most: 1,
    });
    expect([won.owner("sahara"), won.armies("sahara"), won.armies("brazil")]).toEqual([0, 1, 1]);
  });

  test.each([
    [10, 3],
    [4, 3],
    [3, 2],
  ])("001-24 001-E11 001-R05 «tenés que ocuparlo»: source %i, 1 to %i move", (brazil, most) => {
    const attackers = Math.min(3, brazil - 1);
    const won = facing(brazil, 1).when(0, attack("brazil", "sahara"), dice(...Array(attackers).fill(6), 1));
    expect([won.armies("sahara"), won.armies("brazil")]).toEqual([1, brazil - 1]);
    expect(won.view(null).asks).toEqual({
      question: "occupy",
      seat: 0,
      from: "brazil",
      to: "sahara",
      armies: [1, most],
    });
    for (let armies = 1; armies <= most; armies++) {
      const moved = won.when(0, occupy(armies));
      moved.tells({
        type: "territory-occupied",
        territory: "sahara",
        from: "brazil",
        armies,
        more: armies - 1,
      });
      expect([moved.armies("sahara"), moved.armies("brazil")]).toEqual([armies, brazil - armies]);
      expect(moved.view(null).asks).toBeNull();
    }
    won.when(0, occupy(0)).refuses({ code: "too-few-armies", territory: "sahara", armies: 0, least: 1 });
    won.when(0, occupy(most + 1)).refuses({
      code: "too-many-armies",
      territory: "sahara",
      armies: most + 1,
      most,
    });
  });

  test("001-E11 source 2: exactly 1 moves, by itself, and nothing is asked", () => {
    const won = facing(2, 1).when(0, attack("brazil", "sahara"), dice(5, 3));
    expect(won.view(null).asks).toBeNull();
    won.when(0, occupy(1)).refuses({ code: "wrong-phase", phase: "attack", expected: [] });
    won.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
  });
});
