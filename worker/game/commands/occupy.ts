import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import { tell } from "../story";

/** How many armies in all move into the conquered territory, with those that moved by themselves. E11, E49. */
export const occupy: Handler<CommandOf<"occupy">> = {
  phases: ["attack"],
  answers: true,
  choices: (_book, { occupying }) =>
    occupying
      ? [{ command: { type: "occupy", armies: occupying.moved }, armies: [occupying.moved, occupying.most] }]
      : [],
  decide(story, _seat, { armies }) {
    const { occupying, territories, phase } = story.now;
    if (!occupying) return { code: "wrong-phase", phase, expected: [] };
    const { from, to, moved, most } = occupying;
    if (armies < moved) return { code: "too-few-armies", territory: territories[to], armies, least: moved };
    if (armies > most) return { code: "too-many-armies", territory: territories[to], armies, most };
    tell(story, {
      type: "territory-occupied",
      territory: territories[to],
      from: territories[from],
      armies,
      more: armies - moved,
    });
    return null;
  },
};
