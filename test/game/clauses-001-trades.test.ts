import { describe, expect, test } from "vitest";
import { type CardId, type GameEvent, rulesets } from "../../worker/game/index";
import { bookWith, granted, held, next, place, position, trade, traded } from "../support/game";
import { given, idle, type Situation, told } from "../support/specification";

const { board } = rulesets["comunidad-teg"];
const book = bookWith();
/** Armies for the n-th exchange of the counter. */
const armiesFor = (number: number) => book.cards?.sets?.value(book, [], number);

const sets = [
  ["brazil", "peru", "alaska"],
  ["chile", "colombia", "uruguay"],
  ["mexico", "california", "oregon"],
];

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
      const after = turn.when(0, trade(...hand.toReversed()));
      after.tells(traded(0, hand.toReversed(), 4, 1));
      expect(after.state.seats[0].hand).toEqual([]);
      expect(after.state.left.free).toBe(7);
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
    const values = Array.from({ length: 8 }, (_, i) => armiesFor(i + 1));
    expect(values).toEqual([4, 7, 10, 15, 20, 25, 30, 35]);
    expect(armiesFor(100)).toBe(495);
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
    twice.tells(traded(0, hand.slice(3), 7, 2));
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
