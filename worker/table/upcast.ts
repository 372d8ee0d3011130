import type { GameEvent } from "../game";

/** A stored event in today's shape. The only place that knows how events used to be written. */
export function upcast(stored: GameEvent): GameEvent {
  switch (stored.type) {
    // Written before rounds had laps.
    case "turn-began":
      return { ...stored, pass: stored.pass ?? 0 };
    // Written before a traded card's own territory was given anything.
    case "cards-traded":
      return { ...stored, bonus: stored.bonus ?? null };
    default:
      return stored;
  }
}
