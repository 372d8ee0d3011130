import { describe, expect, test } from "vitest";
import { type Colour, type Command, type Objective, type Seat, start } from "../../worker/game/index";
import { dice, scripted, shuffleTo } from "../support/dice";
import {
  attack,
  bookWith,
  everywhere,
  held,
  next,
  type Position,
  position,
  surrender,
} from "../support/game";
import { fewest, secrets } from "../support/objectives";
import { given, idle, type Situation, told } from "../support/specification";

const destroy = (target: Seat, id = "d1"): Objective => ({ id, target });
const occupy = (id: string): Objective => ({ id, target: null });
const common: Objective = { id: "common30", target: null };

/** A deal with these colours in which the first seat's objective is this one. */
function dealtFirst(colours: readonly Colour[], id: string): Objective {
  const order = [id, ...secrets.filter((each) => each !== id)];
  const chance = scripted(
    ...shuffleTo(everywhere, everywhere),
    [colours.length, 0],
    ...shuffleTo(secrets, order),
    ...shuffleTo(everywhere, everywhere),
  );
  return told(start(bookWith(), colours, chance), "game-started")[0].objectives[0];
}

describe("001 «o destruir a tal color»", () => {
  test.each([
    ["d1", "blue", 1],
    ["d3", "black", 5],
    ["d4", "yellow", 2],
    ["d5", "green", 3],
    ["d6", "magenta", 4],
  ] as const)("001-30 %s is to destroy %s", (id, _, target) => {
    const all = ["red", "blue", "yellow", "green", "magenta", "black"] as const;
    expect(dealtFirst(all, id)).toEqual({ id, target });
    expect(dealtFirst(["black", "red", "blue"], "d2")).toEqual({ id: "d2", target: 1 });
  });

  test.each([
    ["'Destroy blue' dealt to blue", ["blue", "red", "green"], "d1", 2],
    ["nobody plays black", ["blue", "red", "green"], "d3", 2],
    ["with two players: the opponent", ["blue", "red"], "d1", 1],
    ["with two players and a colour nobody plays", ["blue", "red"], "d6", 1],
  ] as const)("001-E31 MIS-01 Destroy objective impossible from the start: %s", (_, colours, id, target) => {
    expect(dealtFirst(colours, id)).toEqual({ id, target });
  });
});

/** Seat `by` takes the last territory of blue, seat 1 of four, whose hunters are as given. */
function blueFalls(
  by: Seat,
  objectives: Readonly<Record<Seat, Objective>>,
  more: {
    readonly options?: Readonly<Record<string, string>>;
    readonly before?: readonly Seat[];
    readonly at?: Position["at"];
  } = {},
): Situation {
  const rest = [0, 2, 3];
  const at = { ...more.at, brazil: [by, 2], sahara: [1, 1] } as const;
  let now = given(position({ seats: 4, at, rest, turn: by, objectives, options: more.options }));
  for (const seat of more.before ?? []) now = now.when(seat, surrender);
  return now.when(by, attack("brazil", "sahara"), dice(6, 1));
}

const objectiveOf = (now: Situation, seat: Seat): Objective => now.state.seats[seat].objective;
const changes = (now: Situation) => told(now.events, "objective-changed");

describe("001 «El que lo cumple, gana»", () => {
  test("001-31 001-E33 MIS-01 Destroy objective met: who takes the last territory wins at once", () => {
    const won = blueFalls(0, { 0: destroy(1) });
    won.tellsAlso(
      { type: "seat-eliminated", seat: 1, by: 0 },
      {
        type: "game-over",
        winners: [0],
        why: "objective",
        objectives: won.state.seats.map((seat) => seat.objective),
      },
    );
    expect(won.state).toMatchObject({ winners: [0], victory: "objective", phase: "over" });
    expect(won.view(3).awaits).toEqual([]);
  });

  test("001-E33 the hunter must take it himself: whoever else does has not won", () => {
    blueFalls(2, { 0: destroy(1) }).tellsNo("game-over");
  });

  test("001-03 «Se gana cumpliendo el objetivo secreto, o el común»: an objective of territories, in the middle of a turn", () => {
    const ids = fewest.o9.filter((id) => id !== "sahara");
    const at = { ...held(0, ids), brazil: [0, 2], sahara: [1, 1] } as const;
    given(position({ seats: 4, at, objectives: { 0: occupy("o9") } }))
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .tellsAlso({
        type: "game-over",
        winners: [0],
        why: "objective",
        objectives: objectivesWith(4, 0, occupy("o9")),
      });
  });

  test("MIS-02 two at once: only the seat on turn has won", () => {
    // Seat 3 takes over what seat 2, on its right, has met, but it is not its turn.
    const at = held(
      3,
      fewest.o9.filter((id) => id !== "sahara" && id !== "brazil"),
    );
    const won = blueFalls(0, { 0: destroy(1), 3: destroy(1), 2: occupy("o9") }, { at });
    expect(won.state.winners).toEqual([0]);
  });
});

const objectivesWith = (seats: number, seat: Seat, objective: Objective): Objective[] =>
  Array.from({ length: seats }, (_, each) => (each === seat ? objective : occupy("world")));

describe("001 «pasás a tener el objetivo del jugador de tu derecha»", () => {
  test("001-33 001-E32 Destroy objective spoilt by another player: the hunter takes over the objective on its right", () => {
    const fallen = blueFalls(2, { 0: destroy(1), 3: occupy("o4") });
    fallen.tellsAlso({ type: "objective-changed", seat: 0, objective: occupy("o4") });
    expect(objectiveOf(fallen, 3)).toEqual(occupy("o4"));
    expect(changes(fallen)).toHaveLength(1);
  });

  test.each([
    ["it says to destroy the hunter", destroy(0, "d2")],
    ["it says to destroy the same dead colour", destroy(1)],
    ["only the common objective is left there", common],
  ])("001-E32 only the common objective remains where %s", (_, theirs) => {
    expect(objectiveOf(blueFalls(2, { 0: destroy(1), 3: theirs }), 0)).toEqual(common);
  });

  test("001-E32 a colour that surrendered but is not destroyed can still be hunted", () => {
    const objectives = { 0: destroy(1), 3: destroy(2, "d4") };
    expect(objectiveOf(blueFalls(3, objectives, { before: [2] }), 0)).toEqual(destroy(2, "d4"));
  });

  test("001-E32 two hunters at once: each takes what stood on its right before", () => {
    const fallen = blueFalls(2, { 0: destroy(1), 3: destroy(1, "d9"), 2: occupy("o5") });
    expect(changes(fallen)).toEqual([
      { type: "objective-changed", seat: 0, objective: common },
      { type: "objective-changed", seat: 3, objective: occupy("o5") },
    ]);
  });

  test("001-E34 Right neighbour is gone: count on to the next living player on the right", () => {
    const objectives = { 0: destroy(1), 2: occupy("o5"), 3: occupy("o4") };
    expect(objectiveOf(blueFalls(2, objectives, { before: [3] }), 0)).toEqual(occupy("o5"));
  });

  test("001-E32 the victim on the right is gone too", () => {
    // Seat 2 hunts blue; on its right sit blue, who falls, and then seat 0.
    const fallen = blueFalls(3, { 2: destroy(1), 0: occupy("o7") });
    expect(objectiveOf(fallen, 2)).toEqual(occupy("o7"));
  });

  test("001-E32 a target by the rule of the right neighbour that falls to another is treated like any other", () => {
    // Black is not played: the objective d3 has blue for its target.
    expect(objectiveOf(blueFalls(3, { 2: destroy(1, "d3"), 0: occupy("o7") }), 2)).toEqual(occupy("o7"));
  });

  test("001-E32 it is silent: only the hunter is told", () => {
    const fallen = blueFalls(2, { 0: destroy(1), 3: occupy("o4") });
    expect(fallen.view(0).you?.objective).toEqual(occupy("o4"));
    for (const viewer of [1, 2, null]) expect(JSON.stringify(fallen.view(viewer))).not.toContain('"o4"');
  });
});

describe("001-R13 what is done after the fall is the host's option", () => {
  test.each([
    ["inherit", occupy("o4")],
    ["common-only", common],
    ["right-neighbour", destroy(3)],
  ])("%s", (value, objective) => {
    const options = { "destroyed-by-another": value };
    expect(objectiveOf(blueFalls(2, { 0: destroy(1), 3: occupy("o4") }, { options }), 0)).toEqual(objective);
  });

  test("right-neighbour: the new target's fall by the hunter's hand wins", () => {
    const options = { "destroyed-by-another": "right-neighbour" };
    const at = { brazil: [2, 2], sahara: [1, 1], japan: [3, 1], china: [0, 2] } as const;
    const fallen = given(
      position({ seats: 4, at, rest: [0, 2], turn: 2, objectives: { 0: destroy(1) }, options }),
    )
      .when(2, attack("brazil", "sahara"), dice(6, 1))
      .when(2, next)
      .when(2, next);
    const hunting = idle(fallen);
    const all: Command = { type: "place", armies: { china: hunting.state.left.free } };
    const won = hunting
      .when(0, all)
      .when(0, next)
      .when(0, attack("china", "japan", { until: "conquest" }), dice(6, 6, 6, 1, 1, 1, 6, 6, 6, 1));
    won.tellsAlso({ type: "seat-eliminated", seat: 3, by: 0 });
    expect(won.state).toMatchObject({ winners: [0], victory: "objective" });
  });
});
