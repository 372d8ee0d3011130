import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import {
  type Colour,
  colours,
  fold,
  type GameEvent,
  type Objective,
  rulesets,
  type Seat,
  start,
  type TerritoryId,
} from "../../worker/game/index";
import { type Draw, type Scripted, scripted, shuffleTo } from "../support/dice";
import { bookWith, everywhere, inside, next, place } from "../support/game";
import { fewest, secrets } from "../support/objectives";
import { runs } from "../support/runs";
import { given, type Situation, told } from "../support/specification";

const book = bookWith();

/** Chance by which territories fall in this lap order, this seat begins, and objectives and cards lie so. */
function dealing(wanted: {
  readonly seats: number;
  readonly lap?: readonly TerritoryId[];
  readonly first?: Seat;
  readonly objectives?: readonly string[];
}): Scripted {
  const { seats, lap = everywhere, first = 0, objectives = [] } = wanted;
  const order = [...objectives, ...secrets.filter((id) => !objectives.includes(id))];
  const draws: Draw[] = [
    ...shuffleTo(everywhere, lap),
    [seats, first],
    ...shuffleTo(secrets, order),
    ...shuffleTo(everywhere, everywhere),
  ];
  return scripted(...draws);
}

function begun(colourList: readonly Colour[], chance: Scripted): readonly GameEvent[] {
  const events = start(book, colourList, chance);
  expect(chance.left(), "draws that nobody asked for").toBe(0);
  return events;
}

const dealt = (seats: number, more: Partial<Parameters<typeof dealing>[0]> = {}): readonly GameEvent[] =>
  begun(colours.slice(0, seats), dealing({ seats, ...more }));

describe("001 «Cómo arranca»", () => {
  test("001-01 «Jugadores: 2 a 6»", () => {
    expect(rulesets["comunidad-teg"].seats).toEqual([2, 6]);
  });

  test.each([
    [2, [25, 25]],
    [3, [17, 17, 16]],
    [4, [13, 13, 12, 12]],
    [5, [10, 10, 10, 10, 10]],
    [6, [9, 9, 8, 8, 8, 8]],
  ])(
    "001-04 «Se reparten los 50 países, uno a cada uno por vuelta, hasta que no queda ninguno»: %i seats",
    (seats, counts) => {
      const state = fold(dealt(seats));
      expect(state.seats.map(({ territories }) => territories)).toEqual(counts);
      expect(state.owner).toEqual(everywhere.map((_, t) => t % seats));
      expect(state.armies).toEqual(everywhere.map(() => 1));
    },
  );

  test("001-04 the lap follows the shuffle, whoever begins", () => {
    const lap = everywhere.toReversed();
    const state = fold(dealt(4, { lap, first: 3 }));
    expect(lap.map((id) => state.owner[state.indexOf[id]])).toEqual(everywhere.map((_, t) => t % 4));
  });

  test.each([0, 1, 2, 3])(
    "001-R01 the seat that begins is drawn, and one army lies on each territory: seat %i",
    (first) => {
      const events = dealt(4, { first });
      expect(told(events, "game-started")[0].first).toBe(first);
      expect(events[1]).toEqual({ type: "deploy-began", seat: first, step: 1, armies: 5 });
      expect(events).toHaveLength(2);
    },
  );
});

/** Deploys everything of every step onto the first own territory; answers [seat, armies] of each step in turn. */
function deployed(events: readonly GameEvent[]): { readonly steps: number[][]; readonly after: Situation } {
  const steps: number[][] = [];
  let now = given(events);
  while (now.state.phase === "deploy") {
    const { turn, left, owner, territories } = now.state;
    steps.push([turn, left.free]);
    now = now.when(turn, place({ [territories[owner.indexOf(turn)]]: left.free }));
  }
  return { steps, after: now };
}

describe("001 «dos rondas de fichas»", () => {
  test.each([4, 5, 6])(
    "001-05 «en la primera cada uno coloca 5 ejércitos y en la segunda 3»: %i seats",
    (seats) => {
      const first = 2;
      const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
      const { steps, after } = deployed(dealt(seats, { first }));
      expect(steps).toEqual([...order.map((seat) => [seat, 5]), ...order.map((seat) => [seat, 3])]);
      after.tellsAlso({ type: "turn-began", seat: first, round: 1, pass: 0, phase: "reinforce" });
      expect(after.state.step).toBe(0);
    },
  );

  test.each([
    [2, [12, 12]],
    [3, [8, 8, 8]],
  ])(
    "001-06 «Jugando de a dos o de a tres cada uno coloca la mitad de los países que tiene», RUL-07: %i seats",
    (seats, armies) => {
      const { steps, after } = deployed(dealt(seats, { first: 1 }));
      expect(steps).toEqual(armies.map((count, i) => [(1 + i) % seats, count]));
      after.tellsAlso({ type: "turn-began", seat: 1, round: 1, pass: 0, phase: "reinforce" });
    },
  );

  test("001-R02 half of 25 and of 17 is rounded down, in one round only", () => {
    expect(book.setup.steps(25, 2)).toEqual([12]);
    expect(book.setup.steps(17, 3)).toEqual([8]);
    expect(book.setup.steps(16, 3)).toEqual([8]);
    expect(book.setup.steps(13, 4)).toEqual([5, 3]);
  });

  test("001-05 «repartidos como quiera entre sus países»: in parts, without a cap, on own territories alone", () => {
    const [own, alsoOwn, foreign] = [everywhere[0], everywhere[4], everywhere[1]];
    const step = given(dealt(4)).when(0, place({ [own]: 2 }));
    step.tells({ type: "armies-placed", seat: 0, armies: { [own]: 2 }, fromContinents: {} });
    step.when(0, place({ [foreign]: 3 })).refuses({ code: "not-yours", territory: foreign });
    step.when(0, place({ [own]: 4 })).refuses({ code: "too-many-armies", armies: 4, most: 3 });
    step.when(0, next).refuses({
      code: "wrong-phase",
      phase: "deploy",
      expected: ["reinforce", "attack", "regroup"],
    });
    const ended = step.when(0, place({ [own]: 1, [alsoOwn]: 2 }));
    expect([ended.armies(own), ended.armies(alsoOwn)]).toEqual([4, 3]);
    ended.tellsAlso({ type: "deploy-began", seat: 1, step: 1, armies: 5 });
  });
});

const objectivesOf = (events: readonly GameEvent[]): readonly Objective[] =>
  told(events, "game-started")[0].objectives;

describe("001 the deal of the objectives", () => {
  test("001-30 «Cada uno recibe un objetivo secreto», no two the same", () => {
    const objectives = objectivesOf(dealt(6, { objectives: ["o3", "o1", "d1", "o9", "d6", "o2"] }));
    // Blue is seat 1, magenta seat 4 and dealt to itself, so it hunts the seat on its right.
    expect(objectives).toEqual([
      { id: "o3", target: null },
      { id: "o1", target: null },
      { id: "d1", target: 1 },
      { id: "o9", target: null },
      { id: "d6", target: 3 },
      { id: "o2", target: null },
    ]);
  });

  test.each(Object.entries(fewest))(
    "001-E36 Objective already met by the deal: %s is drawn anew",
    (id, ids) => {
      const mine = [...ids, ...everywhere.filter((each) => !ids.includes(each))].slice(0, 25);
      const theirs = everywhere.filter((each) => !mine.includes(each));
      const lap = mine.flatMap((each, i) => [each, theirs[i]]);
      // The next one cannot be met by a deal; the one after it is the other seat's.
      const objectives = objectivesOf(dealt(2, { lap, objectives: [id, "d2", "d1"] }));
      expect(objectives).toEqual([
        { id: "d2", target: 1 },
        { id: "d1", target: 0 },
      ]);
    },
  );

  test("001-E36 the next one is taken that the deal does not meet, and the other seat takes the one after it", () => {
    const mine = [...inside("oceania"), ...inside("africa"), ...inside("north-america")];
    const ids = [...mine, ...inside("south-america", 5)];
    const theirs = everywhere.filter((each) => !ids.includes(each));
    const lap = ids.flatMap((each, i) => [each, theirs[i]]);
    const objectives = objectivesOf(dealt(2, { lap, objectives: ["o9", "o7", "o1", "o3"] }));
    // o9 is met and goes under the pile; o7 lacks Europe.
    expect(objectives.map(({ id }) => id)).toEqual(["o7", "o1"]);
  });

  test("MIS-05 every objective is dealt equally often, and none twice in a game", () => {
    const games = runs(1500, 6000);
    const counts: Record<string, number> = Object.fromEntries(secrets.map((id) => [id, 0]));
    for (let game = 0; game < games; game++) {
      const ids = objectivesOf(start(book, colours, sfc32(game, 77))).map(({ id }) => id);
      expect(new Set(ids).size).toBe(6);
      for (const id of ids) counts[id]++;
    }
    const share = 6 / 15;
    const sigma = Math.sqrt(games * share * (1 - share));
    for (const id of secrets) expect(Math.abs(counts[id] - games * share), id).toBeLessThan(5 * sigma);
  });

  test("001-E36 nobody has won by any deal", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const { after } = deployed(start(book, colours.slice(0, seats), sfc32(seed, seats)));
        return after.state.winners === null && after.state.phase === "reinforce";
      }),
      { numRuns: runs(60, 600) },
    );
  });
});
