import type { Combat } from "../ruleset";

/** Up to so many dice each, and nobody chooses: the attacker one fewer than his armies, the defender one for each. Seed 001, "El ataque". */
export function diceAgainstDice(most: {
  readonly attack: number;
  readonly defence: number;
  readonly attackFrom: number;
}): Combat {
  return {
    attackFrom: most.attackFrom,
    attackDice: (armies) => Math.min(most.attack, armies - 1),
    defenceDice: (armies) => Math.min(most.defence, armies),
    says: [
      { says: "attack-from", armies: most.attackFrom },
      { says: "attack-dice", most: most.attack },
      { says: "defence-dice", most: most.defence },
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
