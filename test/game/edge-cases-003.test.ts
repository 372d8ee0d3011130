import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import { colours, type EventOf, start } from "../../worker/game/index";
import { scripted } from "../support/dice";
import { facing } from "../support/facing";
import { attack, bookOf, held, march, next, place, position, regroup, territoriesOf } from "../support/game";
import { given, type Situation, told } from "../support/specification";

const ruleset = "sin-dados";
const target = "north-africa";
const everywhere = territoriesOf(ruleset);
/** The forces met: who sent how many, what each side lost, and how many stepped back. */
const met = (
  from: Readonly<Record<string, number>>,
  [attackLosses, defenceLosses]: readonly [number, number],
  [back, steppedBack]: readonly [string, number],
): EventOf<"forces-met"> => ({
  type: "forces-met",
  from,
  to: target,
  attackLosses,
  defenceLosses,
  back,
  steppedBack,
});

describe("003 edge cases of the turn", () => {
  /** What comes by itself when the turn of seat 1, holding this, begins. */
  const added = (...ids: readonly string[]) => {
    const began = given(position({ ruleset, at: held(1, ids), rest: [0, 2], phase: "choose" })).when(0, next);
    return told(began.events, "armies-added").map(({ armies }) => armies);
  };
  const south = ["eastern-australia", "western-australia", "new-guinea"];

  test("003-E41 Bonus territory with the extra connection", () => {
    expect(added(...south)).toEqual([]);
    expect(added(...south, "indonesia")).toEqual([{ "new-guinea": 1, "western-australia": 1 }]);
    expect(added(...south, "argentina")).toEqual([{ "eastern-australia": 1 }]);
    expect(added(...south, "indonesia", "argentina")).toEqual([
      { "new-guinea": 1, "western-australia": 1, "eastern-australia": 1 },
    ]);
  });

  test("003-E42 Either or: who has added armies neither attacks nor moves", () => {
    const added = facing(ruleset, [5, 1], { phase: "choose" }).when(0, place({ brazil: 1 }));
    const violation = { code: "wrong-phase", phase: "reinforce" } as const;
    added.when(0, march({ brazil: 3 }, target)).refuses({ ...violation, expected: ["attack", "choose"] });
    added.when(0, regroup("brazil", "peru", 1)).refuses({ ...violation, expected: ["attack", "regroup"] });
    added.when(0, next).refuses({ code: "must-place", left: 2 });
    added
      .when(0, place({ peru: 2 }))
      .when(0, next)
      .tellsAlso({ type: "turn-ended", seat: 0 });
  });

  test("003-E42 who makes no attack does not move, and cannot add after one", () => {
    const turn = facing(ruleset, [5, 1], { phase: "choose" });
    turn.when(0, regroup("brazil", "peru", 1)).refuses({
      code: "wrong-phase",
      phase: "choose",
      expected: ["attack", "regroup"],
    });
    const fought = turn.when(0, march({ brazil: 3 }, target));
    fought.when(0, place({ brazil: 1 })).refuses({
      code: "wrong-phase",
      phase: "attack",
      expected: ["deploy", "reinforce", "choose"],
    });
    fought
      .when(0, regroup("brazil", "peru", 1))
      .tellsAlso({ type: "phase-began", seat: 0, phase: "regroup" });
    turn.when(0, next).tellsAlso({ type: "turn-ended", seat: 0 });
  });
});

describe("003 edge cases of the attack", () => {
  test("003-E01 One army cannot attack: a source of one contributes nothing", () => {
    const turn = facing(ruleset, [1, 1], { at: { congo: [0, 4] } });
    const violation = { code: "too-few-armies", territory: "brazil", armies: 1, least: 2 } as const;
    turn.when(0, march({ brazil: 1 }, target)).refuses(violation);
    turn.when(0, march({ congo: 2, brazil: 1 }, target)).refuses(violation);
    turn.when(0, march({ brazil: 0 }, target)).refuses({ code: "too-few-armies", armies: 0, least: 1 });
    turn.when(0, march({}, target)).refuses({ code: "too-few-armies", armies: 0, least: 1 });
  });

  test("003-E43 Forces: 3 against 4 is legal, all three die, one defender is left", () => {
    const weak = facing(ruleset, [9, 4]).when(0, march({ brazil: 3 }, target));
    weak.tells(met({ brazil: 3 }, [3, 3], ["brazil", 0]));
    expect([weak.armies("brazil"), weak.armies(target), weak.owner(target)]).toEqual([6, 1, 1]);
  });

  test("003-E43 RUL-13 4 against 4 is refused: the territory would be empty", () => {
    const turn = facing(ruleset, [9, 4], { at: { congo: [0, 3] } });
    const violation = { code: "equal-forces", territory: target, armies: 4 } as const;
    turn.when(0, march({ brazil: 4 }, target)).refuses(violation);
    turn.when(0, march({ brazil: 2, congo: 2 }, target)).refuses(violation);
  });

  test("003-E43 RUL-13 2 and 4 against 4: conquered with 2 in it, each source keeps what it did not send", () => {
    const turn = facing(ruleset, [9, 4], { at: { congo: [0, 3] } });
    const won = turn.when(0, march({ congo: 2, brazil: 4 }, target));
    won.tells(met({ congo: 2, brazil: 4 }, [4, 4], ["brazil", 0]), {
      type: "territory-conquered",
      territory: target,
      from: "brazil",
      by: 0,
      of: 1,
      armies: 2,
      most: 2,
      marched: true,
    });
    expect(["brazil", "congo", target].map((id) => won.armies(id))).toEqual([5, 1, 2]);
    expect(won.view(null).asks, "nothing to choose").toBeNull();
    turn
      .when(0, march({ congo: 3, brazil: 4 }, target))
      .refuses({ code: "too-many-armies", territory: "congo", armies: 3, most: 2 });
  });

  test("003-E43 the bounds of a choice are split around equal forces", () => {
    const bounds = facing(ruleset, [9, 4])
      .choices(0)
      .flatMap(({ command, armies }) =>
        command.type === "attack" && command.to === target ? [[command, armies]] : [],
      );
    expect(bounds).toEqual([
      [march({ brazil: 1 }, target), [1, 3]],
      [march({ brazil: 5 }, target), [5, 8]],
    ]);
  });

  const against = (back?: string): Situation =>
    facing(ruleset, [9, 3], { at: { congo: [0, 6] }, hands: { 1: [target] } }).when(
      0,
      march({ brazil: 6, congo: 5 }, target, back),
    );

  test.each([
    [undefined, "brazil", 4, 1],
    ["congo", "congo", 3, 2],
  ] as const)(
    "003-E44 003-R05 003-R18 Card against an attack: 11 against 3 + 8 stop at the last pair, and one steps back (%s)",
    (back, to, brazil, congo) => {
      const stopped = against(back);
      stopped.tells(
        { type: "card-played", seat: 1, card: target, territory: target, armies: 8 },
        met({ brazil: 6, congo: 5 }, [10, 10], [to, 1]),
      );
      expect([stopped.armies(target), stopped.owner(target)]).toEqual([1, 1]);
      expect([stopped.armies("brazil"), stopped.armies("congo")]).toEqual([brazil, congo]);
      // The card is back among the others.
      expect(stopped.state.seats[1].hand).toEqual([]);
      expect(stopped.state.used).toContain(target);
    },
  );

  test("003-E44 back is one of the sources, and a territory of the board", () => {
    const turn = facing(ruleset, [9, 3]);
    turn.when(0, march({ brazil: 6 }, target, "peru")).refuses({ code: "not-yours", territory: "peru" });
    turn
      .when(0, march({ brazil: 6 }, target, "atlantis"))
      .refuses({ code: "no-such-territory", territory: "atlantis" });
  });

  test("the shape of the other kind of attack makes no sense here", () => {
    facing(ruleset, [9, 3])
      .when(0, attack("brazil", target))
      .refuses({ code: "malformed", field: "from", expected: "armies by territory" });
  });
});

describe("003 edge cases of the movement", () => {
  const at = { brazil: [0, 3], peru: [0, 3], argentina: [0, 1], [target]: [1, 1] } as const;
  const moving = (more: Parameters<typeof position>[0] = {}) =>
    given(position({ ruleset, at: { ...at, ...more.at }, phase: "regroup" }));

  test("003-E45 A 3 and B 3 swap all they can: each army crosses one border, one stays at every step", () => {
    const one = moving().when(0, regroup("brazil", "peru", 2));
    expect([one.armies("brazil"), one.armies("peru")]).toEqual([1, 5]);
    const two = one.when(0, regroup("peru", "brazil", 3));
    expect([two.armies("brazil"), two.armies("peru")]).toEqual([4, 2]);
    // The last one of Brazil may go now, those that arrived stay as its garrison.
    const all = two.when(0, regroup("brazil", "peru", 1));
    expect([all.armies("brazil"), all.armies("peru")]).toEqual([3, 3]);
    for (const [from, to] of [
      ["brazil", "peru"],
      ["peru", "brazil"],
    ] as const)
      all
        .when(0, regroup(from, to, 1))
        .refuses({ code: "already-moved", territory: from, armies: 1, most: 0 });
  });

  test("003-E45 RUL-06 what has arrived may not move on, what was there may", () => {
    const moved = moving({ at: { brazil: [0, 5], peru: [0, 1] } }).when(0, regroup("brazil", "peru", 4));
    moved
      .when(0, regroup("peru", "argentina", 4))
      .refuses({ code: "already-moved", territory: "peru", armies: 4, most: 1 });
    const garrison = moved.when(0, regroup("peru", "argentina", 1));
    expect([garrison.armies("peru"), garrison.armies("argentina")]).toEqual([4, 2]);
    garrison
      .when(0, regroup("peru", "argentina", 1))
      .refuses({ code: "already-moved", territory: "peru", armies: 1, most: 0 });
  });

  test("003-E45 armies that conquered this turn may move once", () => {
    const won = facing(ruleset, [9, 1], { at: { congo: [0, 1] } }).when(0, march({ brazil: 5 }, target));
    const moved = won.when(0, regroup(target, "congo", 3));
    expect([moved.armies(target), moved.armies("congo")]).toEqual([1, 4]);
    moved
      .when(0, regroup(target, "brazil", 1))
      .refuses({ code: "too-many-armies", territory: target, armies: 1, most: 0 });
  });
});

describe("003 edge cases of set-up and end", () => {
  test("003-E46 Setup cap: five armies on one territory are refused, four are the most; later there is no cap", () => {
    const setup = given(start(bookOf(ruleset), colours.slice(0, 5), sfc32(7)));
    const own = everywhere.filter((id) => setup.owner(id) === 0);
    expect(own).toHaveLength(9);
    setup
      .when(0, place({ [own[0]]: 4 }))
      .refuses({ code: "too-many-armies", territory: own[0], armies: 4, most: 3 });
    const full = setup.when(0, place({ [own[0]]: 2 })).when(0, place({ [own[0]]: 1 }));
    full
      .when(0, place({ [own[0]]: 1 }))
      .refuses({ code: "too-many-armies", territory: own[0], armies: 1, most: 0 });
    full.when(0, place({ [own[1]]: 14 })).refuses({ code: "too-many-armies", armies: 14, most: 13 });
    const late = facing(ruleset, [4, 1], { phase: "choose" }).when(0, place({ brazil: 3 }));
    expect(late.armies("brazil")).toBe(7);
  });

  test("003-E30 Elimination: the victim's four cards are inherited and playable at once", () => {
    const hands = { 0: ["egypt"], 1: ["brazil", "peru", "alaska", target] };
    const at = { [target]: [1, 1], brazil: [0, 20], peru: [0, 1] } as const;
    const out = given(position({ ruleset, at, rest: [2], hands })).when(0, march({ brazil: 15 }, target));
    out.tellsAlso(
      { type: "seat-eliminated", seat: 1, by: 0 },
      { type: "cards-inherited", from: 1, to: 0, cards: hands[1] },
    );
    expect(out.view(null).asks, "five cards force nothing").toBeNull();
    const played = out.when(0, { type: "play-card", card: target });
    played.tells({ type: "card-played", seat: 0, card: target, territory: target, armies: 8 });
    out.when(0, { type: "play-card", card: "alaska" }).refuses({ code: "not-yours", territory: "alaska" });
    out
      .when(0, next)
      .when(0, next, scripted([37, 0]))
      .tellsAlso({ type: "card-drawn", seat: 0, card: "northwest-territory" });
  });
});
