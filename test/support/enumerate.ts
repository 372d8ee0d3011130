/** A battle counted out by hand, for the odds to be held to: another way to the same numbers, and a slow one. */
export interface Counted {
  /** Armies that the attacking territory needs. */
  readonly attackFrom: number;
  readonly attackDice: (armies: number) => number;
  readonly defenceDice: (armies: number) => number;
  readonly chooses: "no" | "after-the-roll" | "before-the-roll";
}

/** The attacker's chance to win, and what each side is expected to lose. */
export interface Chances {
  readonly wins: number;
  readonly attack: number;
  readonly defence: number;
}

const lost: Chances = { wins: 0, attack: 0, defence: 0 };
const won: Chances = { wins: 1, attack: 0, defence: 0 };

/** Every throw of so many dice, one by one: 1 1, 1 2, … 6 6. */
export function everyThrow(count: number): number[][] {
  if (count === 0) return [[]];
  return everyThrow(count - 1).flatMap((some) => [1, 2, 3, 4, 5, 6].map((pip) => [...some, pip]));
}

/** How many of the defender's dice are beaten, pair by pair from the top. */
export function beaten(attack: readonly number[], defence: readonly number[]): number {
  const [a, d] = [attack, defence].map((dice) => dice.toSorted((x, y) => y - x));
  return d.slice(0, a.length).filter((pip, i) => a[i] > pip).length;
}

const mean = (all: readonly Chances[]): Chances => ({
  wins: all.reduce((sum, { wins }) => sum + wins, 0) / all.length,
  attack: all.reduce((sum, { attack }) => sum + attack, 0) / all.length,
  defence: all.reduce((sum, { defence }) => sum + defence, 0) / all.length,
});

/** The whole battle, the attackers with the one that stays, over every throw of every roll. */
export function counted(rule: Counted): (attackers: number, defenders: number) => Chances {
  const known = new Map<string, Chances>();
  const battle = (attackers: number, defenders: number): Chances => {
    if (defenders === 0) return won;
    if (attackers < rule.attackFrom) return lost;
    const key = `${attackers} ${defenders}`;
    const found = known.get(key) ?? roll(attackers, defenders);
    known.set(key, found);
    return found;
  };
  const after = (attackers: number, defenders: number, attack: readonly number[], count: number): Chances =>
    mean(
      everyThrow(count).map((defence) => {
        const pairs = Math.min(attack.length, count);
        const down = beaten(attack, defence);
        const rest = battle(attackers - (pairs - down), defenders - down);
        return { wins: rest.wins, attack: rest.attack + pairs - down, defence: rest.defence + down };
      }),
    );
  const roll = (attackers: number, defenders: number): Chances => {
    const throws = everyThrow(rule.attackDice(attackers));
    const most = rule.defenceDice(defenders);
    const counts = rule.chooses === "no" ? [most] : Array.from({ length: most }, (_, i) => most - i);
    if (rule.chooses === "after-the-roll")
      return mean(
        throws.map((attack) => least(counts.map((count) => after(attackers, defenders, attack, count)))),
      );
    return least(
      counts.map((count) => mean(throws.map((attack) => after(attackers, defenders, attack, count)))),
    );
  };
  return battle;
}

/** The least likely for the attacker to win, of equal ones the first: that with the most dice. */
const least = (all: readonly Chances[]): Chances =>
  all.reduce((best, each) => (each.wins < best.wins - 1e-12 ? each : best));
