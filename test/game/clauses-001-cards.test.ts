import { describe, expect, test } from "vitest";
import { type CardId, type GameEvent, rulesets } from "../../worker/game/index";
import { dice, scripted, shuffleTo } from "../support/dice";
import {
  attack,
  everywhere,
  granted,
  held,
  next,
  type Position,
  place,
  position,
  trade,
  traded,
} from "../support/game";
import { given, idle, type Situation, told } from "../support/specification";

const { board } = rulesets["comunidad-teg"];
const [first, last] = [everywhere[0], everywhere[49]];

/** Seat 0, with Brazil and Peru, takes Sahara of seat 1 and has one step to the end of its turn. */
function conquering(wanted: Omit<Position, "at"> & { readonly at?: Position["at"] } = {}): Situation {
  const at = { brazil: [0, 2], peru: [0, 1], sahara: [1, 1], ...wanted.at } as const;
  return given(position({ ...wanted, at }))
    .when(0, attack("brazil", "sahara"), dice(6, 1))
    .when(0, next);
}

describe("001 «Conquistar un país te da derecho a una tarjeta al final del turno»", () => {
  test("001-25 001-38 one conquest, one card, the top of the pile, at the end of the turn", () => {
    const pile = ["spain", "mexico"];
    const turn = conquering({ pile });
    turn.tellsNo("card-drawn");
    const ended = turn.when(0, next);
    ended.tellsAlso({ type: "card-drawn", seat: 0, card: "spain" }, { type: "turn-ended", seat: 0 });
    expect(ended.state.pile).toEqual(["mexico"]);
    expect(ended.state.seats[0].hand).toEqual([{ card: "spain", paid: false }]);
  });

  test("001-25 no conquest, no card", () => {
    const ended = given(position({ at: held(0, ["peru"]), phase: "regroup" })).when(0, next);
    ended.tellsNo("card-drawn", "card-missed");
  });

  test("001-R06 two conquests earn one card too", () => {
    const at = { brazil: [0, 3], sahara: [1, 1], colombia: [1, 1] } as const;
    const ended = given(position({ at }))
      .when(0, attack("brazil", "sahara"), dice(6, 6, 1))
      .when(0, { type: "occupy", armies: 1 })
      .when(0, attack("brazil", "colombia"), dice(6, 1))
      .when(0, next)
      .when(0, next);
    expect(told(ended.events, "card-drawn")).toHaveLength(1);
  });

  test("001-25 conquests of the turn before earn nothing", () => {
    const round = idle(idle(conquering().when(0, next)));
    idle(round).tellsNo("card-drawn");
  });

  test("001-E02 Conquest with the last-but-one army still counts for the card", () => {
    conquering().when(0, next).tellsAlso({ type: "card-drawn", seat: 0, card: first });
  });
});

/** Seat 0 has made so many exchanges, seat 1 too. */
function exchanges(seat: number, ...sets: readonly CardId[][]): GameEvent[] {
  return sets.map((set, i) => traded(seat, set, 0, i + 1));
}

const sets = [
  ["brazil", "peru", "alaska"],
  ["chile", "colombia", "uruguay"],
  ["mexico", "california", "oregon"],
];

describe("001 one country a turn is enough", () => {
  const options = { "two-conquests-after-third-exchange": "yes" };
  const at = { brazil: [0, 2], peru: [0, 1], sahara: [1, 1] } as const;
  const having = (count: number, more: Partial<Position> = {}): Situation =>
    given([...position({ at, hands: { 0: sets.flat() }, ...more }), ...exchanges(0, ...sets.slice(0, count))])
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next);

  test("001-38 001-R07 «Alcanza con conquistar un país por turno», after three exchanges too", () => {
    having(3).when(0, next).tellsAlso({ type: "card-drawn", seat: 0, card: first });
  });

  test("001-R07 with the option it takes two after the third own exchange, not after the second", () => {
    having(3, { options })
      .when(0, next)
      .tellsAlso({ type: "card-missed", seat: 0, why: "one-more-conquest" });
    having(2, { options }).when(0, next).tellsAlso({ type: "card-drawn", seat: 0, card: first });
  });

  test("001-R07 with the option two conquests earn the card", () => {
    const wide = { ...at, brazil: [0, 3], colombia: [1, 1] } as const;
    given([...position({ at: wide, options, hands: { 0: sets.flat() } }), ...exchanges(0, ...sets)])
      .when(0, attack("brazil", "sahara"), dice(6, 6, 1))
      .when(0, { type: "occupy", armies: 1 })
      .when(0, attack("brazil", "colombia"), dice(6, 1))
      .when(0, next)
      .when(0, next)
      .tellsAlso({ type: "card-drawn", seat: 0, card: first });
  });

  test("001-R07 the exchanges of others do not count", () => {
    given([...position({ at, options, hands: { 1: sets.flat() } }), ...exchanges(1, ...sets)])
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next)
      .tellsAlso({ type: "card-drawn", seat: 0, card: first });
  });
});

describe("001 «Las tarjetas de país»", () => {
  test("001-26 «Cada tarjeta tiene un país y un símbolo»", () => {
    const counts = Object.groupBy(board.territories, ({ symbol }) => symbol);
    expect(Object.fromEntries(Object.entries(counts).map(([symbol, of]) => [symbol, of?.length]))).toEqual({
      joker: 2,
      galleon: 16,
      balloon: 16,
      cannon: 16,
    });
    expect(board.wilds).toEqual([]);
    expect(counts.joker?.map(({ id }) => id)).toEqual(["argentina", "taymyr"]);
  });

  test.each([first, last, "peru"])(
    "001-27 001-R08 001-E20 CRD-03 Card of an owned country: +2 in %s at once, and the card stays",
    (card) => {
      const at = { ...held(0, [card]), brazil: [0, 2], sahara: [1, 1] } as const;
      const ended = conquering({ at, pile: [card, "spain"] }).when(0, next);
      ended.tellsAlso(
        { type: "card-drawn", seat: 0, card },
        { type: "card-paid", seat: 0, card, territory: card, armies: 2 },
        { type: "turn-ended", seat: 0 },
      );
      expect(ended.armies(card)).toBe(3);
      expect(ended.state.seats[0].hand).toEqual([{ card, paid: true }]);
    },
  );

  test("001-E20 CRD-02 it pays once per holding: not again, and again when traded and drawn anew", () => {
    const hand = ["peru", "brazil", "alaska"];
    const paid: GameEvent = { type: "card-paid", seat: 0, card: "peru", territory: "peru", armies: 2 };
    const at = { brazil: [0, 2], peru: [0, 1], sahara: [1, 1] } as const;
    const start = position({ at, hands: { 0: hand }, pile: [], phase: "reinforce" });
    const after = given([...start, paid, granted(0, 3)])
      .when(0, trade(...hand))
      .when(0, place({ peru: 7 }))
      .when(0, next)
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next);
    const anew = after.when(
      0,
      next,
      scripted(...shuffleTo(["brazil", "peru", "alaska"], ["peru", "brazil", "alaska"])),
    );
    anew.tellsAlso(
      { type: "pile-refilled", pile: ["peru", "brazil", "alaska"] },
      { type: "card-drawn", seat: 0, card: "peru" },
      paid,
    );
    const later = idle(idle(anew));
    idle(later).tellsNo("card-paid");
  });

  test("001-E21 Card of a country conquered later: +2 in the card step of that turn, without a card drawn before", () => {
    const hands = { 0: ["sahara"] };
    const waiting = given(position({ at: held(0, ["peru"]), hands, phase: "regroup" })).when(0, next);
    waiting.tellsNo("card-paid");
    conquering({ hands })
      .when(0, next)
      .tellsAlso({ type: "card-paid", seat: 0, card: "sahara", territory: "sahara", armies: 2 });
  });

  test("001-E21 a territory that came without a conquest this turn pays as well, once", () => {
    const ended = given(position({ at: held(0, ["peru"]), hands: { 0: ["peru"] }, phase: "regroup" })).when(
      0,
      next,
    );
    ended.tellsAlso({ type: "card-paid", seat: 0, card: "peru", territory: "peru", armies: 2 });
    expect(ended.armies("peru")).toBe(3);
  });

  test("001-E21 not if the card was traded meanwhile", () => {
    const hand = ["sahara", "mexico", "oregon"];
    const at = { brazil: [0, 2], peru: [0, 1], sahara: [1, 1] } as const;
    given([...position({ at, hands: { 0: hand }, phase: "reinforce" }), granted(0, 3)])
      .when(0, trade(...hand))
      .when(0, place({ peru: 7 }))
      .when(0, next)
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next)
      .tellsNo("card-paid");
  });

  test("001-E22 CRD-09 Five cards in hand: none is drawn, and the log says why", () => {
    const hands = { 0: ["spain", "mexico", "java", "japan", "china"] };
    const ended = conquering({ hands }).when(0, next);
    ended.tellsAlso({ type: "card-missed", seat: 0, why: "hand-full" }).tellsNo("card-drawn");
    expect(ended.state.seats[0].hand).toHaveLength(5);
    const four = { 0: hands[0].slice(0, 4) };
    conquering({ hands: four }).when(0, next).tellsAlso({ type: "card-drawn", seat: 0, card: first });
  });

  test("001-R09 CRD-05 the used cards, shuffled, are the pile again; nothing is used before it is empty", () => {
    const used = ["china", "alaska", "brazil"];
    const at = { peru: [0, 2], mexico: [0, 1], colombia: [1, 1] } as const;
    const events = [...position({ at, hands: { 1: used }, pile: [] }), ...exchanges(1, used)];
    const turn = given(events).when(0, attack("peru", "colombia"), dice(6, 1)).when(0, next);
    // In the board's order before it is shuffled.
    const draws = shuffleTo(["brazil", "alaska", "china"], ["alaska", "china", "brazil"]);
    const ended = turn.when(0, next, scripted(...draws));
    ended.tellsAlso(
      { type: "pile-refilled", pile: ["alaska", "china", "brazil"] },
      { type: "card-drawn", seat: 0, card: "alaska" },
    );
    expect([ended.state.pile, ended.state.used]).toEqual([["china", "brazil"], []]);
  });

  test("001-R09 CRD-05 a single used card is a pile too", () => {
    const others = everywhere.filter((id) => id !== "spain");
    const hands = { 1: others.slice(0, 24), 2: others.slice(24) };
    const gone: GameEvent = { type: "seat-surrendered", seat: 3, cards: ["spain"] };
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    given([...position({ at, seats: 4, hands, pile: [] }), gone])
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next)
      .when(0, next)
      .tellsAlso({ type: "pile-refilled", pile: ["spain"] }, { type: "card-drawn", seat: 0, card: "spain" });
  });

  test("001-R09 CRD-05 with every card in hands there is none to draw, and the log says so", () => {
    const others = everywhere.filter((id) => !["spain", "mexico"].includes(id));
    const hands = { 0: ["spain", "mexico"], 1: others.slice(0, 24), 2: others.slice(24) };
    const ended = conquering({ hands, pile: [] }).when(0, next);
    ended.tellsAlso({ type: "card-missed", seat: 0, why: "no-card-left" });
  });
});
