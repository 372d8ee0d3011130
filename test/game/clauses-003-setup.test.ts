import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import { colours, fold, rulesets, type Seat, start, type TerritoryId } from "../../worker/game/index";
import { scripted, shuffleTo } from "../support/dice";
import { bookOf, next, place, surrender, territoriesOf } from "../support/game";
import { given, type Situation, told } from "../support/specification";

const ruleset = "sin-dados";
const book = bookOf(ruleset);
const everywhere = territoriesOf(ruleset);

/** The territories fall in this lap order, and this seat begins; nothing else is drawn. */
function dealt(seats: number, first: Seat, lap: readonly TerritoryId[] = everywhere) {
  const chance = scripted(...shuffleTo(everywhere, lap), [seats, first]);
  const events = start(book, colours.slice(0, seats), chance);
  expect(chance.left(), "draws that nobody asked for").toBe(0);
  return events;
}

const ownOf = (now: Situation, seat: Seat): TerritoryId[] =>
  everywhere.filter((id) => now.owner(id) === seat);

/** The seat spreads all it has, to the cap from its first territory on. */
function spread(now: Situation, seat: Seat): Situation {
  let left = now.view(seat).you?.left.free ?? 0;
  const armies: Record<TerritoryId, number> = {};
  for (const id of ownOf(now, seat)) {
    const count = Math.min(3, left);
    if (count > 0) armies[id] = count;
    left -= count;
  }
  return now.when(seat, place(armies));
}

describe("003 «Beginning of the game»", () => {
  test("003-R01 «21 army's … is for 6 players … with 3 players 35»: three to six", () => {
    expect(rulesets[ruleset].seats).toEqual([3, 6]);
  });

  test.each([
    [3, [14, 14, 14]],
    [4, [11, 11, 10, 10]],
    [5, [9, 9, 8, 8, 8]],
    [6, [7, 7, 7, 7, 7, 7]],
  ])("003-01 003-R02 «Divide the 42 country's equal among the players»: %i seats", (seats, counts) => {
    const state = fold(dealt(seats, 1, everywhere.toReversed()));
    expect(state.seats.map(({ territories }) => territories)).toEqual(counts);
    expect(state.owner.toReversed()).toEqual(everywhere.map((_, t) => t % seats));
    expect(state.armies).toEqual(everywhere.map(() => 1));
  });

  test.each([
    [6, 21],
    [5, 25],
    [4, 30],
    [3, 35],
  ])("003-02 003-03 RUL-07 %i players get %i armies each, one of them on each territory", (seats, armies) => {
    const events = dealt(seats, 0);
    const [began] = told(events, "spread-began");
    const state = fold(events);
    expect(began.armies).toEqual(state.seats.map(({ territories }) => armies - territories));
    expect(began.most).toBe(4);
    let now = given(events);
    for (let seat = 0; seat < seats; seat++) now = spread(now, seat);
    expect(now.view(null).seats.map((seat) => seat.armies)).toEqual(Array(seats).fill(armies));
  });

  test("003-02 «min 1 and max 4 on one territorium», all to be placed", () => {
    const now = given(dealt(6, 0));
    const [first, second] = ownOf(now, 2);
    now
      .when(2, place({ [first]: 4 }))
      .refuses({ code: "too-many-armies", territory: first, armies: 4, most: 3 });
    now
      .when(2, place({ [first]: 3, [second]: 12 }))
      .refuses({ code: "too-many-armies", armies: 15, most: 14 });
    now.when(2, place({ [ownOf(now, 3)[0]]: 1 })).refuses({ code: "not-yours", territory: ownOf(now, 3)[0] });
    now.when(2, next).refuses({
      code: "wrong-phase",
      phase: "deploy",
      expected: ["reinforce", "choose", "attack", "regroup"],
    });
    const bounds = now
      .choices(2)
      .filter(({ command }) => command.type === "place")
      .map(({ armies }) => armies);
    expect(bounds).toEqual(Array(7).fill([1, 3]));
  });

  test.each([0, 2, 5])("003-04 «determine which player may start»: seat %i is drawn and begins", (first) => {
    let now = given(dealt(6, first));
    for (let seat = 0; seat < 6; seat++) now = spread(now, seat);
    now.tellsAlso(
      { type: "round-began", round: 1, first },
      { type: "turn-began", seat: first, round: 1, pass: 0, phase: "choose" },
    );
  });

  test("003-R15 turns go round in seat order, and the same seat begins every round", () => {
    let now = given(dealt(3, 1));
    for (let seat = 0; seat < 3; seat++) now = spread(now, seat);
    const turns: number[][] = [];
    for (let i = 0; i < 7; i++) {
      turns.push([now.state.round, now.state.turn]);
      now = now.when(now.state.turn, next);
    }
    expect(turns).toEqual([
      [1, 1],
      [1, 2],
      [1, 0],
      [2, 1],
      [2, 2],
      [2, 0],
      [3, 1],
    ]);
  });
});

describe("003-R03 all spread at the same time, hidden, revealed together", () => {
  const begun = () => given(start(book, colours.slice(0, 3), sfc32(11)));

  test("all are awaited, nobody is on turn, and whoever has placed all waits for the others", () => {
    const now = begun();
    expect(now.view(null)).toMatchObject({ phase: "deploy", turn: null, awaits: [0, 1, 2], asks: null });
    const one = spread(now, 1);
    expect(one.view(0)).toMatchObject({ turn: null, awaits: [0, 2] });
    one.when(1, place({ [ownOf(one, 1)[0]]: 1 })).refuses({ code: "not-your-turn", turn: 0 });
  });

  test("others see one army a territory until the last has placed; the own are seen at once", () => {
    const now = spread(spread(begun(), 1), 0);
    const mine = ownOf(now, 1)[0];
    const at = now.state.indexOf[mine];
    expect(now.view(1).armies[at]).toBe(4);
    for (const viewer of [0, 2, null]) expect(now.view(viewer).armies[at]).toBe(1);
    expect(now.view(2).seats.map(({ armies }) => armies)).toEqual([14, 14, 14]);
    expect(now.view(1).seats.map(({ armies }) => armies)).toEqual([14, 35, 14]);
    const shown = spread(now, 2);
    const [revealed] = told(shown.events, "spread-revealed");
    expect(revealed.armies[mine]).toBe(3);
    expect(shown.view(null).armies[at]).toBe(4);
    expect(shown.view(null).seats.map(({ armies }) => armies)).toEqual([35, 35, 35]);
  });

  test("it may be placed in parts, and the cap counts what lies there already", () => {
    const now = begun();
    const [first, second] = ownOf(now, 0);
    const parts = now.when(0, place({ [first]: 2 })).when(0, place({ [second]: 3 }));
    expect(parts.view(0).you?.left.free).toBe(16);
    parts
      .when(0, place({ [first]: 2 }))
      .refuses({ code: "too-many-armies", territory: first, armies: 2, most: 1 });
    expect(parts.view(0).awaits).toEqual([0, 1, 2]);
  });

  test("003-R19 who gives up spreads by default: most where most foreign territories lie beside, to the cap", () => {
    const now = spread(begun(), 1);
    const gone = now.when(2, surrender);
    const [placed] = told(gone.events, "armies-spread");
    const threat = (id: TerritoryId) =>
      book.neighbours[everywhere.indexOf(id)].filter((t) => now.state.owner[t] !== 2).length;
    const order = ownOf(now, 2).toSorted((a, b) => threat(b) - threat(a));
    expect(placed.armies).toEqual(Object.fromEntries(order.slice(0, 7).map((id) => [id, 3])));
    const shown = spread(gone, 0);
    shown.tellsAlso({ type: "round-began", round: 1, first: shown.state.first });
    expect(shown.view(null).seats[2]).toMatchObject({ surrendered: true, armies: 35 });
    expect(shown.state.turn).not.toBe(2);
  });
});
