import type { CommandOf } from "../command";
import { answered, meet } from "../forces";
import type { Handler } from "../handler";
import { type Story, tell } from "../story";

/** Lets the attack go on without a card, whether one is held or not. */
export const pass: Handler<CommandOf<"pass">> = {
  phases: [],
  answers: ["react"],
  played: ({ combat }) => combat.kind === "forces" && combat.window !== null,
  choices: () => [{ command: { type: "pass" } }],
  decide(story, seat) {
    const { asked } = story.now;
    if (asked?.question !== "react") return null;
    tell(story, { type: "reaction-passed", seat });
    meet(story, asked);
    return null;
  },
};

/** The printed default of who does not answer: the card's standing order, "ask" having come too late. */
export function reactByDefault(story: Story): void {
  const { asked } = story.now;
  if (asked?.question === "react") answered(story, asked, true);
}
