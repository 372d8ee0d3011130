import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  alwaysMost,
  battleOdds,
  type DiceCombat,
  defenceAsOdds,
  type Rulebook,
  rollOdds,
  winsAgainst,
} from "../../worker/game/index";
import { rollOddsAgainst } from "../../worker/game/rolls";
import { diceAgainstDice } from "../../worker/game/rules/combat";
import { beaten, type Counted, counted, everyThrow } from "../support/enumerate";
import { bookOf } from "../support/game";
import { runs } from "../support/runs";

/** Computed elsewhere with exact fractions: single rolls, and whole battles of two and of three defence dice. */
interface Published {
  readonly singleRoll: readonly {
    readonly attackerDice: number;
    readonly defenderDice: number;
    readonly totalOutcomes: number;
    readonly outcomes: readonly (readonly [
      attack: number,
      defence: number,
      ways: number,
      fraction: string,
    ])[];
  }[];
  /** Rows by defenders from 1, columns by attackers without the one that stays from 1. */
  readonly defence2: readonly (readonly number[])[];
  readonly defence3: readonly (readonly number[])[];
  /** By "attackers,defenders". */
  readonly exact2: Readonly<Record<string, string>>;
  readonly exact3: Readonly<Record<string, string>>;
  /** J. A. Osborne, Mathematics Magazine 76 (2003), to three decimals. */
  readonly osborne: readonly (readonly number[])[];
}

// The narrowing is what that file is.
const published = JSON.parse(
  readFileSync(join(import.meta.dirname, "../support/odds.json"), "utf8"),
) as Published;

const fraction = (text: string): number => {
  const [above, below = "1"] = text.split("/");
  return Number(above) / Number(below);
};

const generic = (defence: number): Pick<Rulebook, "combat"> => ({
  combat: diceAgainstDice({
    attackFrom: 2,
    attack: 3,
    defence,
    attackerChooses: false,
    defenderChooses: "no",
  }),
});

const diceOf = ({ combat }: Rulebook): DiceCombat => {
  if (combat.kind !== "dice") throw new Error("no dice");
  return combat;
};

describe("DIC-08 a single roll is counted exactly", () => {
  test.each(published.singleRoll)("$attackerDice dice against $defenderDice", (roll) => {
    const odds = rollOdds(roll.attackerDice, roll.defenderDice);
    expect(odds).toHaveLength(roll.outcomes.length);
    for (const [attack, defence, ways, exact] of roll.outcomes) {
      const found = odds.find(
        ({ attackLosses, defenceLosses }) => attackLosses === attack && defenceLosses === defence,
      );
      expect(found).toMatchObject({ ways, of: roll.totalOutcomes });
      expect(ways / roll.totalOutcomes).toBe(fraction(exact));
      expect(found?.chance).toBe(fraction(exact));
    }
  });

  test("all nine pairings are there", () => {
    expect(published.singleRoll).toHaveLength(9);
  });

  test("against dice that lie on the table", () => {
    for (const attackers of [1, 2, 3])
      for (const attack of everyThrow(attackers).filter((_, i) => i % 7 === 0))
        for (const count of [1, 2, 3]) {
          const throws = everyThrow(count);
          for (const { defenceLosses, ways, of } of rollOddsAgainst(attack, count)) {
            expect(of).toBe(throws.length);
            expect(ways).toBe(throws.filter((defence) => beaten(attack, defence) === defenceLosses).length);
          }
        }
  });
});

describe("DIC-08 a whole battle equals every cell computed elsewhere, to 1e-12", () => {
  test.each([2, 3] as const)("%i dice in defence, 20 against 20", (defence) => {
    const rows = defence === 2 ? published.defence2 : published.defence3;
    let most = 0;
    rows.forEach((row, d) => {
      row.forEach((wins, a) => {
        most = Math.max(most, Math.abs(battleOdds(generic(defence), a + 2, d + 1).wins - wins));
      });
    });
    expect(rows.flat()).toHaveLength(400);
    expect(most).toBeLessThan(1e-12);
  });

  test.each([2, 3] as const)("%i dice in defence, as fractions", (defence) => {
    const exact = defence === 2 ? published.exact2 : published.exact3;
    expect(Object.keys(exact)).toHaveLength(25);
    for (const [key, text] of Object.entries(exact)) {
      const [a, d] = key.split(",").map(Number);
      expect(battleOdds(generic(defence), a + 1, d).wins).toBeCloseTo(fraction(text), 14);
    }
  });

  test("and the hundred cells of Osborne (2003)", () => {
    const cells = published.osborne.flatMap((row, d) =>
      row.map((wins, a) => [wins, battleOdds(generic(2), a + 2, d + 1).wins]),
    );
    expect(cells).toHaveLength(100);
    for (const [wins, found] of cells) expect(Number(found.toFixed(3))).toBe(wins);
  });
});

const three = (armies: number) => Math.min(3, armies - 1);
const upTo = (most: number) => (armies: number) => Math.min(most, armies);

describe("every ruleset's own battle is what counting it out gives", () => {
  const rules: readonly (readonly [string, Rulebook, Counted])[] = [
    [
      "000",
      bookOf("tenes-empanadas"),
      { attackFrom: 2, attackDice: three, defenceDice: upTo(3), chooses: "no" },
    ],
    [
      "001",
      bookOf("comunidad-teg"),
      { attackFrom: 2, attackDice: three, defenceDice: upTo(3), chooses: "no" },
    ],
    [
      "002-R06 002-R05",
      bookOf("riesgo"),
      { attackFrom: 2, attackDice: three, defenceDice: upTo(2), chooses: "after-the-roll" },
    ],
    [
      "002-R05 before the roll",
      bookOf("riesgo", { "defender-chooses": "before-the-roll" }),
      { attackFrom: 2, attackDice: three, defenceDice: upTo(2), chooses: "before-the-roll" },
    ],
    [
      "004-R01",
      bookOf("verdensherre"),
      { attackFrom: 3, attackDice: three, defenceDice: upTo(2), chooses: "no" },
    ],
    [
      "004-R01 from two",
      bookOf("verdensherre", { "attack-from": "2" }),
      { attackFrom: 2, attackDice: three, defenceDice: upTo(2), chooses: "no" },
    ],
  ];
  const size = runs(5, 9);

  test.each(rules)("%s", (_, book, rule) => {
    const count = counted(rule);
    for (let attackers = 1; attackers <= size + 1; attackers++)
      for (let defenders = 1; defenders <= size; defenders++) {
        const odds = battleOdds(book, attackers, defenders);
        const { wins, attack, defence } = count(attackers, defenders);
        expect(
          [odds.wins, odds.attackLosses, odds.defenceLosses].map(
            (each, i) => Math.abs(each - [wins, attack, defence][i]) < 1e-12,
          ),
          `${attackers} against ${defenders}`,
        ).toEqual([true, true, true]);
      }
  });

  test("004-R01 it stops at two: three against one is a single roll of two dice", () => {
    const { wins, attackLosses } = battleOdds(bookOf("verdensherre"), 3, 1);
    expect(wins).toBeCloseTo(125 / 216, 15);
    expect(attackLosses).toBeCloseTo(91 / 216, 15);
    expect(battleOdds(bookOf("verdensherre"), 2, 1).wins).toBe(0);
  });

  test("002-R06 beside it, against one who always rolls two: the generic table", () => {
    const combat = alwaysMost(diceOf(bookOf("riesgo")));
    for (const [attackers, defenders] of [
      [5, 3],
      [9, 9],
      [16, 10],
      [21, 20],
    ])
      expect(battleOdds({ combat }, attackers, defenders)).toEqual(
        battleOdds(generic(2), attackers, defenders),
      );
  });

  test("002-R06 to choose is never worse than always to roll two", () => {
    for (const chooses of ["after-the-roll", "before-the-roll"])
      for (let attackers = 2; attackers <= 30; attackers++)
        for (let defenders = 1; defenders <= 30; defenders++)
          expect(
            battleOdds(bookOf("riesgo", { "defender-chooses": chooses }), attackers, defenders).wins,
          ).toBeLessThanOrEqual(battleOdds(generic(2), attackers, defenders).wins + 1e-12);
  });

  test("003 without dice all is certain: more conquer, fewer do not, as many are refused", () => {
    const book = bookOf("sin-dados");
    expect(battleOdds(book, 7, 5)).toEqual({ wins: 1, attackLosses: 5, defenceLosses: 5 });
    expect(battleOdds(book, 5, 5)).toEqual({ wins: 0, attackLosses: 4, defenceLosses: 4 });
    expect(battleOdds(book, 6, 5)).toEqual({ wins: 0, attackLosses: 0, defenceLosses: 0 });
  });
});

describe("002-R06 the standing order as-odds", () => {
  const combat = diceOf(bookOf("riesgo"));
  const count = counted({
    attackFrom: 2,
    attackDice: three,
    defenceDice: upTo(2),
    chooses: "after-the-roll",
  });

  /** The chance of the attacker where so many dice answer these, counted out. */
  const chance = (attackers: number, defenders: number, attack: readonly number[], dice: number): number => {
    const throws = everyThrow(dice);
    const pairs = Math.min(attack.length, dice);
    return (
      throws.reduce((sum, defence) => {
        const down = beaten(attack, defence);
        return sum + count(attackers - (pairs - down), defenders - down).wins;
      }, 0) / throws.length
    );
  };

  test("is the number of dice that counting out gives, for every throw", () => {
    for (const [attackers, defenders] of [
      [4, 2],
      [4, 4],
      [5, 3],
      [3, 2],
      [2, 2],
      [6, 5],
    ])
      for (let dice = 1; dice <= three(attackers); dice++)
        for (const attack of everyThrow(dice)) {
          const [one, two] = [1, 2].map((each) => chance(attackers, defenders, attack, each));
          const choice = { attackers, defenders, attackDice: attack };
          expect(defenceAsOdds(combat, choice), `${attackers} ${defenders} ${attack}`).toBe(
            one < two - 1e-12 ? 1 : 2,
          );
          expect(winsAgainst(combat, choice, 1)).toBeCloseTo(one, 12);
          expect(winsAgainst(combat, choice, 2)).toBeCloseTo(two, 12);
        }
  });

  test("takes no time with armies in their thousands, and answers as with fewer of the same ratio", () => {
    const began = performance.now();
    for (const attack of [
      [6, 6, 6],
      [6, 5, 1],
      [3, 3, 1],
      [2, 1, 1],
    ]) {
      const few = defenceAsOdds(combat, { attackers: 800, defenders: 800, attackDice: attack });
      for (const many of [5_000, 100_000])
        expect(defenceAsOdds(combat, { attackers: many, defenders: many, attackDice: attack })).toBe(few);
    }
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
