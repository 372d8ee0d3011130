import { describe, expect, test } from "vitest";
import { defenceAsOdds, lapse } from "../../worker/game/index";
import { dice } from "../support/dice";
import { facing, fought } from "../support/facing";
import { attack, bookOf, next, occupy, type Position } from "../support/game";
import { told } from "../support/specification";

const ruleset = "riesgo";
const border = ["brazil", "north-africa"] as const;
const book = bookOf(ruleset);
/** The defender has said that he wants to be asked. */
const asking = (own: number, foreign: number, wanted: Omit<Position, "ruleset"> = {}) =>
  facing(ruleset, [own, foreign], wanted).when(1, { type: "standing", defend: "ask" });

describe("002 edge cases", () => {
  test("002-E06 6 3 2 against 5 3: each loses one, the third attack die is ignored", () => {
    asking(9, 4)
      .when(0, attack(...border), dice(6, 3, 2))
      .when(1, { type: "defend", dice: 2 }, dice(5, 3))
      .tells(
        fought(
          border,
          [
            [6, 3, 2],
            [5, 3],
          ],
          [1, 1],
        ),
      );
  });

  test("002-E08 Defender's choice: with one army one die, and nothing is asked", () => {
    asking(4, 1)
      .when(0, attack(...border), dice(6, 3, 2, 6))
      .tells(fought(border, [[6, 3, 2], [6]], [1, 0]));
  });

  test.each([2, 7])(
    "002-E08 with %i armies one die or two, chosen after the attacker's dice are seen",
    (armies) => {
      const asked = asking(4, armies).when(0, attack(...border), dice(6, 3, 2));
      asked.tells({
        type: "defence-asked",
        seat: 1,
        from: "brazil",
        to: "north-africa",
        attackDice: [6, 3, 2],
        dice: null,
        stopAt: Number.MAX_SAFE_INTEGER,
      });
      for (const viewer of [0, 1, 2, null])
        expect(asked.view(viewer)).toMatchObject({
          awaits: [1],
          asks: { question: "defend", seat: 1, attackDice: [6, 3, 2], armies: [1, 2] },
        });
      const answers = asked.choices(1).filter(({ command }) => command.type === "defend");
      expect(answers).toEqual([1, 2].map((count) => ({ command: { type: "defend", dice: count } })));
      for (const wrong of [0, 3])
        asked
          .when(1, { type: "defend", dice: wrong })
          .refuses({ code: "bad-dice", dice: wrong, allowed: [1, 2] });
      asked.when(1, { type: "defend", dice: 1 }, dice(5)).tells(fought(border, [[6, 3, 2], [5]], [0, 1]));
      asked.when(1, { type: "defend", dice: 2 }, dice(6, 3)).tells(
        fought(
          border,
          [
            [6, 3, 2],
            [6, 3],
          ],
          [2, 0],
        ),
      );
      // Whoever is on turn waits, whoever is asked only answers, everybody else may do neither.
      asked.when(0, next).refuses({ code: "not-your-turn", turn: 1 });
      asked.when(0, { type: "defend", dice: 1 }).refuses({ code: "not-your-turn", turn: 1 });
      asked.when(2, { type: "defend", dice: 1 }).refuses({ code: "not-your-turn", turn: 1 });
      for (const command of [
        next,
        attack("north-africa", "brazil"),
        { type: "regroup", from: "north-africa", to: "egypt", armies: 1 } as const,
      ])
        asked.when(1, command).refuses({ code: "not-your-turn", turn: 0 });
    },
  );

  test("002-E08 no answer in time: as the odds say, by the standing order too", () => {
    const asked = asking(4, 7).when(0, attack(...border), dice(6, 6, 2));
    const best = defenceAsOdds(combatOf(), { attackers: 4, defenders: 7, attackDice: [6, 6, 2] });
    expect(best, "two sixes cost one army less with one die").toBe(1);
    const { events } = lapse(book, asked.state, dice(6));
    expect(events).toEqual([fought(border, [[6, 6, 2], [6]], [1, 0])]);
    facing(ruleset, [4, 7])
      .when(0, attack(...border), dice(6, 6, 2, 6))
      .tells(fought(border, [[6, 6, 2], [6]], [1, 0]));
    expect(lapse(book, facing(ruleset, [4, 7]).state, dice()).events, "where nothing is asked").toEqual([]);
  });

  test.each([
    [4, [6, 6, 6], 3, 3],
    [10, [6, 6, 6], 3, 9],
    [10, [6], 1, 9],
    [2, [6], 1, 1],
  ])("002-E10 RUL-05 Conquest move limits: source %i rolled %j: %i to %i", (own, pips, least, most) => {
    const won = facing(ruleset, [own, 1]).when(0, attack(...border, { dice: pips.length }), dice(...pips, 1));
    const [{ armies, most: upTo }] = told(won.events, "territory-conquered");
    expect([armies, upTo]).toEqual([least, most]);
    if (least === most) {
      expect(won.view(null).asks).toBeNull();
      return;
    }
    won
      .when(0, occupy(least - 1))
      .refuses({ code: "too-few-armies", territory: "north-africa", armies: least - 1, least });
    won
      .when(0, occupy(most + 1))
      .refuses({ code: "too-many-armies", territory: "north-africa", armies: most + 1, most });
    expect(won.when(0, occupy(most)).armies("brazil")).toBe(1);
    expect(won.when(0, occupy(least)).armies("north-africa")).toBe(least);
  });
});

function combatOf() {
  if (book.combat.kind !== "dice") throw new Error("no dice");
  return book.combat;
}
