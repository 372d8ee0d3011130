import { describe, expect, test } from "vitest";
import {
  bots,
  type CardId,
  type CardOrder,
  lapse,
  resolveOptions,
  rulesets,
  type Seat,
  shownTo,
} from "../../worker/game/index";
import { noChance } from "../support/dice";
import { facing } from "../support/facing";
import { bookOf, march, next, type Position, regroup, surrender } from "../support/game";
import type { Situation } from "../support/specification";
import { told } from "../support/specification";

const ruleset = "sin-dados";
const target = "north-africa";
const options = { reaction: "20" };
const book = bookOf(ruleset, options);
const pass = { type: "pass" } as const;
const play = (card: CardId) => ({ type: "play-card", card }) as const;

/** Target 3, held by seat 1 with this hand, attacked by so many at a table with a window. */
function attacked(hand: readonly CardId[], sent = 5, wanted: Omit<Position, "ruleset"> = {}): Situation {
  return facing(ruleset, [30, 3], { options, hands: { 1: hand, 0: ["peru"] }, ...wanted }).when(
    0,
    march({ brazil: sent }, target),
  );
}

const ordered = (answer: CardOrder, sent = 5): Situation =>
  facing(ruleset, [30, 3], { options, hands: { 1: [target] } })
    .when(1, { type: "standing", card: target, answer })
    .when(0, march({ brazil: sent }, target));

/** What happens when the time is up. */
const late = (asked: Situation) => lapse(book, asked.state, noChance);

describe("003-R13 the option of a reaction window", () => {
  test.each([
    ["the card of the territory", [target], 5],
    ["another card", ["siam"], 5],
    ["the card, where it cannot save", [target], 20],
    ["a card, against an attack that is too weak", ["siam"], 2],
  ])("it opens for every attack on a seat that holds cards, whatever they are: %s", (_, hand, sent) => {
    const asked = attacked(hand, sent);
    asked.tells({
      type: "attack-declared",
      seat: 1,
      from: { brazil: sent },
      to: target,
      back: "brazil",
    });
    expect(asked.armies("brazil"), "nobody has left yet").toBe(30);
    for (const viewer of [0, 1, 2, null])
      expect(asked.view(viewer)).toMatchObject({
        awaits: [1],
        asks: { question: "react", seat: 1, from: { brazil: sent }, to: target },
      });
  });

  test("it does not open where the seat holds no card, which all can see", () => {
    const met = attacked([]);
    met.tellsNo("attack-declared");
    expect(met.owner(target)).toBe(0);
  });

  test("an attack that is refused opens none", () => {
    attacked([target], 3).refuses({ code: "equal-forces", territory: target, armies: 3 });
  });

  test("while it is open only that seat answers, and it does nothing else", () => {
    const asked = attacked([target, "congo"], 5, { at: { congo: [1, 4] } });
    for (const command of [next, march({ brazil: 2 }, "argentina"), regroup("brazil", "peru", 1), pass])
      asked.when(0, command).refuses({ code: "not-your-turn", turn: 1 });
    for (const command of [next, march({ congo: 2 }, "brazil"), regroup("congo", target, 1)])
      asked.when(1, command).refuses({ code: "not-your-turn", turn: 0 });
    asked.when(2, pass).refuses({ code: "not-your-turn", turn: 1 });
    expect(new Set(asked.choices(1).map(({ command }) => command.type))).toEqual(
      new Set(["pass", "play-card", "standing", "surrender"]),
    );
  });

  test("pass closes it without a card, whether it is held or not", () => {
    for (const hand of [[target], ["siam"]]) {
      const met = attacked(hand).when(1, pass);
      expect(met.events[0]).toEqual({ type: "reaction-passed", seat: 1 });
      met.tellsNo("card-played");
      expect([met.owner(target), met.armies(target), met.armies("brazil")]).toEqual([0, 2, 25]);
      expect(met.state.seats[1].hand).toHaveLength(1);
    }
  });

  test("that card closes it, another leaves it open", () => {
    const asked = attacked([target, "congo"], 5, { at: { congo: [1, 1] } });
    const other = asked.when(1, play("congo"));
    other.tells({ type: "card-played", seat: 1, card: "congo", territory: "congo", armies: 6 });
    expect(other.view(null).awaits).toEqual([1]);
    const met = other.when(1, play(target));
    met.tellsAlso(
      { type: "card-played", seat: 1, card: target, territory: target, armies: 8 },
      {
        type: "forces-met",
        from: { brazil: 5 },
        to: target,
        attackLosses: 5,
        defenceLosses: 5,
        back: "brazil",
        steppedBack: 0,
      },
    );
    expect([met.owner(target), met.armies(target)]).toEqual([1, 6]);
    met.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
  });

  test("003-E44 the card makes forces equal: one steps back to where the attacker said", () => {
    const turn = facing(ruleset, [30, 3], { options, at: { congo: [0, 9] }, hands: { 1: [target] } });
    const met = turn.when(0, march({ brazil: 6, congo: 5 }, target, "congo")).when(1, play(target));
    expect(["brazil", "congo", target].map((id) => met.armies(id))).toEqual([24, 5, 1]);
  });

  test("others play their cards meanwhile, the attacker too", () => {
    const asked = attacked([target], 5, {
      hands: { 0: ["peru"], 1: [target], 2: ["siam"] },
      at: { siam: [2, 1] },
    });
    const played = asked.when(0, play("peru")).when(2, play("siam"));
    expect([played.armies("peru"), played.armies("siam")]).toEqual([7, 7]);
    expect(played.view(null).awaits).toEqual([1]);
    expect(played.when(1, pass).owner(target)).toBe(0);
  });

  test.each([
    ["if-it-saves", 5, true],
    ["if-it-saves", 12, false],
    ["if-it-saves", 2, false],
    ["ask", 5, false],
    ["never", 5, false],
  ] as const)(
    "when its time is up the order %s acts, %i against 3 + 8: played %s",
    (answer, sent, played) => {
      const asked = ordered(answer, sent);
      expect(asked.view(null).awaits).toEqual([1]);
      const { events, state } = late(asked);
      expect(told(events, "card-played")).toHaveLength(played ? 1 : 0);
      expect(told(events, "forces-met")).toHaveLength(1);
      expect(state.asked).toBeNull();
    },
  );

  test("an order may still be given while it is open", () => {
    const asked = ordered("if-it-saves").when(1, { type: "standing", card: target, answer: "never" });
    expect(told(late(asked).events, "card-played")).toEqual([]);
  });

  test("who gives up while it is open is answered for as when the time is up", () => {
    const gone = ordered("if-it-saves").when(1, surrender);
    gone.tellsAlso(
      { type: "card-played", seat: 1, card: target, territory: target, armies: 8 },
      { type: "seat-surrendered", seat: 1, cards: [] },
    );
    expect(gone.view(null).awaits).toEqual([0]);
    const attacker = ordered("never").when(0, surrender);
    attacker.tellsAlso({ type: "seat-surrendered", seat: 0, cards: [] }, { type: "turn-ended", seat: 0 });
    expect(attacker.owner(target)).toBe(0);
  });

  test("who gives up as its last territory falls is out, once", () => {
    const last = facing(ruleset, [30, 3], { options, rest: [2], hands: { 1: ["siam"] } })
      .when(0, march({ brazil: 9 }, target))
      .when(1, surrender);
    last.tellsAlso({ type: "seat-eliminated", seat: 1, by: 0 }).tellsNo("seat-surrendered");
    expect(last.view(null).awaits).toEqual([0]);
  });
});

describe("RUL-12 the window betrays nothing", () => {
  const hands = [[target], ["siam"], ["egypt"]] as const;
  const orders: readonly (CardOrder | null)[] = [null, "if-it-saves", "ask", "never"];

  /** All that a viewer sees from the declaration on. */
  const seen = (asked: Situation, viewer: Seat | null) => ({
    view: asked.view(viewer),
    events: asked.events.map((event) => shownTo(event, viewer)),
  });

  test("what others see while it is open is the same whatever card is held and whatever was ordered for it", () => {
    for (const viewer of [0, 2, null]) {
      const all = hands.flatMap((hand) =>
        orders.map((answer) => {
          const turn = facing(ruleset, [30, 3], { options, hands: { 1: hand } });
          const told = answer === null ? turn : turn.when(1, { type: "standing", card: hand[0], answer });
          return seen(told.when(0, march({ brazil: 5 }, target)), viewer);
        }),
      );
      for (const each of all) expect(each).toEqual(all[0]);
    }
  });

  test("a pass looks the same whether the card was held or not", () => {
    for (const viewer of [0, 2, null]) {
      const [held, other] = hands.map((hand) => seen(attacked(hand).when(1, pass), viewer));
      expect(held).toEqual(other);
    }
  });

  test("bots answer it: with the card where it saves, else with a pass", () => {
    for (const bot of Object.values(bots)) {
      const random = { below: () => 0 };
      expect(bot(attacked([target]).view(1), random)).toEqual(play(target));
      expect(bot(attacked([target], 12).view(1), random)).toEqual(pass);
      expect(bot(attacked(["siam"]).view(1), random)).toEqual(pass);
    }
  });
});

test("003-R13 the window is 10 to 60 seconds, and off by default", () => {
  const at = (reaction: string | undefined) =>
    resolveOptions(rulesets[ruleset], { reaction }, { seats: 4, bots: 0 }).options.reaction;
  expect([undefined, "10", "60", "standing-orders"].map(at)).toEqual([
    "standing-orders",
    "10",
    "60",
    "standing-orders",
  ]);
  expect(["9", "61", "0", "never"].map(at)).toEqual(Array(4).fill("standing-orders"));
  const { combat } = book;
  expect(combat).toMatchObject({ kind: "forces", window: 20 });
});
