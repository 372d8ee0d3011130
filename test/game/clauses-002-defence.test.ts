import { describe, expect, test } from "vitest";
import { type DefenceOrder, defenceAsOdds, lapse, resolveOptions, rulesets } from "../../worker/game/index";
import { dice, noChance } from "../support/dice";
import { facing, fought } from "../support/facing";
import { attack, bookOf, type Position, surrender } from "../support/game";
import { type Situation, told } from "../support/specification";

const ruleset = "riesgo";
const border = ["brazil", "north-africa"] as const;
const defend = (count: number) => ({ type: "defend", dice: count }) as const;
const order = (how: DefenceOrder) => ({ type: "standing", defend: how }) as const;
const before = { options: { "defender-chooses": "before-the-roll" } };

/** The defender has given this standing order. */
const ordered = (how: DefenceOrder, own: number, foreign: number, wanted: Omit<Position, "ruleset"> = {}) =>
  facing(ruleset, [own, foreign], wanted).when(1, order(how));
const counts = (now: Situation) =>
  told(now.events, "battle-fought").map(({ attackDice, defenceDice }) => [
    attackDice.length,
    defenceDice.length,
  ]);

describe("002-R06 the defender's standing orders", () => {
  test("as-odds where none is given, and it is nobody else's business", () => {
    const turn = facing(ruleset, [9, 9]);
    expect(turn.view(1).you?.standing).toEqual({ defend: "as-odds", cards: {} });
    const told = turn.when(1, order("ask"));
    told.tells({ type: "defence-ordered", seat: 1, defend: "ask" });
    expect(told.view(1).you?.standing.defend).toBe("ask");
    expect(told.view(0).you?.standing.defend).toBe("as-odds");
    turn
      .when(1, { type: "standing", card: "peru", answer: "never" })
      .refuses({ code: "not-in-these-rules", command: "standing" });
  });

  test("always-two: two wherever there are two", () => {
    expect(counts(ordered("always-two", 9, 9).when(0, attack(...border), dice(6, 6, 6, 1, 1)))).toEqual([
      [3, 2],
    ]);
  });

  test.each([
    [[6, 6, 6], 1],
    [[6, 5, 4], 1],
    [[5, 5, 1], 1],
    [[6, 1, 1], 2],
    [[2, 2, 1], 2],
    [[3, 3, 3], 2],
    [[6], 2],
    [[1], 2],
  ])("as-odds: against %j with many armies %i dice", (pips, count) => {
    const turn = facing(ruleset, [20, 20]);
    const rolled = turn.when(
      0,
      attack(...border, { dice: pips.length }),
      dice(...pips, ...Array(count).fill(3)),
    );
    expect(counts(rolled)).toEqual([[pips.length, count]]);
  });

  test("an order may be given at any time, while one is asked too, and by who is on turn", () => {
    const asked = ordered("ask", 9, 9).when(0, attack(...border), dice(6, 6, 6));
    const changed = asked.when(1, order("always-two"));
    expect(changed.view(null).asks, "the question stands").not.toBeNull();
    asked.when(0, order("ask"));
    changed.when(1, defend(1), dice(1)).tells(fought(border, [[6, 6, 6], [1]], [0, 1]));
  });

  test("a seat that has given up is not asked: as-odds", () => {
    const gone = ordered("ask", 9, 9).when(1, surrender);
    expect(counts(gone.when(0, attack(...border), dice(6, 6, 6, 1)))).toEqual([[3, 1]]);
  });
});

describe("002-R20 an attack until the conquest is interrupted by a defender who is asked, and goes on in his answer", () => {
  const begun = () => ordered("ask", 6, 3).when(0, attack(...border, { until: "conquest" }), dice(6, 5, 4));

  test("each roll asks anew, the dice of the next one drawn in his answer", () => {
    const asked = begun();
    expect(told(asked.events, "battle-fought")).toEqual([]);
    const again = asked.when(1, defend(1), dice(1, 2, 2, 1));
    again.tells(fought(border, [[6, 5, 4], [1]], [0, 1]), {
      type: "defence-asked",
      seat: 1,
      from: "brazil",
      to: "north-africa",
      attackDice: [2, 2, 1],
      dice: null,
      stopAt: 0,
    });
    // Down to one army he has no choice, and it goes on to its end.
    const end = again.when(1, defend(1), dice(1, 6, 6, 6, 1));
    expect(told(end.events, "battle-fought")).toHaveLength(2);
    end.tellsAlso({
      type: "territory-conquered",
      territory: "north-africa",
      from: "brazil",
      by: 0,
      of: 1,
      armies: 3,
      most: 5,
    });
    expect(end.view(null).asks).toMatchObject({ question: "occupy", seat: 0, armies: [3, 5] });
  });

  test("it keeps the number of dice and the number to stop at", () => {
    const asked = ordered("ask", 6, 9).when(0, attack(...border, { dice: 2, until: 4 }), dice(1, 1));
    const again = asked.when(1, defend(1), dice(6, 1, 1));
    expect(again.view(null).asks).toMatchObject({ attackDice: [1, 1] });
    again.when(1, defend(1), dice(6)).tellsNo("defence-asked");
  });

  test("once asks once", () => {
    const asked = ordered("ask", 6, 9).when(0, attack(...border), dice(1, 1, 1));
    asked.when(1, defend(2), dice(6, 6)).tells(
      fought(
        border,
        [
          [1, 1, 1],
          [6, 6],
        ],
        [2, 0],
      ),
    );
  });

  test("the printed default of who does not answer goes on as well", () => {
    const { events, state } = lapse(bookOf(ruleset), begun().state, dice(1, 1, 1, 1));
    expect(events.map(({ type }) => type)).toEqual(["battle-fought", "defence-asked"]);
    expect(state.asked).toMatchObject({ seat: 1, attackDice: [1, 1, 1] });
  });

  test("who gives up is answered for to the end of the attack", () => {
    const chance = dice(1, 6, 5, 4, 1, 6, 5, 4, 1);
    const gone = begun().when(1, surrender, chance);
    gone.tellsAlso({ type: "seat-surrendered", seat: 1, cards: [] });
    expect([gone.owner("north-africa"), gone.view(null).awaits]).toEqual([0, [0]]);
    // The attacker who gives up leaves no question behind either.
    const attacker = begun().when(0, surrender, dice(1, 6, 5, 4, 1, 6, 5, 4, 1));
    expect(attacker.view(null)).toMatchObject({ asks: null, awaits: [1], turn: 1 });
  });
});

describe("002-R05 with the option defender-chooses=before-the-roll", () => {
  test("he is asked before any die falls, and both roll in his answer", () => {
    const asked = ordered("ask", 9, 3, before).when(0, attack(...border), noChance);
    asked.tells({
      type: "defence-asked",
      seat: 1,
      from: "brazil",
      to: "north-africa",
      attackDice: null,
      dice: null,
      stopAt: Number.MAX_SAFE_INTEGER,
    });
    expect(asked.view(1).asks).toMatchObject({ attackDice: null, armies: [1, 2] });
    asked.when(1, defend(2), dice(6, 3, 2, 5, 3)).tells(
      fought(
        border,
        [
          [6, 3, 2],
          [5, 3],
        ],
        [1, 1],
      ),
    );
    asked.when(1, defend(1), dice(6, 3, 2, 5)).tells(fought(border, [[6, 3, 2], [5]], [0, 1]));
  });

  test("the standing orders answer without the dice", () => {
    const { combat } = bookOf(ruleset, before.options);
    if (combat.kind !== "dice") throw new Error("no dice");
    for (const [own, foreign, rolled] of [
      [4, 2, 3],
      [9, 9, 3],
      [9, 9, 1],
      [3, 7, 2],
    ]) {
      const count = defenceAsOdds(combat, { attackers: own, defenders: foreign, attackDice: rolled });
      const chance = dice(...Array(rolled).fill(6), ...Array(count).fill(1));
      const fight = facing(ruleset, [own, foreign], before).when(
        0,
        attack(...border, { dice: rolled }),
        chance,
      );
      expect(counts(fight)).toEqual([[rolled, count]]);
    }
  });

  test("after the roll by default", () => {
    const { options } = resolveOptions(rulesets[ruleset], {}, { seats: 4, bots: 0 });
    expect(options["defender-chooses"]).toBe("after-the-roll");
  });
});
