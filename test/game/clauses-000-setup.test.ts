import { describe, expect, test } from "vitest";
import {
  colours,
  fold,
  type Options,
  resolveOptions,
  rulesets,
  type Seat,
  start,
  type TerritoryId,
} from "../../worker/game/index";
import { type Draw, scripted, shuffleTo } from "../support/dice";
import { bookOf, everywhere, place } from "../support/game";
import { fewest } from "../support/objectives";
import { given, type Situation, told } from "../support/specification";

const ruleset = "tenes-empanadas";
const missions = ["o1", "o3", "o4", "o5", "o6", "o7", "o8", "o9"];

interface Dealing {
  readonly lap?: readonly TerritoryId[];
  /** The seat of the first territory, and the one that begins. */
  readonly from?: Seat;
  readonly first?: Seat;
  readonly objectives?: readonly string[];
  readonly options?: Record<string, string>;
}

/** What the start tells; nothing is drawn but this, in this order. */
function dealt(
  seats: number,
  { lap = everywhere, from = 0, first = 0, objectives = [], options = {} }: Dealing = {},
) {
  const secret: Draw[] =
    options.victory === "world"
      ? []
      : shuffleTo(missions, [...objectives, ...missions.filter((id) => !objectives.includes(id))]);
  const chance = scripted(...shuffleTo(everywhere, lap), [seats, from], [seats, first], ...secret);
  const events = start(bookOf(ruleset, options), colours.slice(0, seats), chance);
  expect(chance.left(), "draws that nobody asked for").toBe(0);
  return events;
}

/** Everybody places what a step gives on the first own territory; answers who placed how many. */
function placed(begun: Situation): { readonly steps: number[][]; readonly after: Situation } {
  const steps: number[][] = [];
  let now = begun;
  while (now.state.phase === "deploy") {
    const { turn, left, owner } = now.state;
    steps.push([turn, left.free]);
    now = now.when(turn, place({ [everywhere[owner.indexOf(turn)]]: left.free }));
  }
  return { steps, after: now };
}

describe("000 the set-up", () => {
  test("000-R01 two to six", () => {
    expect(rulesets[ruleset].seats).toEqual([2, 6]);
  });

  test.each([
    [4, 0, [13, 13, 12, 12]],
    [4, 2, [12, 12, 13, 13]],
    [4, 3, [13, 12, 12, 13]],
    [3, 1, [16, 17, 17]],
    [6, 5, [9, 8, 8, 8, 8, 9]],
    [5, 3, [10, 10, 10, 10, 10]],
  ])(
    "000-R02 dealt equally, the spare ones from a seat that is drawn: %i seats from seat %i",
    (seats, from, counts) => {
      const state = fold(dealt(seats, { from, lap: everywhere.toReversed() }));
      expect(state.seats.map(({ territories }) => territories)).toEqual(counts);
      expect(state.owner.toReversed()).toEqual(everywhere.map((_, t) => (from + t) % seats));
      expect(state.armies).toEqual(everywhere.map(() => 1));
    },
  );

  test.each([
    [2, {}, 5, 3],
    [6, {}, 5, 3],
    [3, { "first-armies": "1", "second-armies": "20" }, 1, 20],
    [3, { "first-armies": "9" }, 9, 3],
  ])(
    "000-R03 a round of five, then one of three, in turn; the host may say others: %i seats, %j",
    (seats, options, one, two) => {
      const { steps, after } = placed(given(dealt(seats, { first: 1, options })));
      const order = Array.from({ length: seats }, (_, i) => (1 + i) % seats);
      expect(steps).toEqual([...order.map((seat) => [seat, one]), ...order.map((seat) => [seat, two])]);
      after.tellsAlso(
        { type: "round-began", round: 1, first: 1 },
        { type: "turn-began", seat: 1, round: 1, pass: 0, phase: "attack" },
      );
      after.tellsNo("armies-granted");
    },
  );

  test("000-R03 the host's numbers are 1 to 20", () => {
    const at = (value: string) =>
      resolveOptions(
        rulesets[ruleset],
        { "first-armies": value, "second-armies": value },
        { seats: 4, bots: 0 },
      ).options;
    expect([at("1")["first-armies"], at("20")["second-armies"]]).toEqual(["1", "20"]);
    for (const bad of ["0", "21", "x", "05"])
      expect([at(bad)["first-armies"], at(bad)["second-armies"]]).toEqual(["5", "3"]);
  });

  test("000-R03 on own territories, without a cap, in parts", () => {
    const now = given(dealt(3));
    now.when(0, place({ brazil: 5 })).refuses({ code: "not-yours", territory: "brazil" });
    const part = now.when(0, place({ argentina: 4 }));
    part.when(0, place({ argentina: 2 })).refuses({ code: "too-many-armies", armies: 2, most: 1 });
    expect(part.when(0, place({ argentina: 1 })).armies("argentina")).toBe(6);
  });
});

describe("000 the missions", () => {
  const objectives = (events: ReturnType<typeof dealt>) => told(events, "game-started")[0].objectives;

  test("000-R13 eight, none to destroy anybody, each given to one seat at most", () => {
    const all = objectives(dealt(6, { objectives: missions.toReversed() }));
    expect(all).toEqual(
      missions
        .toReversed()
        .slice(0, 6)
        .map((id) => ({ id, target: null })),
    );
    expect(bookOf(ruleset).objectives.secret).toEqual(missions);
  });

  test("000-R13 one that the deal already meets goes under the pile", () => {
    const mine = [...fewest.o9, ...everywhere.filter((id) => !fewest.o9.includes(id))].slice(0, 25);
    const theirs = everywhere.filter((id) => !mine.includes(id));
    const lap = mine.flatMap((id, i) => [id, theirs[i]]);
    const options = { victory: "missions" };
    expect(
      objectives(dealt(2, { lap, objectives: ["o9", "o3", "o4"], options })).map(({ id }) => id),
    ).toEqual(["o3", "o4"]);
  });

  test("000-R12 missions and the common thirty for three to six, the world for two", () => {
    const at = (seats: number, given: Options = {}) =>
      resolveOptions(rulesets[ruleset], given, { seats, bots: 0 }).options.victory;
    expect([2, 3, 4, 5, 6].map((seats) => at(seats))).toEqual(["world", ...Array(4).fill("missions-and-30")]);
    expect(at(2, { victory: "missions-and-30" })).toBe("missions-and-30");
  });

  test("000-R12 with the option victory=world nobody has one, and none is drawn", () => {
    expect(objectives(dealt(3, { options: { victory: "world" } }))).toEqual(
      Array(3).fill({ id: "world", target: null }),
    );
  });
});
