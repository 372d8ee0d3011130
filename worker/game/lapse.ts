import { answerByDefault } from "./default";
import type { GameEvent } from "./event";
import { clone } from "./evolve";
import type { Random } from "./random";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";
import type { Story } from "./story";

/** What happens when the question to a seat not on turn is not answered in time; nothing where none is asked. */
export function lapse(
  book: Rulebook,
  state: State,
  random: Random,
): { readonly events: readonly GameEvent[]; readonly state: State } {
  const story: Story = { book, random, now: clone(state), events: [] };
  if (state.asked) answerByDefault(story);
  return { events: story.events, state: story.now };
}
