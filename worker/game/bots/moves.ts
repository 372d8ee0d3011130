import type { Sight } from "./sight";

/** Armies that may move over this border. Where the rules count moves or borders only the choices know. */
export function mayMove({ view, you, book }: Sight, from: number, to: number): number {
  const { moves, perBorder, mayLeave } = book.regroup;
  if (moves === null && perBorder === null) return mayLeave(view.armies[from], view.arrived[from]);
  const choice = you.choices.find(
    ({ command }) =>
      command.type === "regroup" &&
      command.from === view.territories[from] &&
      command.to === view.territories[to],
  );
  return choice?.armies?.[1] ?? 0;
}
