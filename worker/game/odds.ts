import { type RollOdds, rollOdds, rollOddsAgainst, throwsOf } from "./rolls";
import type { DiceCombat, Rulebook } from "./ruleset";

/** One whole battle: the chance that the attacker conquers, and how many armies each side is expected to lose. */
export interface BattleOdds {
  readonly wins: number;
  readonly attackLosses: number;
  readonly defenceLosses: number;
}

/**
 * The exact odds of a battle to its end: both roll all the dice they may, and the attacker, whose armies are counted
 * with the one that stays, goes on until he has conquered or may no longer attack.
 */
export function battleOdds(book: Pick<Rulebook, "combat">, attackers: number, defenders: number): BattleOdds {
  if (book.combat.kind === "forces") return certain(attackers - 1, defenders);
  const { wins, attack, defence } = rowsOf(book.combat, attackers, defenders)[attackers];
  return { wins: wins[defenders], attackLosses: attack[defenders], defenceLosses: defence[defenders] };
}

/** Without dice nothing is left to chance: more attackers than defenders conquer, equal ones may not attack. */
function certain(sent: number, defenders: number): BattleOdds {
  if (sent === defenders) return { wins: 0, attackLosses: 0, defenceLosses: 0 };
  const lost = Math.min(sent, defenders);
  return { wins: sent > defenders ? 1 : 0, attackLosses: lost, defenceLosses: lost };
}

/** A battle as the defender sees it when he chooses: the attacker's dice, or how many he is going to roll. Attackers are counted with the one that stays. */
export interface DefenceChoice {
  readonly attackers: number;
  readonly defenders: number;
  readonly attackDice: readonly number[] | number;
}

/** The dice of the standing order "as-odds": the number that makes the attacker's winning of the whole battle least likely. Ties take the most. */
export function defenceAsOdds(
  combat: DiceCombat,
  { attackers, defenders, attackDice }: DefenceChoice,
): number {
  const rows = rowsOf(combat, attackers, defenders);
  const after = (roll: RollOdds) => rows[attackers - roll.attackLosses].wins[defenders - roll.defenceLosses];
  return leastLikely(combat, defenders, (dice) => {
    const odds =
      typeof attackDice === "number" ? rollOdds(attackDice, dice) : rollOddsAgainst(attackDice, dice);
    return odds.reduce((sum, roll) => sum + (roll.ways / roll.of) * after(roll), 0);
  });
}

/** The same battle against a defender who always rolls the most dice. */
export function alwaysMost(combat: DiceCombat): DiceCombat {
  const known = unchosen.get(combat);
  if (known) return known;
  const fixed: DiceCombat = { ...combat, defenderChooses: "no" };
  unchosen.set(combat, fixed);
  return fixed;
}

const unchosen = new WeakMap<DiceCombat, DiceCombat>();

/** Differences below this are ties. */
const tie = 1e-12;

function leastLikely(combat: DiceCombat, defenders: number, wins: (dice: number) => number): number {
  const most = combat.defenceDice(defenders);
  let chosen = most;
  let least = wins(most);
  for (let dice = most - 1; dice >= (combat.defenderChooses === "no" ? most : 1); dice--) {
    const fewer = wins(dice);
    if (fewer < least - tie) [chosen, least] = [dice, fewer];
  }
  return chosen;
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

const tables = new WeakMap<DiceCombat, Table>();

/** Beyond so many cells a battle is computed for itself and not kept, so that huge numbers cost time but not memory. */
const keptCells = 1 << 20;

/** Rows up to `attackers`, at least the last of which is there and reaches `defenders`. */
function rowsOf(combat: DiceCombat, attackers: number, defenders: number): readonly Row[] {
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
function lastRow(combat: DiceCombat, attackers: number, defenders: number): readonly Row[] {
  const rows: Row[] = [];
  while (rows.length <= attackers) {
    rows.push(rowAfter(combat, rows, defenders));
    if (rows.length > lookBack) rows[rows.length - 1 - lookBack] = forgotten;
  }
  return rows;
}

function rowAfter(combat: DiceCombat, rows: readonly Row[], most: number): Row {
  const attackers = rows.length;
  const row = {
    wins: new Float64Array(most + 1),
    attack: new Float64Array(most + 1),
    defence: new Float64Array(most + 1),
  };
  row.wins[0] = 1;
  if (attackers < combat.attackFrom) return row;
  for (let defenders = 1; defenders <= most; defenders++) {
    for (const { roll, chance } of outcomes(combat, { attackers, defenders, rows, row })) {
      const after = roll.attackLosses === 0 ? row : rows[attackers - roll.attackLosses];
      const left = defenders - roll.defenceLosses;
      row.wins[defenders] += chance * after.wins[left];
      row.attack[defenders] += chance * (roll.attackLosses + after.attack[left]);
      row.defence[defenders] += chance * (roll.defenceLosses + after.defence[left]);
    }
  }
  return row;
}

interface Cell {
  readonly attackers: number;
  readonly defenders: number;
  readonly rows: readonly Row[];
  /** The row being made: what costs the attacker nothing stays in it. */
  readonly row: Row;
}

interface Outcome {
  readonly roll: RollOdds;
  readonly chance: number;
}

/** How the next roll may end, the defender choosing as the odds say where he chooses. */
function outcomes(combat: DiceCombat, cell: Cell): Outcome[] {
  const attackDice = combat.attackDice(cell.attackers);
  if (combat.defenderChooses !== "after-the-roll") {
    const dice = leastLikely(combat, cell.defenders, (count) => expected(cell, rollOdds(attackDice, count)));
    return weighed(rollOdds(attackDice, dice), 1);
  }
  return throwsOf(attackDice).flatMap((thrown) => {
    const dice = leastLikely(combat, cell.defenders, (count) =>
      expected(cell, rollOddsAgainst(thrown.dice, count)),
    );
    return weighed(rollOddsAgainst(thrown.dice, dice), thrown.ways / 6 ** attackDice);
  });
}

const weighed = (odds: readonly RollOdds[], share: number): Outcome[] =>
  odds.map((roll) => ({ roll, chance: (share * roll.ways) / roll.of }));

/** The attacker's chance after such a roll. */
function expected({ attackers, defenders, rows, row }: Cell, odds: readonly RollOdds[]): number {
  let sum = 0;
  for (const roll of odds) {
    const after = roll.attackLosses === 0 ? row : rows[attackers - roll.attackLosses];
    sum += (roll.ways / roll.of) * after.wins[defenders - roll.defenceLosses];
  }
  return sum;
}
