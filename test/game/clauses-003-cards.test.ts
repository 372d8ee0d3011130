import { describe, expect, test } from "vitest";
import { type CardId, type CardOrder, rulesets } from "../../worker/game/index";
import { scripted } from "../support/dice";
import { facing } from "../support/facing";
import { bookOf, held, march, next, type Position, position, territoriesOf, trade } from "../support/game";
import { given, idle, told } from "../support/specification";

const ruleset = "sin-dados";
const target = "north-africa";
const everywhere = territoriesOf(ruleset);
const play = (card: CardId) => ({ type: "play-card", card }) as const;
const order = (answer: CardOrder, card: CardId = target) => ({ type: "standing", card, answer }) as const;

describe("003 «If the player has conquered at least one country he gets one country card»", () => {
  const ended = (turn: ReturnType<typeof facing>, k?: number, at = 0) =>
    turn.when(0, next).when(0, next, ...(k === undefined ? [] : [scripted([k, at])]));

  test("003-17 one for one conquest, one for two, none for none; drawn by itself at the end of the turn", () => {
    const one = facing(ruleset, [9, 1]).when(0, march({ brazil: 5 }, target));
    one.tellsNo("card-drawn");
    ended(one, 42, 3).tellsAlso(
      { type: "card-drawn", seat: 0, card: "alberta" },
      { type: "turn-ended", seat: 0 },
    );
    const two = facing(ruleset, [9, 1], { at: { congo: [1, 1] } })
      .when(0, march({ brazil: 5 }, target))
      .when(0, march({ [target]: 2 }, "congo"));
    expect(told(ended(two, 42).events, "card-drawn")).toHaveLength(1);
    ended(facing(ruleset, [9, 5]).when(0, march({ brazil: 2 }, target))).tellsNo("card-drawn", "card-missed");
  });

  test("003-23 003-R23 «there is a chance you get the same card back the next turn!»: every card that nobody holds is drawn, in board order", () => {
    const hands = { 0: ["brazil", "peru"], 1: ["alaska"] };
    const again = facing(ruleset, [2, 2], { hands })
      .when(0, play("brazil"))
      .when(0, march({ brazil: 5 }, target));
    // Peru and Alaska are held, Brazil is not: it is the tenth of forty.
    const free = everywhere.filter((id) => id !== "peru" && id !== "alaska");
    ended(again, 40, free.indexOf("brazil")).tellsAlso({ type: "card-drawn", seat: 0, card: "brazil" });
  });

  test("003-R10 there is no wild card, and no set to trade", () => {
    const { cards } = bookOf(ruleset);
    expect(cards?.all).toEqual(everywhere);
    expect(cards?.sets).toBeNull();
    const hand = ["alaska", "venezuela", "iceland"];
    facing(ruleset, [5, 1], { hands: { 0: hand } })
      .when(0, trade(...hand))
      .refuses({ code: "not-in-these-rules", command: "trade" });
    expect(rulesets.riesgo.board.wilds, "the board has them").toHaveLength(2);
  });

  test("CRD-05 with every card in hands there is none, and the log says so", () => {
    const hands = { 1: everywhere.slice(0, 20), 2: everywhere.slice(20) };
    const won = facing(ruleset, [20, 1], { hands }).when(0, march({ brazil: 15 }, target));
    ended(won).tellsAlso({ type: "card-missed", seat: 0, why: "no-card-left" });
  });

  test("003-R14 no hand is too full", () => {
    const hands = { 0: everywhere.slice(0, 12) };
    const won = facing(ruleset, [9, 1], { hands }).when(0, march({ brazil: 5 }, target));
    const after = ended(won, 30);
    expect(after.state.seats[0].hand).toHaveLength(13);
    idle(idle(idle(after)));
  });
});

describe("003 «Country cards»", () => {
  test.each([
    ["greenland", 8],
    ["brazil", 4],
    ["peru", 6],
  ])(
    "003-19 003-20 «for a soldier 6 army's and for a cannon 4 army's», for cavalry 8, «placed in the country that is on the card»: %s %i",
    (card, armies) => {
      const at = { brazil: [0, 1], peru: [0, 1], [card]: [0, 2] } as const;
      const played = given(position({ ruleset, at, hands: { 0: [card, "siam"] } })).when(0, play(card));
      played.tells({ type: "card-played", seat: 0, card, territory: card, armies });
      expect(played.armies(card)).toBe(2 + armies);
      expect(played.state.seats[0].hand.map((each) => each.card)).toEqual(["siam"]);
    },
  );

  test("003-18 «can be used when the player occupies that country»", () => {
    const turn = facing(ruleset, [5, 1], { hands: { 0: [target, "brazil"], 1: ["peru"] } });
    turn.when(0, play(target)).refuses({ code: "not-yours", territory: target });
    turn.when(0, play("peru")).refuses({ code: "no-such-card", card: "peru" });
    turn.when(0, play("atlantis")).refuses({ code: "no-such-card", card: "atlantis" });
    const offered = turn
      .choices(0)
      .flatMap(({ command }) => (command.type === "play-card" ? [command.card] : []));
    expect(offered).toEqual(["brazil"]);
  });

  test.each(["choose", "attack", "regroup", "reinforce"] as const)(
    "003-21 003-22 «at any moment in the game»: in one's own turn and in another's, in the phase %s",
    (phase) => {
      const at = { siam: [2, 1] } as const;
      const turn = facing(ruleset, [5, 1], { at, phase, hands: { 0: ["brazil"], 2: ["siam"] } });
      expect(turn.when(0, play("brazil")).armies("brazil")).toBe(9);
      expect(turn.when(2, play("siam")).armies("siam")).toBe(7);
    },
  );

  test("003-22 «or after an attack to have extra army's for further attacks»", () => {
    const turn = facing(ruleset, [5, 6], { hands: { 0: ["brazil"] } }).when(0, march({ brazil: 4 }, target));
    expect([turn.armies("brazil"), turn.armies(target)]).toEqual([1, 2]);
    const won = turn.when(0, play("brazil")).when(0, march({ brazil: 4 }, target));
    expect(won.owner(target)).toBe(0);
  });

  test("003-R16 who takes the last territory takes the cards, to be played anew as if-it-saves", () => {
    const hands = { 1: ["brazil"] };
    const out = facing(ruleset, [9, 1], { rest: [2], hands })
      .when(1, order("never", "brazil"))
      .when(0, march({ brazil: 5 }, target));
    out.tellsAlso({ type: "cards-inherited", from: 1, to: 0, cards: ["brazil"] });
    expect(out.view(0).you?.standing).toEqual({ defend: "as-odds", cards: {} });
    expect(out.when(0, play("brazil")).armies("brazil")).toBe(8);
  });
});

describe("003-R12 standing orders: by default nothing waits", () => {
  /** Target 3 with its card, worth 8; so many march against it. */
  const attacked = (sent: number, answer: CardOrder | null, wanted: Omit<Position, "ruleset"> = {}) => {
    const turn = facing(ruleset, [30, 3], { hands: { 1: [target] }, ...wanted });
    return (answer === null ? turn : turn.when(1, order(answer))).when(0, march({ brazil: sent }, target));
  };

  test.each([
    [4, true],
    [11, true],
    [12, false],
    [2, false],
    [1, false],
  ])("003-21 if-it-saves, by default: against %i of 3 + 8 it is played: %s", (sent, saves) => {
    for (const answer of [null, "if-it-saves", "ask"] as const) {
      const met = attacked(sent, answer);
      expect(told(met.events, "card-played")).toHaveLength(saves ? 1 : 0);
      expect(met.owner(target)).toBe(sent > 11 ? 0 : 1);
      expect(met.view(null).asks, "nothing waits").toBeNull();
    }
  });

  test("never keeps the card, and the territory falls", () => {
    const met = attacked(5, "never");
    met.tellsNo("card-played");
    expect([met.owner(target), met.state.seats[1].hand.length]).toEqual([0, 1]);
  });

  test("the card answers on its own territory alone", () => {
    const met = attacked(5, null, { hands: { 1: ["egypt", "congo"] }, at: { egypt: [1, 1], congo: [1, 1] } });
    met.tellsNo("card-played");
    expect(met.owner(target)).toBe(0);
  });

  test("an order is for a card in hand, is shown to its seat alone, and goes with the card", () => {
    const turn = facing(ruleset, [9, 3], { hands: { 1: [target] } });
    turn.when(1, order("never", "siam")).refuses({ code: "no-such-card", card: "siam" });
    turn
      .when(1, { type: "standing", defend: "ask" })
      .refuses({ code: "not-in-these-rules", command: "standing" });
    const ordered = turn.when(1, order("never"));
    ordered.tells({ type: "card-ordered", seat: 1, card: target, answer: "never" });
    expect(ordered.view(1).you?.standing.cards).toEqual({ [target]: "never" });
    expect(ordered.view(0).you?.standing.cards).toEqual({});
    expect(ordered.when(1, play(target)).view(1).you?.standing.cards).toEqual({});
    turn.when(0, { type: "pass" }).refuses({ code: "not-in-these-rules", command: "pass" });
  });

  test("another who holds that card answers nothing", () => {
    const met = given(
      position({ ruleset, at: { ...held(0, ["brazil"], 30), [target]: [1, 3] }, hands: { 2: [target] } }),
    ).when(0, march({ brazil: 5 }, target));
    met.tellsNo("card-played");
  });
});
