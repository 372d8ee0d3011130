import type { Choice, CommandOf } from "../command";
import { declare, sentIn } from "../forces";
import { territoriesOf } from "../handler";
import type { Seat, TerritoryId } from "../ids";
import type { Combat, ForceCombat, Rulebook } from "../ruleset";
import type { State } from "../state";
import type { Story } from "../story";
import { beginPhase } from "../turn";
import type { Violation } from "../violation";

/** An attack without dice: armies by source. */
export type ForceAttack = Extract<CommandOf<"attack">, { from: Readonly<Record<TerritoryId, number>> }>;

/** The attack has the shape of the other kind of combat. */
export const mixedUp = (combat: Combat): Violation => ({
  code: "malformed",
  field: "from",
  expected: combat.kind === "dice" ? "territory" : "armies by territory",
});

/** One choice a source and target; its bounds are split around equal forces, which may not be declared. E43. */
export function forceChoices(book: Rulebook, state: State, seat: Seat): Choice[] {
  return territoriesOf(state, seat).flatMap((from) =>
    book.neighbours[from]
      .filter((to) => state.owner[to] !== seat)
      .flatMap((to) =>
        boundsAround(state.armies[from] - 1, state.armies[to]).map((armies) =>
          forceChoice(state, from, to, armies),
        ),
      ),
  );
}

function forceChoice(state: State, from: number, to: number, armies: readonly [number, number]): Choice {
  return {
    command: { type: "attack", from: { [state.territories[from]]: armies[0] }, to: state.territories[to] },
    armies,
  };
}

function boundsAround(most: number, equal: number): (readonly [number, number])[] {
  const below = Math.min(most, equal - 1);
  return [
    ...(below >= 1 ? [[1, below] as const] : []),
    ...(most > equal ? [[equal + 1, most] as const] : []),
  ];
}

/** From any number of neighbours, each keeping one. Seed 003, "Move from one or more country's army's". */
export function forces(
  story: Story,
  seat: Seat,
  { from, to, back }: ForceAttack,
  combat: ForceCombat,
): Violation | null {
  const { now, book } = story;
  const sources = Object.fromEntries(Object.entries(from).filter(([, armies]) => armies > 0));
  const violation = refused(book, now, seat, sources, to) ?? badBack(sources, back);
  if (violation) return violation;
  if (now.phase === "choose") beginPhase(story, "attack");
  declare(story, { from: sources, to, back: back ?? sentMost(sources) }, combat.window);
  return null;
}

function refused(
  book: Rulebook,
  state: State,
  seat: Seat,
  sources: Readonly<Record<TerritoryId, number>>,
  to: TerritoryId,
): Violation | null {
  const target = state.indexOf[to];
  const ids = Object.keys(sources);
  const foreign = ids.find((id) => state.owner[state.indexOf[id]] !== seat);
  if (foreign !== undefined) return { code: "not-yours", territory: foreign };
  if (state.owner[target] === seat) return { code: "own-territory", territory: to };
  const far = ids.find((id) => !book.areNeighbours(state.indexOf[id], target));
  if (far !== undefined) return { code: "not-adjacent", from: far, to };
  return badForces(book, state, sources, to);
}

function badForces(
  book: Rulebook,
  state: State,
  sources: Readonly<Record<TerritoryId, number>>,
  to: TerritoryId,
): Violation | null {
  const armies = sentIn(sources);
  if (armies < 1) return { code: "too-few-armies", armies, least: 1 };
  for (const id in sources) {
    const there = state.armies[state.indexOf[id]];
    if (there < book.combat.attackFrom)
      return { code: "too-few-armies", territory: id, armies: there, least: book.combat.attackFrom };
    if (sources[id] > there - 1)
      return { code: "too-many-armies", territory: id, armies: sources[id], most: there - 1 };
  }
  return armies === state.armies[state.indexOf[to]] ? { code: "equal-forces", territory: to, armies } : null;
}

/** A last attacker steps back to one of the sources. */
function badBack(
  sources: Readonly<Record<TerritoryId, number>>,
  back: TerritoryId | undefined,
): Violation | null {
  return back === undefined || Object.hasOwn(sources, back) ? null : { code: "not-yours", territory: back };
}

/** The source that sent most; of equals the first named. */
function sentMost(sources: Readonly<Record<TerritoryId, number>>): TerritoryId {
  return Object.keys(sources).reduce((most, id) => (sources[id] > sources[most] ? id : most));
}
