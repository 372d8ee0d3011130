import { type Outlook, winning } from "./outlook";

/** Adds to each territory what it is worth to the seat's own secret objective: the more, the less of it is lacking. */
export function addObjective(outlook: Outlook): void {
  const { you } = outlook;
  if (you.objective.target !== null) addTarget(outlook, you.objective.target);
  else addOccupation(outlook);
}

/** Whoever must destroy a seat presses it wherever it stands, and hardest at its last territories. */
function addTarget({ view, worth }: Outlook, target: number): void {
  const { territories } = view.seats[target];
  const weight = territories === 1 ? winning : 1 + 8 / Math.max(1, territories);
  view.owner.forEach((owner, territory) => {
    if (owner === target) worth[territory] += weight;
  });
}

/** Foreign territories in the continents still lacking, and own ones there that can be lost only at the objective's cost. */
function addOccupation({ view, you, me, book, worth }: Outlook): void {
  const parts = you.progress.filter(
    ({ what }) => what === "triangle" || (typeof what === "object" && "continent" in what),
  );
  const lacking = parts.reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);
  const push = 1.5 + 5 / (1 + lacking);
  const named = new Set<number>();
  for (const { what, have, need } of parts) {
    if (typeof what !== "object" || !("continent" in what)) continue;
    const continent = book.board.continents.findIndex(({ id }) => id === what.continent);
    named.add(continent);
    for (const territory of book.members[continent]) {
      if (view.owner[territory] === me) worth[territory] += have <= need ? push * 0.7 : 0;
      else if (have < need) worth[territory] += lacking === 1 ? winning : push;
    }
  }
  const triangle = parts.find(({ what }) => what === "triangle");
  if (triangle)
    for (const territory of nearestTriangle({ view, me, book }, named)) worth[territory] += push / 2;
}

/** The three mutually bordering territories outside these continents of which the seat holds most. */
function nearestTriangle(
  { view, me, book }: Pick<Outlook, "view" | "me" | "book">,
  named: ReadonlySet<number>,
): readonly number[] {
  let best: readonly number[] = [];
  let most = -1;
  const { neighbours, continentOf, areNeighbours } = book;
  const outside = (territory: number) => !named.has(continentOf[territory]);
  for (let a = 0; a < neighbours.length; a++)
    for (const b of neighbours[a])
      for (const c of b > a ? neighbours[a] : []) {
        if (c <= b || !areNeighbours(b, c) || !outside(a) || !outside(b) || !outside(c)) continue;
        const held = [a, b, c].filter((territory) => view.owner[territory] === me).length;
        if (held > most) {
          best = [a, b, c];
          most = held;
        }
      }
  return best;
}
