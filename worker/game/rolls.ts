import { losses } from "./rules/combat";

/** How likely one roll ends so, as `ways` of all the dice's outcomes. */
export interface RollOdds {
  readonly attackLosses: number;
  readonly defenceLosses: number;
  readonly ways: number;
  readonly of: number;
  /** ways / of. */
  readonly chance: number;
}

/** One multiset of faces, with the ways to throw it. */
export interface Throw {
  readonly dice: readonly number[];
  readonly ways: number;
}

/** The exact odds of one roll, counted over every outcome of these dice; the attacker's worst outcome first. */
export function rollOdds(attackDice: number, defenceDice: number): readonly RollOdds[] {
  const key = attackDice * 16 + defenceDice;
  const known = rolls.get(key);
  if (known) return known;
  const counted = countRolls(throwsOf(attackDice), attackDice, defenceDice);
  rolls.set(key, counted);
  return counted;
}

/** The exact odds once the attacker's dice lie on the table. */
export function rollOddsAgainst(attackDice: readonly number[], defenceDice: number): readonly RollOdds[] {
  const key = `${[...attackDice].sort().join("")}/${defenceDice}`;
  const known = seenRolls.get(key);
  if (known) return known;
  const counted = countRolls([{ dice: attackDice, ways: 1 }], attackDice.length, defenceDice);
  seenRolls.set(key, counted);
  return counted;
}

const rolls = new Map<number, readonly RollOdds[]>();
const seenRolls = new Map<string, readonly RollOdds[]>();
const throws = new Map<number, readonly Throw[]>();

/** Every multiset of dice once, with the ways to throw it: 56 for three dice where there are 216 throws. */
export function throwsOf(count: number): readonly Throw[] {
  const known = throws.get(count);
  if (known) return known;
  const found: Throw[] = [];
  const add = (dice: number[], least: number, repeats: number, ways: number): void => {
    if (dice.length === count) found.push({ dice, ways });
    else
      for (let face = least; face <= 6; face++) {
        const again = face === dice.at(-1) ? repeats + 1 : 1;
        // Multinomial, die by die: each new die multiplies by its position and divides by how often its face stands there.
        add([...dice, face], face, again, (ways * (dice.length + 1)) / again);
      }
  };
  add([], 1, 0, 1);
  throws.set(count, found);
  return found;
}

function countRolls(attacks: readonly Throw[], attackDice: number, defenceDice: number): readonly RollOdds[] {
  const pairs = Math.min(attackDice, defenceDice);
  const ways = new Array<number>(pairs + 1).fill(0);
  const defences = throwsOf(defenceDice);
  for (const attack of attacks)
    for (const defence of defences)
      ways[losses(attack.dice, defence.dice).defence] += attack.ways * defence.ways;
  const of = ways.reduce((sum, count) => sum + count, 0);
  return ways.map((count, lost) => ({
    attackLosses: pairs - lost,
    defenceLosses: lost,
    ways: count,
    of,
    chance: count / of,
  }));
}
