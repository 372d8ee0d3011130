import { losses } from "./rules/combat";
import type { DiceCombat } from "./ruleset";

/** A battle as the defender sees it when he chooses: the attacker's dice, or how many he is going to roll. Attackers are counted with the one that stays. */
export interface DefenceChoice {
  readonly attackers: number;
  readonly defenders: number;
  readonly attackDice: readonly number[] | number;
}

/** Differences below this are ties, and ties take the most dice. */
const tie = 1e-12;

/** The number of dice that makes the attacker's winning of the whole battle least likely. RULES: standing order "as-odds" of 002. */
export function asOdds(combat: DiceCombat, { attackers, defenders, attackDice }: DefenceChoice): number {
  const table = tableOf(combat);
  const rolls = typeof attackDice === "number" ? throwsOf(attackDice) : [{ dice: attackDice, chance: 1 }];
  return best(combat, table, attackers, defenders, rolls).dice;
}

/** The chance that the attacker wins the battle to the end, rolling the most dice every time, against a defender who always defends as the odds say. */
export function winAgainstOdds(combat: DiceCombat, attackers: number, defenders: number): number {
  return chance(combat, tableOf(combat), attackers, defenders);
}

interface Throw {
  readonly dice: readonly number[];
  readonly chance: number;
}

type Table = Map<number, number>;

const tables = new WeakMap<DiceCombat, Table>();

function tableOf(combat: DiceCombat): Table {
  const known = tables.get(combat);
  if (known) return known;
  const table: Table = new Map();
  tables.set(combat, table);
  return table;
}

/** Filled from small battles to great ones, so that no recursion is deeper than one roll. */
function chance(combat: DiceCombat, table: Table, attackers: number, defenders: number): number {
  if (defenders === 0) return 1;
  if (attackers < combat.attackFrom) return 0;
  const known = table.get(keyOf(attackers, defenders));
  if (known !== undefined) return known;
  for (let a = combat.attackFrom; a <= attackers; a++) {
    for (let d = 1; d <= defenders; d++)
      if (!table.has(keyOf(a, d))) table.set(keyOf(a, d), wins(combat, table, a, d));
  }
  return table.get(keyOf(attackers, defenders)) ?? 0;
}

const keyOf = (attackers: number, defenders: number): number => attackers * 65536 + defenders;

function wins(combat: DiceCombat, table: Table, attackers: number, defenders: number): number {
  const rolls = throwsOf(combat.attackDice(attackers));
  if (combat.defenderChooses !== "after-the-roll")
    return best(combat, table, attackers, defenders, rolls).wins;
  return rolls.reduce(
    (sum, roll) =>
      sum + roll.chance * best(combat, table, attackers, defenders, [{ ...roll, chance: 1 }]).wins,
    0,
  );
}

/** The defender's best number of dice against these rolls, and the attacker's chance then. */
function best(
  combat: DiceCombat,
  table: Table,
  attackers: number,
  defenders: number,
  rolls: readonly Throw[],
): { readonly dice: number; readonly wins: number } {
  const most = combat.defenceDice(defenders);
  const least = combat.defenderChooses === "no" ? most : 1;
  let chosen = { dice: most, wins: expected(combat, table, attackers, defenders, rolls, most) };
  for (let dice = most - 1; dice >= least; dice--) {
    const fewer = expected(combat, table, attackers, defenders, rolls, dice);
    if (fewer < chosen.wins - tie) chosen = { dice, wins: fewer };
  }
  return chosen;
}

function expected(
  combat: DiceCombat,
  table: Table,
  attackers: number,
  defenders: number,
  rolls: readonly Throw[],
  dice: number,
): number {
  let sum = 0;
  for (const roll of rolls) {
    const pairs = Math.min(roll.dice.length, dice);
    lostBy(roll.dice, dice).forEach((likely, lost) => {
      if (likely > 0)
        sum += roll.chance * likely * chance(combat, table, attackers - (pairs - lost), defenders - lost);
    });
  }
  return sum;
}

const lost = new Map<string, readonly number[]>();

/** How likely the defender loses 0, 1, … armies with so many dice against this roll. */
function lostBy(attackDice: readonly number[], dice: number): readonly number[] {
  const key = `${[...attackDice].sort().join("")}/${dice}`;
  const known = lost.get(key);
  if (known) return known;
  const likely = new Array<number>(Math.min(attackDice.length, dice) + 1).fill(0);
  for (const defence of throwsOf(dice)) likely[losses(attackDice, defence.dice).defence] += defence.chance;
  lost.set(key, likely);
  return likely;
}

const throwsKnown = new Map<number, readonly Throw[]>();

/** Every throw of so many dice, the same faces once, with its chance. */
function throwsOf(count: number): readonly Throw[] {
  const known = throwsKnown.get(count);
  if (known) return known;
  const found = new Map<string, Throw>();
  for (let i = 0; i < 6 ** count; i++) {
    const dice = Array.from({ length: count }, (_, at) => (Math.floor(i / 6 ** at) % 6) + 1).sort(
      (a, b) => b - a,
    );
    const key = dice.join("");
    found.set(key, { dice, chance: (found.get(key)?.chance ?? 0) + 1 / 6 ** count });
  }
  const throws = [...found.values()];
  throwsKnown.set(count, throws);
  return throws;
}
