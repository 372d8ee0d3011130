import { describe, expect, test } from "vitest";
import { battleOdds, resolveOptions, rollOdds, rulebook, rulesets } from "../../worker/game/index";
import { diceAgainstDice } from "../../worker/game/rules/combat";

const teg = rulebook(
  "comunidad-teg",
  resolveOptions(rulesets["comunidad-teg"], {}, { seats: 4, bots: 0 }).options,
);
const plain = { attackFrom: 2, attack: 3, attackerChooses: false, defenderChooses: "no" } as const;
/** Two dice in defence: the engine's other arm, whose numbers are published. */
const twoInDefence = { combat: diceAgainstDice({ ...plain, defence: 2 }) };

describe("one roll, counted over all outcomes (DIC-08)", () => {
  /** Ways from the defender's best outcome to the attacker's. */
  test.each([
    [1, 1, [21, 15]],
    [1, 2, [161, 55]],
    [1, 3, [1071, 225]],
    [2, 1, [91, 125]],
    [2, 2, [581, 420, 295]],
    [2, 3, [4816, 1981, 979]],
    [3, 1, [441, 855]],
    [3, 2, [2275, 2611, 2890]],
    [3, 3, [17871, 12348, 10017, 6420]],
  ])("%i dice against %i: %j", (attack, defence, ways) => {
    const odds = rollOdds(attack, defence);
    expect(odds.map((each) => each.ways)).toEqual(ways);
    expect(odds.map((each) => each.defenceLosses)).toEqual(ways.map((_, lost) => lost));
    for (const each of odds) {
      expect(each.of).toBe(6 ** (attack + defence));
      expect(each.attackLosses + each.defenceLosses).toBe(Math.min(attack, defence));
    }
  });
});

describe("a whole battle of T.E.G., the attackers with the one that stays (DIC-08)", () => {
  test("four against three is won in 4402175 of 13436928", () => {
    expect(battleOdds(teg, 4, 3).wins).toBeCloseTo(4402175 / 13436928, 15);
  });

  test.each([
    [4, 2, 0.656],
    [10, 10, 0.1453],
    [20, 20, 0.0812],
    [6, 5, 0.27781],
    [11, 10, 0.19025],
    [16, 10, 0.44756],
    [21, 10, 0.6839],
  ])("%i against %i is won in %f", (attackers, defenders, wins) => {
    expect(battleOdds(teg, attackers, defenders).wins).toBeCloseTo(wins, 4);
  });

  test("one army cannot attack and so loses nothing", () => {
    expect(battleOdds(teg, 1, 1)).toEqual({ wins: 0, attackLosses: 0, defenceLosses: 0 });
  });

  test("two against one is one roll of one die each", () => {
    const odds = battleOdds(teg, 2, 1);
    expect(odds.wins).toBeCloseTo(15 / 36, 15);
    expect(odds.attackLosses).toBeCloseTo(21 / 36, 15);
    expect(odds.defenceLosses).toBeCloseTo(15 / 36, 15);
  });

  test("the odds do not depend on what was asked before", () => {
    const fresh = { combat: diceAgainstDice({ ...plain, defence: 3 }) };
    const late = battleOdds(fresh, 90, 40);
    const early = battleOdds(fresh, 3, 5);
    expect(battleOdds(teg, 3, 5)).toEqual(early);
    expect(battleOdds(teg, 90, 40)).toEqual(late);
  });

  test("a battle too great for the table follows from the battles after its first roll", () => {
    const [attackers, defenders] = [700, 480];
    const after = rollOdds(3, 3).map(({ attackLosses, defenceLosses, ways, of }) => ({
      chance: ways / of,
      ...battleOdds(teg, attackers - attackLosses, defenders - defenceLosses),
    }));
    const expected = after.reduce((sum, { chance, wins }) => sum + chance * wins, 0);
    const { wins } = battleOdds(teg, attackers, defenders);
    expect(wins).toBeGreaterThan(0.01);
    expect(wins).toBeCloseTo(expected, 12);
  });
});

describe("with two dice in defence, as published by Osborne (2003)", () => {
  test.each([
    [5, 3, 0.642],
    [4, 3, 0.47],
    [6, 5, 0.506],
    [11, 10, 0.568],
  ])("%i against %i is won in %f", (attackers, defenders, wins) => {
    expect(battleOdds(twoInDefence, attackers, defenders).wins).toBeCloseTo(wins, 3);
  });
});
