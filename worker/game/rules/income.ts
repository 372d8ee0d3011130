import type { Board } from "../board";
import type { ContinentId, Seat } from "../ids";
import type { Grant, IncomeRule, Rulebook, TurnStart } from "../ruleset";
import type { State } from "../state";

/** Own territories / divisor, rounded down, but at least so many. Seed 001, "Cuántos ejércitos se incorporan". */
export function perTerritories(divisor: number, least: number): IncomeRule {
  return {
    grant: (_book, state, seat) => ({
      free: Math.max(least, Math.floor(state.seats[seat].territories / divisor)),
      continents: {},
    }),
    says: [
      // With fewer than `below` territories the floor is what one gets: seed 001 prints it so.
      { says: "income-territories", divisor, least, below: divisor * least },
    ],
  };
}

/** Each continent's bonus to who holds all of it, to be placed inside it or anywhere. Seed 001, "Por continente completo"; seed 002. */
export function continentBonus(board: Board, inside: boolean): IncomeRule {
  return {
    grant: (book, state, seat) => (inside ? bonusOf(book, state, seat) : freed(bonusOf(book, state, seat))),
    says: [
      {
        says: "income-continents",
        bonuses: board.continents.map(({ id, bonus }) => ({ continent: id, bonus })),
        inside,
      },
    ],
  };
}

function bonusOf(book: Rulebook, state: State, seat: Seat): Grant {
  const continents: Record<ContinentId, number> = {};
  book.members.forEach((members, c) => {
    if (members.every((t) => state.owner[t] === seat))
      continents[book.board.continents[c].id] = book.board.continents[c].bonus;
  });
  return { free: 0, continents };
}

const freed = ({ continents }: Grant): Grant => ({
  free: Object.values(continents).reduce((sum, bonus) => sum + bonus, 0),
  continents: {},
});

/** One army on each own territory all of whose neighbours are own. Seed 003, "bonus country"; E41. */
export const surroundedTerritories: TurnStart = {
  armies: (book, state, seat) =>
    new Map(
      book.neighbours.flatMap((around, t) =>
        state.owner[t] === seat && around.every((n) => state.owner[n] === seat) ? [[t, 1] as const] : [],
      ),
    ),
  says: [{ says: "surrounded", armies: 1 }],
};

/** The sum of all income rules for this seat, as things stand. */
export function incomeOf(book: Rulebook, state: State, seat: Seat): Grant {
  let free = 0;
  const continents: Record<ContinentId, number> = {};
  for (const rule of book.income) {
    const grant = rule.grant(book, state, seat);
    free += grant.free;
    for (const id in grant.continents) continents[id] = (continents[id] ?? 0) + grant.continents[id];
  }
  return { free, continents };
}
