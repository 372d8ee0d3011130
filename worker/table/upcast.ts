import type { GameEvent } from "../game";

/** A stored event in today's shape. The only place that knows how events used to be written; so far they never changed. */
export const upcast = (stored: GameEvent): GameEvent => stored;
