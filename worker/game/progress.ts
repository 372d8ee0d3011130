import type { Seat } from "./ids";
import { commonTerritories, goals, heldIn, membersOf, type Occupy, spareTriangle } from "./rules/objectives";
import type { Rulebook } from "./ruleset";
import type { State } from "./state";
import type { Progress } from "./view";

/** How far a seat is with its own objective, part by part. */
export function objectiveProgress(book: Rulebook, state: State, seat: Seat): readonly Progress[] {
  const { id, target } = state.seats[seat].objective;
  if (target !== null) return [destroyed(state, seat, target)];
  const goal = goals[id];
  if (goal.kind === "occupy") return occupied(book, state, seat, goal);
  const need = goal.kind === "world" ? state.territories.length : commonTerritories;
  return [{ what: "territories", have: state.seats[seat].territories, need }];
}

function destroyed(state: State, seat: Seat, target: Seat): Progress {
  return { what: { destroy: target }, have: state.seats[target].destroyedBy === seat ? 1 : 0, need: 1 };
}

function occupied(book: Rulebook, state: State, seat: Seat, goal: Occupy): Progress[] {
  const part = (continent: string, need: number): Progress => ({
    what: { continent },
    have: heldIn(book, state.owner, seat, continent),
    need,
  });
  const parts = [
    ...goal.full.map((continent) => part(continent, membersOf(book, continent).length)),
    ...Object.entries(goal.atLeast).map(([continent, need]) => part(continent, need)),
  ];
  const triangle = goal.triangleOutside !== undefined;
  return triangle
    ? [...parts, { what: "triangle", have: spareTriangle(book, state.owner, seat, goal) ? 1 : 0, need: 1 }]
    : parts;
}
