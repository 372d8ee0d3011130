/** The only source of chance that the rules know. */
export interface Random {
  /** A uniform integer in [0, bound). `below(1)` is 0. */
  below(bound: number): number;
}

/** One die, 1–6. */
export const die = (random: Random): number => random.below(6) + 1;

/** Dice in the order drawn. */
export function dice(random: Random, count: number): number[] {
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) drawn.push(die(random));
  return drawn;
}

/** A new array: Fisher–Yates from the last index down to 1, swapping i with below(i + 1). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const moved = result[i];
    result[i] = result[j];
    result[j] = moved;
  }
  return result;
}
