import { battleOdds, type Rulebook } from "../../worker/game";

/** How an attack without dice is going to end: conquered with so many left, or so many defenders left; null: not allowed. */
export interface Outcome {
  readonly conquers: boolean;
  readonly left: number;
}

/** What so many attackers against so many defenders come to; it is certain. */
export function outcomeOf(book: Rulebook, sent: number, defenders: number): Outcome | null {
  if (sent === defenders) return null;
  // The odds count the attacking army that stays.
  const { wins, attackLosses, defenceLosses } = battleOdds(book, sent + 1, defenders);
  return wins === 1
    ? { conquers: true, left: sent - attackLosses }
    : { conquers: false, left: defenders - defenceLosses };
}

/** How many of a territory's armies an attack may take. */
export const sendable = ({ combat }: Rulebook, armies: number): number =>
  Math.max(0, armies - (combat.attackFrom - 1));
