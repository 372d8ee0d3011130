import { describe, expect, test } from "vitest";
import type { GameEvent, Objective } from "../../worker/game/index";
import { dice, scripted } from "../support/dice";
import { facing } from "../support/facing";
import {
  attack,
  bookOf,
  everywhere,
  granted,
  held,
  inside,
  next,
  type Position,
  place,
  position,
  regroup,
  surrender,
  trade,
  traded,
} from "../support/game";
import { fewest } from "../support/objectives";
import { given, idle, type Situation, told } from "../support/specification";

const ruleset = "tenes-empanadas";
const border = ["brazil", "sahara"] as const;
/** A position of the second round, in the lap of reinforcements. */
const reinforcing = (wanted: Omit<Position, "ruleset" | "phase">): GameEvent[] =>
  position({ ruleset, round: 2, phase: "reinforce", ...wanted });
const winners = ({ state }: Situation) => state.winners && [state.winners, state.victory];

describe("000 whole rounds", () => {
  test("000-R04 the first round has no reinforcement; from the second on all reinforce, then all attack", () => {
    const { flow } = bookOf(ruleset);
    const attacking = { first: "attack", after: { attack: "regroup" } };
    expect(flow.laps(1)).toEqual([attacking]);
    expect(flow.laps(2)).toEqual([{ first: "reinforce", after: {} }, attacking]);
    expect(flow.starter).toBe("moves-on");
  });

  test("000-R04 a turn of reinforcement ends by going on, without a card, and nobody attacks in it", () => {
    const turn = given([
      ...reinforcing({ at: { brazil: [0, 5], sahara: [1, 1], peru: [0, 1] } }),
      granted(0, 3),
    ]);
    turn
      .when(0, attack(...border))
      .refuses({ code: "wrong-phase", phase: "reinforce", expected: ["attack"] });
    turn.when(0, next).refuses({ code: "must-place", left: 3 });
    const ended = turn.when(0, place({ brazil: 3 })).when(0, next);
    ended.tells(
      { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1, round: 2, pass: 0, phase: "reinforce" },
      granted(1, 12),
    );
  });

  test("000-R04 who gives up while reinforcing has it placed; the lap goes on", () => {
    const turn = given([...reinforcing({ rest: [0, 1, 2] }), granted(0, 8)]);
    const gone = turn.when(0, surrender);
    expect(told(gone.events, "armies-placed")).toHaveLength(1);
    expect([gone.state.turn, gone.state.pass]).toEqual([1, 0]);
    const lap = idle(idle(gone));
    expect([lap.state.turn, lap.state.pass, lap.state.phase]).toEqual([1, 1, "attack"]);
  });

  test.each([
    ["asia", 7],
    ["europe", 5],
    ["north-america", 5],
    ["south-america", 3],
    ["africa", 3],
    ["oceania", 2],
  ])(
    "000-R05 half the territories, at least three, and each continent's bonus inside it: %s %i",
    (continent, bonus) => {
      const ids = inside(continent);
      const free = Math.max(3, Math.floor(ids.length / 2));
      given(reinforcing({ at: held(1, ids), rest: [0, 2] }))
        .when(0, next)
        .tellsAlso(granted(1, free, { [continent]: bonus }));
      const turn = given([
        ...reinforcing({ at: { ...held(0, ids), [ids[0] === "japan" ? "java" : "japan"]: [1, 1] } }),
        granted(0, 3, { [continent]: bonus }),
      ]);
      const outside = turn.when(0, place({ [ids[0]]: 3 + bonus }));
      expect(outside.state.left).toEqual({ free: 0, continents: {} });
    },
  );
});

describe("000 regrouping", () => {
  const at = { brazil: [0, 9], peru: [0, 9], argentina: [0, 1], sahara: [1, 1] } as const;
  const turn = (options = {}) => given(position({ ruleset, at, options, phase: "regroup" }));

  test("000-R06 any number of armies over any number of borders, each leaving one", () => {
    const moved = turn()
      .when(0, regroup("brazil", "peru", 8))
      .when(0, regroup("peru", "argentina", 8));
    expect([moved.armies("brazil"), moved.armies("peru"), moved.armies("argentina")]).toEqual([1, 9, 9]);
    turn()
      .when(0, regroup("brazil", "peru", 9))
      .refuses({ code: "too-many-armies", territory: "brazil", armies: 9, most: 8 });
  });

  test("000-R06 with the option regroup-cap=3, three over each border each way", () => {
    const capped = turn({ "regroup-cap": "3" });
    capped
      .when(0, regroup("brazil", "peru", 4))
      .refuses({ code: "too-many-armies", territory: "brazil", armies: 4, most: 3 });
    const two = capped.when(0, regroup("brazil", "peru", 2));
    two
      .when(0, regroup("brazil", "peru", 2))
      .refuses({ code: "too-many-armies", territory: "brazil", armies: 2, most: 1 });
    const three = two.when(0, regroup("brazil", "peru", 1));
    expect(
      three
        .choices(0)
        .some(
          ({ command }) => command.type === "regroup" && command.from === "brazil" && command.to === "peru",
        ),
    ).toBe(false);
    three.when(0, regroup("brazil", "argentina", 3)).when(0, regroup("peru", "brazil", 3));
    // In the next own turn it counts anew.
    let later = three.when(0, next);
    while (later.state.turn !== 0 || later.state.phase !== "attack") later = idle(later);
    later.when(0, regroup("brazil", "peru", 3));
  });
});

describe("000 the cards", () => {
  test("000-R11 Greenland is a balloon: sixteen of each, and two jokers", () => {
    const { territories } = bookOf(ruleset).board;
    expect(territories.find(({ id }) => id === "greenland")?.symbol).toBe("balloon");
    const counts = Object.groupBy(territories, ({ symbol }) => symbol);
    expect(Object.values(counts).map((of) => of?.length)).toEqual([2, 16, 16, 16]);
  });

  test("000-R15 000-R24 drawn by itself among those that nobody holds, traded ones at once again", () => {
    const set = ["brazil", "peru", "new-york"];
    const hands = { 0: set, 1: ["argentina", "chile"] };
    const events = position({ ruleset, at: { brazil: [0, 2], sahara: [1, 1], java: [0, 1] }, hands });
    const won = given([...events, traded(0, set, 0, 1)])
      .when(0, attack(...border), dice(6, 1))
      .when(0, next);
    // Brazil's is the first of the 48 that nobody holds.
    won.when(0, next, scripted([48, 0])).tellsAlso({ type: "card-drawn", seat: 0, card: "brazil" });
    won.when(0, next, scripted([48, 47])).tellsAlso({ type: "card-drawn", seat: 0, card: "japan" });
  });

  test("000-R15 with every card in hands there is none", () => {
    const hands = { 1: everywhere.slice(0, 25), 2: everywhere.slice(25) };
    const won = facing(ruleset, [2, 1], { hands })
      .when(0, attack(...border), dice(6, 1))
      .when(0, next);
    won.when(0, next).tellsAlso({ type: "card-missed", seat: 0, why: "no-card-left" });
  });

  test("000-R16 one exchange a turn, before anything is placed", () => {
    const [a, b] = [
      ["brazil", "peru", "new-york"],
      ["chile", "colombia", "uruguay"],
    ];
    const turn = given([...reinforcing({ rest: [0, 1, 2], hands: { 0: [...a, ...b] } }), granted(0, 8)]);
    const once = turn.when(0, trade(...a));
    once.tells(traded(0, a, 4, 1));
    once.when(0, trade(...b)).refuses({ code: "already-traded", most: 1 });
    expect(once.choices(0).some(({ command }) => command.type === "trade")).toBe(false);
    const placed = turn.when(0, place({ argentina: 1 }));
    placed.when(0, trade(...a)).refuses({ code: "already-traded", most: 1 });
    // Six cards force nothing.
    turn
      .when(0, place({ argentina: 8 }))
      .when(0, next)
      .tellsAlso({ type: "turn-ended", seat: 0 });
  });

  test("000-R16 CRD-04 each seat's own count: 4, 7, 10, then 5 more each time", () => {
    const book = bookOf(ruleset);
    const { sets } = book.cards ?? {};
    expect(Array.from({ length: 7 }, (_, i) => sets?.value(book, [], i + 1))).toEqual([
      4, 7, 10, 15, 20, 25, 30,
    ]);
    expect([sets?.value(book, [], 100), sets?.counter]).toEqual([495, "player"]);
  });

  test("000-R08 with the option cards-of-the-dead=inherited they go to who took the last territory", () => {
    const hands = { 1: ["mexico", "java"] };
    const options = { "cards-of-the-dead": "inherited", victory: "world" };
    facing(ruleset, [2, 1], { rest: [0, 2], hands, options })
      .when(0, attack(...border), dice(6, 1))
      .tellsAlso({ type: "cards-inherited", from: 1, to: 0, cards: ["mexico", "java"] });
  });

  test("000-R18 the cards of who gives up are drawn again", () => {
    const gone = facing(ruleset, [2, 1], { hands: { 2: ["argentina"] } }).when(2, surrender);
    const won = gone.when(0, attack(...border), dice(6, 1)).when(0, next);
    won.when(0, next, scripted([50, 0])).tellsAlso({ type: "card-drawn", seat: 0, card: "argentina" });
  });
});

describe("000 the end", () => {
  const objectives: Record<number, Objective> = { 0: { id: "o9", target: null } };
  const ids = fewest.o9.filter((id) => id !== "sahara");

  test("000-R14 a mission is met after an own conquest or at the end of the own turn", () => {
    const at = { ...held(0, ids), brazil: [0, 2], sahara: [1, 1] } as const;
    const turn = given(position({ ruleset, seats: 4, at, objectives }));
    expect(winners(turn.when(0, attack(...border), dice(6, 1)))).toEqual([[0], "objective"]);
    const whole = held(0, fewest.o9);
    const end = given(position({ ruleset, seats: 4, at: whole, objectives, phase: "regroup" }));
    expect(winners(end.when(0, next))).toEqual([[0], "objective"]);
  });

  test("000-R12 with the option victory=world a mission is nothing, and fifty win", () => {
    const options = { victory: "world" };
    const all = held(
      0,
      everywhere.filter((id) => id !== "sahara" && id !== "brazil"),
    );
    const last = given(
      position({ ruleset, seats: 2, at: { ...all, brazil: [0, 2], sahara: [1, 1] }, options }),
    );
    expect(winners(last.when(0, attack(...border), dice(6, 1)))).toEqual([[0], "world"]);
  });

  test("000-R22 the round limit counts whole rounds", () => {
    const options = { "round-limit": "10", victory: "world" };
    const last = given(
      position({ ruleset, rest: [0, 1, 2], round: 10, pass: 1, turn: 2, options, phase: "regroup" }),
    );
    expect(winners(last.when(2, next))).toEqual([[0, 1], "round-limit"]);
    const lap = given(
      position({ ruleset, rest: [0, 1, 2], round: 10, pass: 0, turn: 2, options, phase: "reinforce" }),
    );
    expect(winners(lap.when(2, next))).toBeNull();
  });

  test("000-R21 there are no pacts", () => {
    facing(ruleset, [2, 1])
      .when(0, { type: "pact-offer", with: 1, scope: "world" })
      .refuses({ code: "not-in-these-rules", command: "pact-offer" });
  });
});
