import type { CommandOf } from "../command";
import { type Handler, territoriesOf } from "../handler";
import type { Rulebook } from "../ruleset";
import type { State } from "../state";
import { tell } from "../story";
import { beginPhase } from "../turn";
import type { Violation } from "../violation";

type Regroup = CommandOf<"regroup">;

/** Armies between bordering own territories; what arrived this turn stays. The first one ends the attacks. Seed 001, "Reagrupar"; E38, E39. */
export const regroup: Handler<Regroup> = {
  phases: ["attack", "regroup"],
  choices: (book, state, seat) =>
    territoriesOf(state, seat).flatMap((from) => {
      const most = mayLeave(state, from);
      if (most < 1) return [];
      return book.neighbours[from]
        .filter((to) => state.owner[to] === seat)
        .map((to) => ({
          command: {
            type: "regroup",
            from: state.territories[from],
            to: state.territories[to],
            armies: 1,
          } as const,
          armies: [1, most] as const,
        }));
    }),
  decide(story, seat, command) {
    const violation = refused(story.book, story.now, seat, command);
    if (violation) return violation;
    if (story.now.phase !== "regroup") beginPhase(story, "regroup");
    tell(story, { type: "armies-regrouped", from: command.from, to: command.to, armies: command.armies });
    return null;
  },
};

/** Armies that may still leave a territory: not the last one, not those that arrived. */
const mayLeave = (state: State, t: number): number => state.armies[t] - state.arrived[t] - 1;

function refused(
  book: Rulebook,
  state: State,
  seat: number,
  { from, to, armies }: Regroup,
): Violation | null {
  const source = state.indexOf[from];
  const target = state.indexOf[to];
  if (state.owner[source] !== seat) return { code: "not-yours", territory: from };
  if (state.owner[target] !== seat) return { code: "not-yours", territory: to };
  if (!book.areNeighbours(source, target)) return { code: "not-adjacent", from, to };
  if (armies < 1) return { code: "too-few-armies", territory: from, armies, least: 1 };
  const most = mayLeave(state, source);
  if (armies <= most) return null;
  const arrivedInTheWay = armies <= state.armies[source] - 1;
  return arrivedInTheWay
    ? { code: "already-moved", territory: from, armies, most: Math.max(0, most) }
    : { code: "too-many-armies", territory: from, armies, most: Math.max(0, most) };
}
