import { describe, expect, test } from "vitest";
import { type CardId, type GameEvent, rulesets } from "../../worker/game/index";
import { dice, scripted, shuffleTo } from "../support/dice";
import {
  attack,
  bookWith,
  everywhere,
  granted,
  held,
  next,
  type Position,
  place,
  position,
  trade,
} from "../support/game";
import { given, idle, type Situation, told } from "../support/specification";

const { board } = rulesets["comunidad-teg"];
const cards = bookWith().cards;
const [first, last] = [everywhere[0], everywhere[49]];

/** Seat 0, with Brazil and Peru, takes Sahara of seat 1 and has one step to the end of its turn. */
function conquering(wanted: Omit<Position, "at"> & { readonly at?: Position["at"] } = {}): Situation {
  const at = { brazil: [0, 2], peru: [0, 1], sahara: [1, 1], ...wanted.at } as const;
  return given(position({ ...wanted, at }))
    .when(0, attack("brazil", "sahara"), dice(6, 1))
    .when(0, next);
}

/** Seat 0 reinforces with this hand. */
const reinforcing = (hand: readonly CardId[], before: readonly GameEvent[] = []): Situation =>
  given([
    ...position({ at: held(0, ["peru", "sahara"]), hands: { 0: hand }, phase: "reinforce" }),
    ...before,
    granted(0, 3),
  ]);

/** So many cards of each symbol, none twice, in this order. */
function cardsOf(...symbols: readonly string[]): CardId[] {
  const taken: CardId[] = [];
  for (const symbol of symbols) {
    const card = board.territories.find((each) => each.symbol === symbol && !taken.includes(each.id));
    if (!card) throw new Error(`no ${symbol} left`);
    taken.push(card.id);
  }
  return taken;
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
  return sets.map((set, i) => ({ type: "cards-traded", seat, cards: set, armies: 0, number: i + 1 }));
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
    const traded = given([...start, paid, granted(0, 3)])
      .when(0, trade(...hand))
      .when(0, place({ peru: 7 }))
      .when(0, next)
      .when(0, attack("brazil", "sahara"), dice(6, 1))
      .when(0, next);
    const anew = traded.when(
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

  test("001-R09 CRD-05 with every card in hands there is none to draw, and the log says so", () => {
    const others = everywhere.filter((id) => !["spain", "mexico"].includes(id));
    const hands = { 0: ["spain", "mexico"], 1: others.slice(0, 24), 2: others.slice(24) };
    const ended = conquering({ hands, pile: [] }).when(0, next);
    ended.tellsAlso({ type: "card-missed", seat: 0, why: "no-card-left" });
  });
});

describe("001 «con tres tarjetas de símbolos distintos —o tres iguales— se hace un canje»", () => {
  const [g, b, c, j] = ["galleon", "balloon", "cannon", "joker"];

  test.each([
    ["set", g, g, g],
    ["set", b, b, b],
    ["set", c, c, c],
    ["set", g, b, c],
    ["no set", g, g, b],
    ["no set", g, g, c],
    ["no set", b, b, g],
    ["no set", b, b, c],
    ["no set", c, c, g],
    ["no set", c, c, b],
    ["set", g, g, j],
    ["set", b, b, j],
    ["set", c, c, j],
    ["set", g, b, j],
    ["set", g, c, j],
    ["set", b, c, j],
    ["set", g, j, j],
    ["set", b, j, j],
    ["set", c, j, j],
  ])("001-28 001-E25 CRD-04 %s: %s %s %s", (verdict, ...symbols) => {
    const hand = cardsOf(...symbols);
    const turn = reinforcing(hand);
    const offered = turn.choices(0).filter(({ command }) => command.type === "trade");
    if (verdict === "set") {
      expect(offered).toEqual([{ command: trade(...hand) }]);
      const traded = turn.when(0, trade(...hand.toReversed()));
      traded.tells({ type: "cards-traded", seat: 0, cards: hand.toReversed(), armies: 4, number: 1 });
      expect(traded.state.seats[0].hand).toEqual([]);
      expect(traded.state.left.free).toBe(7);
    } else {
      expect(offered).toEqual([]);
      turn.when(0, trade(...hand)).refuses({ code: "not-a-set", cards: hand });
    }
  });

  test("001-E25 a joker is also the country card of its own country and earns its +2", () => {
    const at = held(0, ["taymyr"]);
    given(position({ at, hands: { 0: ["taymyr"] }, phase: "regroup" }))
      .when(0, next)
      .tellsAlso({ type: "card-paid", seat: 0, card: "taymyr", territory: "taymyr", armies: 2 });
  });

  test("001-29 «una cantidad de ejércitos que crece con cada canje»", () => {
    const values = Array.from({ length: 8 }, (_, i) => cards?.value(i + 1));
    expect(values).toEqual([4, 7, 10, 15, 20, 25, 30, 35]);
    expect(cards?.value(100)).toBe(495);
  });

  test("001-29 001-R10 001-E24 Value of exchanges: of the whole game by default, of each seat with the option", () => {
    expect(fourExchanges({})).toEqual([4, 7, 10, 15]);
    expect(fourExchanges({ "exchange-counter": "player" })).toEqual([4, 4, 7, 7]);
  });

  test("001-R11 any number of exchanges in one turn, before and after placing", () => {
    const hand = cardsOf(g, g, g, b, b, b);
    const turn = reinforcing(hand)
      .when(0, trade(...hand.slice(0, 3)))
      .when(0, place({ peru: 7 }));
    const twice = turn.when(0, trade(...hand.slice(3)));
    twice.tells({ type: "cards-traded", seat: 0, cards: hand.slice(3), armies: 7, number: 2 });
    twice.when(0, next).refuses({ code: "must-place", left: 7 });
  });

  test("001-R11 only while reinforcing", () => {
    const hand = cardsOf(g, g, g);
    const turn = given(position({ at: held(0, ["peru"]), hands: { 0: hand } }));
    turn.when(0, trade(...hand)).refuses({ code: "wrong-phase", phase: "attack", expected: ["reinforce"] });
  });
});

/** What seats 0, 1, 0, 1 of two get for an exchange each. */
function fourExchanges(options: Readonly<Record<string, string>>): number[] {
  const hands = { 0: [...sets[0], ...sets[1]], 1: [...sets[2], "spain", "france", "italy"] };
  const start = position({ seats: 2, rest: [0, 1], hands, options, phase: "reinforce" });
  let turn = given([...start, granted(0, 12)]);
  const armies: number[] = [];
  for (const [seat, set] of [
    [0, sets[0]],
    [1, sets[2]],
    [0, sets[1]],
    [1, ["spain", "france", "italy"]],
  ] as const) {
    turn = turn.when(seat, trade(...set));
    armies.push(...told(turn.events, "cards-traded").map((event) => event.armies));
    turn = idle(turn);
  }
  return armies;
}
