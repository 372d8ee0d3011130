import type { Random } from "../../worker/game/index";

/** One draw that is expected: its bound and what it answers. */
export type Draw = readonly [bound: number, value: number];

/** Chance that answers from a list. */
export interface Scripted extends Random {
  /** How many draws of the list are still to come. */
  left(): number;
}

/** Fails loudly where a draw has another bound than the next of the list, or the list has run out. A draw among one is none. */
export function scripted(...draws: readonly Draw[]): Scripted {
  let next = 0;
  return {
    below(bound) {
      if (bound === 1) return 0;
      const draw = draws[next];
      if (!draw) throw new Error(`draw ${next + 1}, below(${bound}), is not in the script`);
      if (draw[0] !== bound)
        throw new Error(`draw ${next + 1} is below(${bound}), expected below(${draw[0]})`);
      next++;
      return draw[1];
    },
    left: () => draws.length - next,
  };
}

/** Dice by their pips, in the order in which they are rolled: the attacker's, then the defender's. */
export const dice = (...pips: readonly number[]): Scripted =>
  scripted(...pips.map((pip): Draw => [6, pip - 1]));

/** Nothing may be drawn. */
export const noChance = scripted();

/** The draws of a shuffle that turns these items into the wanted order. */
export function shuffleTo<T>(items: readonly T[], wanted: readonly T[]): Draw[] {
  const lying = [...items];
  const draws: Draw[] = [];
  for (let i = lying.length - 1; i > 0; i--) {
    const j = lying.indexOf(wanted[i]);
    if (j === -1 || j > i) throw new Error(`${String(wanted[i])} is not there to be put at ${i}`);
    draws.push([i + 1, j]);
    lying[j] = lying[i];
    lying[i] = wanted[i];
  }
  return draws;
}

/** Writes down what another chance draws. */
export function recorded(chance: Random): { readonly random: Random; readonly draws: Draw[] } {
  const draws: Draw[] = [];
  const below = (bound: number): number => {
    if (bound === 1) return 0;
    const value = chance.below(bound);
    draws.push([bound, value]);
    return value;
  };
  return { random: { below }, draws };
}
