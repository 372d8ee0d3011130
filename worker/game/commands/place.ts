import type { Choice, CommandOf } from "../command";
import { type Handler, territoriesOf } from "../handler";
import type { ContinentId, Seat, TerritoryId } from "../ids";
import { leftToPlace } from "../left";
import { incomeOf } from "../rules/income";
import type { Rulebook } from "../ruleset";
import { endSpread, endStep } from "../setup";
import type { State } from "../state";
import { tell } from "../story";
import { beginPhase } from "../turn";
import type { Violation } from "../violation";

/** Armies onto own territories; a continent's bonus only inside it. Seed 001, "Cuántos ejércitos se incorporan"; E16, E46. */
export const place: Handler<CommandOf<"place">> = {
  phases: ["deploy", "reinforce", "choose"],
  answers: ["place", "spread"],
  choices: (book, state, seat) =>
    state.together ? spreadChoices(book, state, seat) : placeChoices(book, state, seat),
  decide(story, seat, { armies }) {
    const { now, book } = story;
    const placed = Object.entries(armies).filter(([, count]) => count > 0);
    const violation = refused(book, now, seat, placed);
    if (violation) return violation;
    if (now.phase === "choose") beginPhase(story, "reinforce");
    const counted = Object.fromEntries(placed);
    if (now.together) tell(story, { type: "armies-spread", seat, armies: counted });
    else
      tell(story, {
        type: "armies-placed",
        seat,
        armies: counted,
        fromContinents: drawn(book, now.left, now, placed),
      });
    if (now.together) endSpread(story);
    else if (now.phase === "deploy" && leftToPlace(now) === 0) endStep(story);
    return null;
  },
};

type Placed = readonly (readonly [TerritoryId, number])[];
type Left = State["left"];

function placeChoices(book: Rulebook, state: State, seat: Seat): Choice[] {
  const left = leftFor(book, state, seat);
  return territoriesOf(state, seat).flatMap((t) => {
    const most = left.free + (left.continents[book.board.territories[t].continent] ?? 0);
    return most > 0
      ? [{ command: { type: "place", armies: { [state.territories[t]]: 1 } }, armies: [1, most] }]
      : [];
  });
}

function spreadChoices(book: Rulebook, state: State, seat: Seat): Choice[] {
  return territoriesOf(state, seat).flatMap((t) => {
    const id = state.territories[t];
    const most = Math.min(state.seats[seat].toSpread, roomOn(book, state, seat, id));
    return most > 0 ? [{ command: { type: "place", armies: { [id]: 1 } }, armies: [1, most] }] : [];
  });
}

/** What may be placed; where the turn still chooses, what adding would grant. */
export const leftFor = (book: Rulebook, state: State, seat: Seat): Left =>
  state.phase === "choose" && state.turn === seat ? incomeOf(book, state, seat) : state.left;

/** Armies that the hidden set-up still allows on one territory. */
function roomOn(book: Rulebook, state: State, seat: Seat, id: TerritoryId): number {
  const most = book.setup.spread?.most ?? Number.POSITIVE_INFINITY;
  return most - state.armies[state.indexOf[id]] - (state.seats[seat].spread[id] ?? 0);
}

const total = (placed: Placed): number => placed.reduce((sum, [, count]) => sum + count, 0);

function refused(book: Rulebook, state: State, seat: Seat, placed: Placed): Violation | null {
  for (const [territory] of placed)
    if (state.owner[state.indexOf[territory]] !== seat) return { code: "not-yours", territory };
  const armies = total(placed);
  const left = leftFor(book, state, seat);
  const most = state.together ? state.seats[seat].toSpread : leftToPlace({ ...state, left });
  if (armies > most) return { code: "too-many-armies", armies, most };
  if (armies < 1) return { code: "too-few-armies", armies, least: 1 };
  return state.together ? overfull(book, state, seat, placed) : misplaced(book, state, left, placed);
}

function overfull(book: Rulebook, state: State, seat: Seat, placed: Placed): Violation | null {
  const over = placed.find(([id, count]) => count > roomOn(book, state, seat, id));
  return over
    ? {
        code: "too-many-armies",
        territory: over[0],
        armies: over[1],
        most: roomOn(book, state, seat, over[0]),
      }
    : null;
}

/** What is taken out of each continent's bonus: as much as lies inside it, the rest out of the free armies. */
function drawn(book: Rulebook, left: Left, state: State, placed: Placed): Record<ContinentId, number> {
  const inside: Record<ContinentId, number> = {};
  for (const [territory, count] of placed) {
    const { continent } = book.board.territories[state.indexOf[territory]];
    const most = left.continents[continent] ?? 0;
    if (most > 0) inside[continent] = Math.min(most, (inside[continent] ?? 0) + count);
  }
  return inside;
}

function misplaced(book: Rulebook, state: State, left: Left, placed: Placed): Violation | null {
  const inside = Object.values(drawn(book, left, state, placed)).reduce((sum, count) => sum + count, 0);
  const armies = total(placed) - inside;
  return armies > left.free
    ? { code: "outside-continent", armies, free: left.free, continents: left.continents }
    : null;
}
