import type { CommandOf } from "../command";
import { type Handler, territoriesOf } from "../handler";
import type { Rulebook } from "../ruleset";
import type { State } from "../state";
import { tell } from "../story";
import { beginPhase } from "../turn";
import type { Violation } from "../violation";

type Regroup = CommandOf<"regroup">;

/** Armies between bordering own territories. The first one ends the attacks. Seed 001, "Reagrupar"; E38–E40, E45. */
export const regroup: Handler<Regroup> = {
  phases: ["attack", "regroup"],
  choices: (book, state, seat) =>
    territoriesOf(state, seat).flatMap((from) =>
      book.neighbours[from].flatMap((to) => {
        const most = state.owner[to] === seat ? mayMove(book, state, from, to) : 0;
        if (most < 1) return [];
        const command = {
          type: "regroup",
          from: state.territories[from],
          to: state.territories[to],
          armies: 1,
        } as const;
        return [{ command, armies: [1, most] as const }];
      }),
    ),
  decide(story, seat, command) {
    const violation = refused(story.book, story.now, seat, command);
    if (violation) return violation;
    if (story.now.phase !== "regroup") beginPhase(story, "regroup");
    tell(story, { type: "armies-regrouped", from: command.from, to: command.to, armies: command.armies });
    return null;
  },
};

/** Armies that may still move over this border. */
function mayMove(book: Rulebook, state: State, from: number, to: number): number {
  const { moves } = book.regroup;
  if (moves !== null && state.regroupings >= moves) return 0;
  return Math.max(
    0,
    Math.min(book.regroup.mayLeave(state.armies[from], state.arrived[from]), roomOver(book, state, from, to)),
  );
}

function roomOver({ regroup }: Rulebook, { crossed, territories }: State, from: number, to: number): number {
  if (regroup.perBorder === null) return Number.POSITIVE_INFINITY;
  return regroup.perBorder - (crossed[`${territories[from]} ${territories[to]}`] ?? 0);
}

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
  const most = mayMove(book, state, source, target);
  if (armies <= most) return null;
  const withoutMoves = Math.min(state.armies[source] - 1, roomOver(book, state, source, target));
  return armies <= withoutMoves
    ? { code: "already-moved", territory: from, armies, most }
    : { code: "too-many-armies", territory: from, armies, most };
}
