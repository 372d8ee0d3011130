import { losses } from "./rules/combat";
import type { Combat, Rulebook } from "./ruleset";

/** How likely one roll ends so, as `ways` of all the dice's outcomes. */
export interface RollOdds {
  readonly attackLosses: number;
  readonly defenceLosses: number;
  readonly ways: number;
  readonly of: number;
}

/** One whole battle: the chance that the attacker conquers, and how many armies each side is expected to lose. */
export interface BattleOdds {
  readonly wins: number;
  readonly attackLosses: number;
  readonly defenceLosses: number;
}

/** The exact odds of one roll, counted over every outcome of these dice; the attacker's worst outcome first. */
export function rollOdds(attackDice: number, defenceDice: number): readonly RollOdds[] {
  const key = attackDice * 16 + defenceDice;
  const known = rolls.get(key);
  if (known) return known;
  const counted = countRolls(attackDice, defenceDice);
  rolls.set(key, counted);
  return counted;
}

/**
 * The exact odds of a battle to its end: both roll all the dice they may, and the attacker, whose armies are counted
 * with the one that stays, goes on until he has conquered or may no longer attack.
 */
export function battleOdds(book: Pick<Rulebook, "combat">, attackers: number, defenders: number): BattleOdds {
  const { wins, attack, defence } = rowsOf(book.combat, attackers, defenders)[attackers];
  return { wins: wins[defenders], attackLosses: attack[defenders], defenceLosses: defence[defenders] };
}

const rolls = new Map<number, readonly RollOdds[]>();

/** Every multiset of dice once, with the ways to throw it: 56 for three dice where there are 216 throws. */
function throwsOf(count: number): { readonly dice: readonly number[]; readonly ways: number }[] {
  const found: { dice: number[]; ways: number }[] = [];
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
  return found;
}

function countRolls(attackDice: number, defenceDice: number): readonly RollOdds[] {
  const pairs = Math.min(attackDice, defenceDice);
  const ways = new Array<number>(pairs + 1).fill(0);
  const defences = throwsOf(defenceDice);
  for (const attack of throwsOf(attackDice))
    for (const defence of defences)
      ways[losses(attack.dice, defence.dice).defence] += attack.ways * defence.ways;
  const of = 6 ** (attackDice + defenceDice);
  return ways.map((count, lost) => ({ attackLosses: pairs - lost, defenceLosses: lost, ways: count, of }));
}

/** Odds by defenders, for one number of attackers. */
interface Row {
  readonly wins: Float64Array;
  readonly attack: Float64Array;
  readonly defence: Float64Array;
}

interface Table {
  /** Defenders that every row reaches to. */
  readonly most: number;
  readonly rows: Row[];
}

const tables = new WeakMap<Combat, Table>();

/** Beyond so many cells a battle is computed for itself and not kept, so that huge numbers cost time but not memory. */
const keptCells = 1 << 20;

/** Rows up to `attackers`, at least the last of which is there and reaches `defenders`. */
function rowsOf(combat: Combat, attackers: number, defenders: number): readonly Row[] {
  const known = tables.get(combat);
  if (known && attackers < known.rows.length && defenders <= known.most) return known.rows;
  const most = reach(Math.max(defenders, known?.most ?? 0));
  const rowCount = reach(Math.max(attackers + 1, known?.rows.length ?? 0));
  if (most * rowCount > keptCells) return lastRow(combat, attackers, defenders);
  const rows = known && known.most >= most ? known.rows : [];
  while (rows.length < rowCount) rows.push(rowAfter(combat, rows, most));
  tables.set(combat, { most, rows });
  return rows;
}

/** The next power of two from 32 on: tables grow seldom. */
const reach = (size: number): number => 2 ** Math.ceil(Math.log2(Math.max(32, size)));

/** More armies than any roll costs. */
const lookBack = 8;
const forgotten: Row = {
  wins: new Float64Array(0),
  attack: new Float64Array(0),
  defence: new Float64Array(0),
};

/** Keeps only the few rows that the next one looks back to. */
function lastRow(combat: Combat, attackers: number, defenders: number): readonly Row[] {
  const rows: Row[] = [];
  while (rows.length <= attackers) {
    rows.push(rowAfter(combat, rows, defenders));
    if (rows.length > lookBack) rows[rows.length - 1 - lookBack] = forgotten;
  }
  return rows;
}

function rowAfter(combat: Combat, rows: readonly Row[], most: number): Row {
  const attackers = rows.length;
  const row = {
    wins: new Float64Array(most + 1),
    attack: new Float64Array(most + 1),
    defence: new Float64Array(most + 1),
  };
  row.wins[0] = 1;
  if (attackers < combat.attackFrom) return row;
  for (let defenders = 1; defenders <= most; defenders++) {
    for (const roll of rollOdds(combat.attackDice(attackers), combat.defenceDice(defenders))) {
      const chance = roll.ways / roll.of;
      const after = roll.attackLosses === 0 ? row : rows[attackers - roll.attackLosses];
      const left = defenders - roll.defenceLosses;
      row.wins[defenders] += chance * after.wins[left];
      row.attack[defenders] += chance * (roll.attackLosses + after.attack[left]);
      row.defence[defenders] += chance * (roll.defenceLosses + after.defence[left]);
    }
  }
  return row;
}
