import type { CommandOf } from "../command";
import { type Handler, territoriesOf } from "../handler";
import type { ContinentId, TerritoryId } from "../ids";
import type { Rulebook } from "../ruleset";
import type { Draft, State } from "../state";
import { tell } from "../story";
import { endStep } from "../turn";
import type { Violation } from "../violation";

/** Armies onto own territories; a continent's bonus only inside it. Seed 001, "Cuántos ejércitos se incorporan"; E16. */
export const place: Handler<CommandOf<"place">> = {
  phases: ["deploy", "reinforce"],
  choices: (book, state, seat) =>
    territoriesOf(state, seat).flatMap((t) => {
      const most = state.left.free + leftIn(state, book.board.territories[t].continent);
      return most > 0
        ? [{ command: { type: "place", armies: { [state.territories[t]]: 1 } }, armies: [1, most] as const }]
        : [];
    }),
  decide(story, seat, { armies }) {
    const { now, book } = story;
    const placed = Object.entries(armies).filter(([, count]) => count > 0);
    const violation = refused(now, seat, placed) ?? misplaced(book, now, placed);
    if (violation) return violation;
    const fromContinents = drawn(book, now, placed);
    tell(story, { type: "armies-placed", seat, armies: Object.fromEntries(placed), fromContinents });
    if (now.phase === "deploy" && leftToPlace(now) === 0) endStep(story);
    return null;
  },
};

type Placed = readonly (readonly [TerritoryId, number])[];

/** Armies still to place, wherever they may go. */
export function leftToPlace(state: State): number {
  let left = state.left.free;
  for (const continent in state.left.continents) left += state.left.continents[continent];
  return left;
}

const leftIn = (state: State, continent: ContinentId): number => state.left.continents[continent] ?? 0;

const total = (placed: Placed): number => placed.reduce((sum, [, count]) => sum + count, 0);

function refused(state: Draft, seat: number, placed: Placed): Violation | null {
  for (const [territory] of placed)
    if (state.owner[state.indexOf[territory]] !== seat) return { code: "not-yours", territory };
  const armies = total(placed);
  const most = leftToPlace(state);
  if (armies > most) return { code: "too-many-armies", armies, most };
  return armies < 1 ? { code: "too-few-armies", armies, least: 1 } : null;
}

/** What is taken out of each continent's bonus: as much as lies inside it, the rest out of the free armies. */
function drawn(book: Rulebook, state: State, placed: Placed): Record<ContinentId, number> {
  const taken: Record<ContinentId, number> = {};
  for (const [territory, count] of placed) {
    const { continent } = book.board.territories[state.indexOf[territory]];
    const most = leftIn(state, continent);
    if (most > 0) taken[continent] = Math.min(most, (taken[continent] ?? 0) + count);
  }
  return taken;
}

function misplaced(book: Rulebook, state: State, placed: Placed): Violation | null {
  const inside = Object.values(drawn(book, state, placed)).reduce((sum, count) => sum + count, 0);
  const { free, continents } = state.left;
  const armies = total(placed) - inside;
  return armies > free ? { code: "outside-continent", armies, free, continents } : null;
}
