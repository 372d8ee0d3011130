import { apply } from "./apply";
import type { GameEvent } from "./event";
import type { Random } from "./random";
import type { Rulebook } from "./ruleset";
import type { Draft } from "./state";

/** An order being carried out: what has happened by it so far, and the state that this led to. */
export interface Story {
  readonly book: Rulebook;
  readonly random: Random;
  readonly now: Draft;
  readonly events: GameEvent[];
}

/** Adds what happened next. */
export function tell(story: Story, event: Exclude<GameEvent, { type: "game-started" }>): void {
  apply(story.now, event);
  story.events.push(event);
}

/** Whether somebody has won, so that nothing more happens. */
export const isOver = (story: Story): boolean => story.now.winners !== null;
