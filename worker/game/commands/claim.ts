import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import { endClaim } from "../setup";
import { tell } from "../story";

/** One army on a free territory. Seed 004, step 2; for 002 see CLAUSES.md. */
export const claim: Handler<CommandOf<"claim">> = {
  phases: ["claim"],
  played: (book) => book.setup.territories === "claimed",
  choices: (_book, { owner, territories }) =>
    territories
      .filter((_, t) => owner[t] === -1)
      .map((territory) => ({ command: { type: "claim", territory } })),
  decide(story, seat, { territory }) {
    const { now } = story;
    if (now.owner[now.indexOf[territory]] !== -1)
      return { code: "already-taken", what: "territory", territory };
    tell(story, { type: "territory-claimed", seat, territory });
    endClaim(story);
    return null;
  },
};
