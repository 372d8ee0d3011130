import type { Objective } from "../event";
import type { Colour, ContinentId, ObjectiveId, Seat } from "../ids";
import { seatOnTheRight } from "../living";
import { shuffled } from "../random";
import type { ObjectiveRule, Rulebook } from "../ruleset";
import type { State } from "../state";

/** Territories to hold: all of the continents in `full`, so many of those in `atLeast`, and perhaps a triangle elsewhere. */
export interface Occupy {
  readonly kind: "occupy";
  readonly full: readonly ContinentId[];
  readonly atLeast: Readonly<Record<ContinentId, number>>;
  /** Three mutually bordering territories outside this continent that the rest does not use up. */
  readonly triangleOutside?: ContinentId;
}

type Goal =
  | Occupy
  | { readonly kind: "destroy"; readonly colour: Colour }
  | { readonly kind: "count" }
  | { readonly kind: "world" };

/** The fifteen secret objectives of T.E.G. in the order in which they are shuffled, and the two that nobody is dealt. */
export const goals: Readonly<Record<ObjectiveId, Goal>> = {
  o1: { kind: "occupy", full: ["africa"], atLeast: { "north-america": 5, europe: 4 } },
  o2: { kind: "occupy", full: ["south-america"], atLeast: { europe: 7 }, triangleOutside: "south-america" },
  o3: { kind: "occupy", full: ["asia"], atLeast: { "south-america": 2 } },
  o4: { kind: "occupy", full: ["europe"], atLeast: { asia: 4, "south-america": 2 } },
  o5: { kind: "occupy", full: ["north-america"], atLeast: { oceania: 2, asia: 4 } },
  o6: {
    kind: "occupy",
    full: [],
    atLeast: { oceania: 2, africa: 2, "south-america": 2, europe: 3, "north-america": 4, asia: 3 },
  },
  o7: { kind: "occupy", full: ["oceania", "north-america"], atLeast: { europe: 2 } },
  o8: { kind: "occupy", full: ["south-america", "africa"], atLeast: { asia: 4 } },
  o9: { kind: "occupy", full: ["oceania", "africa"], atLeast: { "north-america": 5 } },
  d1: { kind: "destroy", colour: "blue" },
  d2: { kind: "destroy", colour: "red" },
  d3: { kind: "destroy", colour: "black" },
  d4: { kind: "destroy", colour: "yellow" },
  d5: { kind: "destroy", colour: "green" },
  d6: { kind: "destroy", colour: "magenta" },
  common30: { kind: "count" },
  world: { kind: "world" },
};

export const objectiveIds: readonly ObjectiveId[] = Object.keys(goals);

/** Territories of the common objective. Seed 001, "el que llega a 30 países gana igual". */
export const commonTerritories = 30;

/** Nobody's secret: only the common objective is left. */
export const commonOnly: Objective = { id: "common30", target: null };

/** The nine objectives to occupy and the six to destroy. */
export const tegObjectives: readonly ObjectiveId[] = objectiveIds.filter(
  (id) => goals[id].kind === "occupy" || goals[id].kind === "destroy",
);

/** Secret objectives, one each; a target that cannot be is the seat on the right. Seed 001, "Los objetivos". */
export function secretObjectives(
  dealt: readonly ObjectiveId[],
  fallback: "inherit" | "common-only" | "right-neighbour",
): ObjectiveRule {
  const destroys = dealt.some((id) => goals[id].kind === "destroy");
  const triangle = dealt.some((id) => "triangleOutside" in goals[id]);
  return {
    secret: dealt,
    deal: (book, state, random) => deal(book, state, shuffled(dealt, random)),
    afterTargetFell: (_book, state, hunter) => afterTargetFell[fallback](state, hunter),
    says: [
      { says: "objective-secret", count: dealt.length },
      { says: "objective-redrawn" },
      ...(destroys ? ([{ says: "destroy-impossible" }, { says: "destroy", fallback }] as const) : []),
      ...(triangle ? ([{ says: "triangle" }] as const) : []),
    ],
  };
}

/** Nobody has a secret objective: all play for the world. */
export const worldForAll: ObjectiveRule = {
  secret: [],
  deal: (_book, state) => state.seats.map(() => ({ id: "world", target: null })),
  afterTargetFell: () => ({ id: "world", target: null }),
  says: [],
};

/** In seat order from index 0; one that the deal already meets goes under the pile. E36. */
function deal(book: Rulebook, state: State, pile: ObjectiveId[]): Objective[] {
  return state.seats.map((_, seat) => {
    for (let tries = pile.length; tries > 0; tries--) {
      const id = pile.shift();
      if (id === undefined) break;
      const objective: Objective = { id, target: targetOf(state, seat, id) };
      if (!isMet(book, state, seat, objective)) return objective;
      pile.push(id);
    }
    return commonOnly;
  });
}

/** The seat of that colour; oneself or a colour nobody plays becomes the seat on the right. E31. */
function targetOf(state: State, seat: Seat, id: ObjectiveId): Seat | null {
  const goal = goals[id];
  if (goal.kind !== "destroy") return null;
  const target = state.seats.findIndex((other) => other.colour === goal.colour);
  return target === -1 || target === seat ? seatOnTheRight(state, seat) : target;
}

/** Seed 001: "pasás a tener el objetivo del jugador de tu derecha"; the two others are host's options. E32, E34. */
const afterTargetFell = {
  inherit: (state: State, hunter: Seat): Objective => {
    const taken = state.seats[seatOnTheRight(state, hunter)].objective;
    const cannotBe =
      taken.target === hunter || (taken.target !== null && state.seats[taken.target].destroyedBy !== null);
    return cannotBe ? commonOnly : taken;
  },
  "common-only": (): Objective => commonOnly,
  "right-neighbour": (state: State, hunter: Seat): Objective => ({
    id: state.seats[hunter].objective.id,
    target: seatOnTheRight(state, hunter),
  }),
};

/** Whether this seat has done what the secret objective asks, as things stand. The common objective is a victory rule of its own. */
export function isMet(book: Rulebook, state: State, seat: Seat, objective: Objective): boolean {
  if (objective.target !== null) return state.seats[objective.target].destroyedBy === seat;
  const goal = goals[objective.id];
  return goal.kind === "occupy" && holds(book, state.owner, seat, goal);
}

function holds(book: Rulebook, owner: readonly Seat[], seat: Seat, goal: Occupy): boolean {
  for (const continent of goal.full) if (!holdsOf(book, owner, seat, continent, null)) return false;
  for (const continent in goal.atLeast)
    if (!holdsOf(book, owner, seat, continent, goal.atLeast[continent])) return false;
  return goal.triangleOutside === undefined || spareTriangle(book, owner, seat, goal);
}

function holdsOf(
  book: Rulebook,
  owner: readonly Seat[],
  seat: Seat,
  continent: ContinentId,
  need: number | null,
): boolean {
  return heldIn(book, owner, seat, continent) >= (need ?? membersOf(book, continent).length);
}

/** How many territories of a continent the seat holds. */
export function heldIn(book: Rulebook, owner: readonly Seat[], seat: Seat, continent: ContinentId): number {
  let held = 0;
  for (const t of membersOf(book, continent)) if (owner[t] === seat) held++;
  return held;
}

/** Indices of a continent's territories. */
export function membersOf(book: Rulebook, continent: ContinentId): readonly number[] {
  return book.members[book.board.continents.findIndex((each) => each.id === continent)];
}

/** Three own mutually bordering territories outside the named continent, none of them needed elsewhere in the objective. Ruling on o2, see CLAUSES.md. */
export function spareTriangle(book: Rulebook, owner: readonly Seat[], seat: Seat, goal: Occupy): boolean {
  return trianglesOf(book).some(
    (triangle) => triangle.every((t) => owner[t] === seat) && isSpare(book, owner, seat, goal, triangle),
  );
}

function isSpare(
  book: Rulebook,
  owner: readonly Seat[],
  seat: Seat,
  goal: Occupy,
  triangle: readonly number[],
): boolean {
  const inside = (continent: ContinentId) =>
    triangle.filter((t) => book.board.territories[t].continent === continent).length;
  if (goal.triangleOutside !== undefined && inside(goal.triangleOutside) > 0) return false;
  return Object.entries(goal.atLeast).every(
    ([continent, need]) =>
      inside(continent) === 0 || heldIn(book, owner, seat, continent) - inside(continent) >= need,
  );
}

const triangles = new WeakMap<Rulebook, readonly (readonly number[])[]>();

function trianglesOf(book: Rulebook): readonly (readonly number[])[] {
  const known = triangles.get(book);
  if (known) return known;
  const found = book.neighbours.flatMap((around, a) =>
    around.flatMap((b) =>
      b > a ? around.filter((c) => c > b && book.areNeighbours(b, c)).map((c) => [a, b, c]) : [],
    ),
  );
  triangles.set(book, found);
  return found;
}
