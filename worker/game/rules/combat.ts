import type { DiceCombat, ForceCombat } from "../ruleset";

/** Dice of both sides: how many at most, and who chooses. Seed 001, "El ataque"; seed 000; seed 002; seed 004, step 5. */
export function diceAgainstDice(rule: {
  readonly attackFrom: number;
  readonly attack: number;
  readonly defence: number;
  readonly attackerChooses: boolean;
  readonly defenderChooses: DiceCombat["defenderChooses"];
}): DiceCombat {
  const { attackFrom, attack, defence, attackerChooses, defenderChooses } = rule;
  return {
    kind: "dice",
    attackFrom,
    attackDice: (armies) => Math.min(attack, armies - 1),
    defenceDice: (armies) => Math.min(defence, armies),
    attackerChooses,
    defenderChooses,
    says: [
      { says: "attack-from", armies: attackFrom },
      { says: "attack-dice", most: attack, chooses: attackerChooses },
      { says: "defence-dice", most: defence, chooses: defenderChooses },
      { says: "dice-compared", tie: "defender" },
      { says: "attacks-unlimited" },
    ],
  };
}

/** Highest against highest, and so on down the shorter side; the lower die costs an army, a tie the attacker's. Seed 001, "El ataque". */
export function losses(
  attackDice: readonly number[],
  defenceDice: readonly number[],
): { readonly attack: number; readonly defence: number } {
  const attack = descending(attackDice);
  const defence = descending(defenceDice);
  const pairs = Math.min(attack.length, defence.length);
  let won = 0;
  for (let i = 0; i < pairs; i++) if (attack[i] > defence[i]) won++;
  return { attack: pairs - won, defence: won };
}

const descending = (dice: readonly number[]): number[] => [...dice].sort((a, b) => b - a);

/** Armies cancel one for one until one colour is left; equal forces may not be declared. Seed 003, "Attack"; E43, E44. */
export function oneForOne(window: number | null): ForceCombat {
  return {
    kind: "forces",
    attackFrom: 2,
    window,
    says: [
      { says: "forces-sources", stays: 1 },
      { says: "forces-cancel" },
      { says: "forces-equal" },
      { says: "forces-reaction", seconds: window },
      { says: "attacks-unlimited" },
    ],
  };
}

/** What is left when these forces meet; equal ones, which only an answering card makes, stop before the last pair. E43, E44. */
export function forcesMeet(
  attackers: number,
  defenders: number,
): {
  readonly attack: number;
  readonly defence: number;
  readonly conquered: boolean;
  readonly steppedBack: number;
} {
  if (attackers > defenders)
    return { attack: defenders, defence: defenders, conquered: true, steppedBack: 0 };
  if (attackers < defenders)
    return { attack: attackers, defence: attackers, conquered: false, steppedBack: 0 };
  return { attack: attackers - 1, defence: defenders - 1, conquered: false, steppedBack: 1 };
}
