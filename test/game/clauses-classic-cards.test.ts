import { describe, expect, test } from "vitest";
import type { CardId, RulesetId } from "../../worker/game/index";
import { dice, scripted, shuffleTo } from "../support/dice";
import { facing } from "../support/facing";
import {
  attack,
  bookOf,
  granted,
  held,
  next,
  place,
  position,
  surrender,
  territoriesOf,
  trade,
  traded,
  tradeFor,
} from "../support/game";
import { given, idle, type Situation, told } from "../support/specification";

const everywhere = territoriesOf("riesgo");
const classics = ["riesgo", "verdensherre"] as const;
const infantry = ["alaska", "venezuela", "iceland"];
const cavalry = ["greenland", "alberta", "ontario"];
const artillery = ["great-britain", "northern-europe", "indonesia"];
/** Armies for a first set: fixed by its cards, or first of the growing scale. */
const worth = (ruleset: RulesetId, fixed: number) => (ruleset === "riesgo" ? fixed : 4);

/** Seat 0 has conquered and has one step to the end of its turn; one die, so that exactly one moved in. */
function conquering(ruleset: RulesetId, wanted = {}): Situation {
  const won = facing(ruleset, [2, 1], {
    options: ruleset === "verdensherre" ? { "attack-from": "2" } : {},
    ...wanted,
  });
  return won.when(0, attack("brazil", "north-africa"), dice(6, 1)).when(0, next);
}

/** Seat 0 reinforces with this hand, holding Brazil and what else is named. */
const reinforcing = (
  ruleset: RulesetId,
  hand: readonly CardId[],
  own: readonly string[] = [],
  options = {},
): Situation =>
  given([
    ...position({
      ruleset,
      at: held(0, ["brazil", ...own]),
      hands: { 0: hand },
      options,
      phase: "reinforce",
    }),
    granted(0, 3),
  ]);

describe("the classics: a card", () => {
  test.each(classics)(
    "002-17 002-R21 004-19 «si se ha conquistado al menos un territorio, se recibe una carta», by itself: %s",
    (ruleset) => {
      const turn = conquering(ruleset, { pile: ["siam", "japan"] });
      turn.tellsNo("card-drawn");
      turn
        .when(0, next)
        .tellsAlso({ type: "card-drawn", seat: 0, card: "siam" }, { type: "turn-ended", seat: 0 });
      facing(ruleset, [2, 9]).when(0, next).when(0, next).tellsNo("card-drawn", "card-missed");
    },
  );

  test.each(classics)("002-17 two conquests earn one card too: %s", (ruleset) => {
    const at = { argentina: [1, 1] } as const;
    const turn = facing(ruleset, [9, 1], { at }).when(
      0,
      attack("brazil", "argentina", { dice: 1 }),
      dice(6, 1),
    );
    const free = ruleset === "riesgo" ? turn.when(0, { type: "occupy", armies: 1 }) : turn;
    const two = free.when(0, attack("brazil", "north-africa", { dice: 1 }), dice(6, 1));
    const answered = ruleset === "riesgo" ? two.when(0, { type: "occupy", armies: 1 }) : two;
    expect(told(answered.when(0, next).when(0, next).events, "card-drawn")).toHaveLength(1);
  });

  test("002-18 002-19 004-R07 «un territorio y una figura», fourteen of each, and «dos comodines»", () => {
    for (const ruleset of classics) {
      const { board, cards } = bookOf(ruleset);
      const counts = Object.groupBy(board.territories, ({ symbol }) => symbol);
      expect(Object.fromEntries(Object.entries(counts).map(([symbol, of]) => [symbol, of?.length]))).toEqual({
        infantry: 14,
        cavalry: 14,
        artillery: 14,
      });
      expect(cards?.all).toEqual([...everywhere, "wild-1", "wild-2"]);
    }
  });

  test.each(classics)(
    "002-R23 004-R07 the used cards, shuffled, are the pile again, wilds last before the shuffle: %s",
    (ruleset) => {
      const set = ["wild-1", "siam", "alaska"];
      const turn = given([
        ...position({ ruleset, at: held(0, ["brazil"]), hands: { 0: set }, pile: [], phase: "reinforce" }),
        granted(0, 3),
      ]).when(0, trade(...set));
      const lying = ["alaska", "siam", "wild-1"];
      const fought = turn
        .when(0, place({ brazil: turn.state.left.free }))
        .when(0, next)
        .when(0, attack("brazil", "venezuela", { dice: 1 }), dice(6, 1));
      const answered = fought.view(null).asks ? fought.when(0, { type: "occupy", armies: 1 }) : fought;
      answered
        .when(0, next)
        .when(0, next, scripted(...shuffleTo(lying, ["wild-1", "alaska", "siam"])))
        .tellsAlso(
          { type: "pile-refilled", pile: ["wild-1", "alaska", "siam"] },
          { type: "card-drawn", seat: 0, card: "wild-1" },
        );
    },
  );

  test.each(classics)("a card in hand gives its territory nothing at the end of a turn: %s", (ruleset) => {
    const hands = { 0: ["brazil", "peru"] };
    conquering(ruleset, { hands }).when(0, next).tellsNo("card-paid");
  });
});

describe("the classics: a set", () => {
  const [i, c, a, w] = [infantry, cavalry, artillery, ["wild-1", "wild-2"]];

  test.each<[string, readonly CardId[]]>([
    ["set", i],
    ["set", c],
    ["set", a],
    ["set", [i[0], c[0], a[0]]],
    ["set", [i[0], i[1], w[0]]],
    ["set", [i[0], c[0], w[1]]],
    ["set", [a[0], w[0], w[1]]],
    ["no set", [i[0], i[1], c[0]]],
    ["no set", [c[0], c[1], a[0]]],
    ["no set", [a[0], a[1], i[0]]],
    ["no set", [i[0], i[1]]],
  ])(
    "002-21 004-20 CRD-04 «tres cartas con la misma figura o con las tres distintas», «i grupper på tre»: %s %j",
    (verdict, hand) => {
      for (const ruleset of classics) {
        const turn = reinforcing(ruleset, hand);
        const offered = turn.choices(0).filter(({ command }) => command.type === "trade");
        expect(offered).toEqual(verdict === "set" ? [{ command: trade(...hand) }] : []);
        if (verdict === "set") expect(turn.when(0, trade(...hand)).state.seats[0].hand).toEqual([]);
        else turn.when(0, trade(...hand)).refuses({ code: "not-a-set", cards: hand });
      }
    },
  );

  test.each(classics)(
    "002-04 002-20 004-20 002-R25 «Al inicio de cada turno se tiene la posibilidad de cambiar»: as many as one likes, before or after placing, and not later: %s",
    (ruleset) => {
      const turn = reinforcing(ruleset, [...infantry, ...cavalry]);
      const two = turn
        .when(0, trade(...infantry))
        .when(0, place({ brazil: 3 }))
        .when(0, trade(...cavalry));
      expect(two.state.left.free).toBe(worth(ruleset, 4) + 6);
      const attacking = reinforcing(ruleset, infantry)
        .when(0, place({ brazil: 3 }))
        .when(0, next);
      attacking
        .when(0, trade(...infantry))
        .refuses({ code: "wrong-phase", phase: "attack", expected: ["reinforce"] });
    },
  );

  test.each([
    [infantry, 4],
    [cavalry, 6],
    [artillery, 8],
    [["alaska", "greenland", "great-britain"], 10],
  ])(
    "002-22 002-R04 «El jugador recibe un cierto número de tropas según la…»: %j gives %i each time",
    (set, armies) => {
      reinforcing("riesgo", set)
        .when(0, trade(...set))
        .tells(traded(0, set, armies, 1));
      const option = reinforcing("verdensherre", set, [], { "set-values": "fixed" });
      option.when(0, trade(...set)).tells(traded(0, set, armies, 1));
    },
  );

  test("004-21 004-R03 «Diagrammet på spillepladen»: 4, 6, 8, 10, 12, 15, then 5 more, for the whole game", () => {
    const scale = (ruleset: RulesetId, options: object) => {
      const book = bookOf(ruleset, options as Record<string, string>);
      return Array.from({ length: 8 }, (_, n) => book.cards?.sets?.value(book, artillery, n + 1));
    };
    const growing = [4, 6, 8, 10, 12, 15, 20, 25];
    expect(scale("verdensherre", {})).toEqual(growing);
    expect(scale("riesgo", { "set-values": "growing" }), "002-R04, the option").toEqual(growing);
    expect(bookOf("verdensherre").cards?.sets?.counter).toBe("game");
    expect(reinforcing("verdensherre", infantry).view(null).exchange).toBe(4);
    expect(reinforcing("riesgo", infantry).view(null).exchange, "it depends on the cards").toBeNull();
  });
});

describe("the classics: two armies on a traded card's own territory", () => {
  const mixed = ["alaska", "greenland", "great-britain"];

  test.each(classics)(
    "002-R10 004-R08 the first traded card that is own, where none is named: %s",
    (ruleset) => {
      const turn = reinforcing(ruleset, mixed, ["greenland", "great-britain"]);
      const after = turn.when(0, trade(...mixed));
      after.tells(traded(0, mixed, worth(ruleset, 10), 1, "greenland"));
      expect([after.armies("greenland"), after.armies("great-britain")]).toEqual([3, 1]);
      turn
        .when(0, trade(...mixed.toReversed()))
        .tells(traded(0, mixed.toReversed(), worth(ruleset, 10), 1, "great-britain"));
      reinforcing(ruleset, mixed)
        .when(0, trade(...mixed))
        .tells(traded(0, mixed, worth(ruleset, 10), 1));
    },
  );

  test.each(classics)("002-R10 004-R08 the one named; not own, or not traded, is refused: %s", (ruleset) => {
    const turn = reinforcing(ruleset, [...mixed, "brazil"], ["greenland", "great-britain"]);
    turn
      .when(0, tradeFor("great-britain", ...mixed))
      .tells(traded(0, mixed, worth(ruleset, 10), 1, "great-britain"));
    turn.when(0, tradeFor("alaska", ...mixed)).refuses({ code: "not-yours", territory: "alaska" });
    turn
      .when(0, tradeFor("brazil", ...mixed))
      .refuses({ code: "malformed", field: "bonus", expected: mixed.join(" | ") });
    const wild = ["alaska", "greenland", "wild-1"];
    reinforcing(ruleset, wild, ["greenland"])
      .when(0, tradeFor("wild-1", ...wild))
      .refuses({ code: "not-yours", territory: "wild-1" });
  });

  test.each(classics)(
    "002-R10 004-R08 once a turn: a second +2 is not given, the exchange is: %s",
    (ruleset) => {
      const hand = [...infantry, ...cavalry];
      const turn = reinforcing(ruleset, hand, ["alaska", "greenland"]).when(0, trade(...infantry));
      const second = turn.when(0, tradeFor("greenland", ...cavalry));
      second.tells(traded(0, cavalry, 6, 2));
      expect(second.armies("greenland")).toBe(1);
    },
  );

  test("in the next own turn it is given again", () => {
    const hand = [...infantry, ...cavalry];
    const first = reinforcing("riesgo", hand, ["alaska", "greenland"]).when(0, trade(...infantry));
    const own = idle(idle(idle(first)));
    own.when(0, trade(...cavalry)).tells(traded(0, cavalry, 6, 2, "greenland"));
  });
});

describe("the classics: who gives up", () => {
  test.each(classics)(
    "002-R18 004-R12 its hand goes to the used cards, its territories defend: %s",
    (ruleset) => {
      const gone = facing(ruleset, [9, 3], { hands: { 1: ["siam", "wild-1"] } }).when(1, surrender);
      gone.tells({ type: "seat-surrendered", seat: 1, cards: ["siam", "wild-1"] });
      expect(gone.state.used).toEqual(["siam", "wild-1"]);
      const fought = gone.when(0, attack("brazil", "north-africa", { dice: 1 }), dice(1, 6, 6));
      expect([fought.armies("brazil"), fought.owner("north-africa")]).toEqual([8, 1]);
    },
  );
});
