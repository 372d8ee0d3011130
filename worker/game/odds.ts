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

/**
 * The dice of the standing order "as-odds": the number that makes the attacker's winning of the whole battle least likely.
 * Ties take the most. Armies in their thousands are weighed by their ratio, so that no order takes seconds.
 */
export function defenceAsOdds(combat: DiceCombat, choice: DefenceChoice): number {
  const counts = countsOf(combat, combat.defenceDice(choice.defenders));
  const odds = counts.map((dice) => oddsOf(choice, dice));
  return counts[leastLikely(odds, cellOf(combat, choice))];
}

/** The attacker's chance to win the whole battle where this roll is answered with so many dice. */
export const winsAgainst = (combat: DiceCombat, choice: DefenceChoice, dice: number): number =>
  expected(cellOf(combat, choice), oddsOf(choice, dice));

const oddsOf = ({ attackDice }: DefenceChoice, dice: number): readonly RollOdds[] =>
  typeof attackDice === "number" ? rollOdds(attackDice, dice) : rollOddsAgainst(attackDice, dice);

function cellOf(combat: DiceCombat, choice: DefenceChoice): Cell {
  const { attackers, defenders } = weighable(choice.attackers, choice.defenders);
  const rows = rowsOf(combat, attackers, defenders);
  return { attackers, defenders, rows, row: rows[attackers] };
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

/** The numbers of dice with which a defender may answer, the most first. */
const countsOf = ({ defenderChooses }: DiceCombat, most: number): number[] =>
  defenderChooses === "no" ? [most] : Array.from({ length: most }, (_, i) => most - i);

/** Differences below this are ties. */
const tie = 1e-12;

/** Which of these odds makes the attacker's winning least likely; of equal ones the first. */
function leastLikely(odds: readonly (readonly RollOdds[])[], cell: Cell): number {
  let chosen = 0;
  let least = odds.length > 1 ? expected(cell, odds[0]) : 0;
  for (let i = 1; i < odds.length; i++) {
    const chance = expected(cell, odds[i]);
    if (chance < least - tie) {
      chosen = i;
      least = chance;
    }
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

/** The same battle between fewer, where a table of it would not be kept. */
function weighable(attackers: number, defenders: number): { attackers: number; defenders: number } {
  let [a, d] = [attackers, defenders];
  const half = (armies: number) => Math.max(Math.min(armies, lookBack), Math.ceil(armies / 2));
  while (reach(a + 1) * reach(d) > keptCells) [a, d] = [half(a), half(d)];
  return { attackers: a, defenders: d };
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
  for (let defenders = 1; defenders <= most; defenders++) fill({ attackers, defenders, rows, row }, combat);
  return row;
}

interface Cell {
  readonly attackers: number;
  readonly defenders: number;
  readonly rows: readonly Row[];
  /** The row being made: what costs the attacker nothing stays in it. */
  readonly row: Row;
}

/** The odds of one battle out of those after its next roll, the defender choosing as the odds say where he chooses. */
function fill(cell: Cell, combat: DiceCombat): void {
  const { attackers, defenders, rows, row } = cell;
  for (const { share, odds } of facing(combat, attackers, defenders))
    for (const roll of odds[leastLikely(odds, cell)]) {
      const chance = share * roll.chance;
      const after = roll.attackLosses === 0 ? row : rows[attackers - roll.attackLosses];
      const left = defenders - roll.defenceLosses;
      row.wins[defenders] += chance * after.wins[left];
      row.attack[defenders] += chance * (roll.attackLosses + after.attack[left]);
      row.defence[defenders] += chance * (roll.defenceLosses + after.defence[left]);
    }
}

/** What a defender may face when he chooses: how likely, and the odds by the number of his dice, the most first. */
interface Faced {
  readonly share: number;
  readonly odds: readonly (readonly RollOdds[])[];
}

const faced = new Map<string, readonly Faced[]>();

/** One for all rolls, or, where he sees the attacker's dice, one for all throws that leave him the same odds. */
function facing(combat: DiceCombat, attackers: number, defenders: number): readonly Faced[] {
  const attackDice = combat.attackDice(attackers);
  const most = combat.defenceDice(defenders);
  const key = `${combat.defenderChooses} ${attackDice} ${most}`;
  const known = faced.get(key);
  if (known) return known;
  const counts = countsOf(combat, most);
  const found =
    combat.defenderChooses === "after-the-roll"
      ? alike(attackDice, counts)
      : [{ share: 1, odds: counts.map((dice) => rollOdds(attackDice, dice)) }];
  faced.set(key, found);
  return found;
}

function alike(attackDice: number, counts: readonly number[]): Faced[] {
  const groups = new Map<string, Faced>();
  for (const { dice, ways } of throwsOf(attackDice)) {
    const odds = counts.map((count) => rollOddsAgainst(dice, count));
    const key = JSON.stringify(odds);
    groups.set(key, { share: (groups.get(key)?.share ?? 0) + ways / 6 ** attackDice, odds });
  }
  return [...groups.values()];
}

/** The attacker's chance after such a roll. */
function expected({ attackers, defenders, rows, row }: Cell, odds: readonly RollOdds[]): number {
  let sum = 0;
  for (const roll of odds) {
    const after = roll.attackLosses === 0 ? row : rows[attackers - roll.attackLosses];
    sum += roll.chance * after.wins[defenders - roll.defenceLosses];
  }
  return sum;
}
