import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { panel } from "../../web/parts/panel";
import { standing } from "../../web/parts/standing";
import { status } from "../../web/parts/status";
import { fold, type GameEvent, type Seat, winsAgainst } from "../../worker/game/index";
import { contextOf, tableOf, tableWith } from "../support/context";
import { dice } from "../support/dice";
import { commandIn, formsIn, linksIn, posted, textOf } from "../support/forms";
import { attack, bookOf, held, position } from "../support/game";
import { given } from "../support/specification";
import { gameOf } from "../support/tables";

const { moves, play } = messages.en;
type Events = readonly GameEvent[];

const drawn = (events: Events, selection: Selection = {}, viewer: Seat | null = 0) =>
  renderToString(panel.draw(contextOf(tableWith(events, viewer), selection)));
const formsOf = (html: string, type: string) =>
  formsIn(html).filter((form) => posted(form).get("type") === type);
const commandsOf = (html: string, type: string) =>
  formsOf(html, type).flatMap((form) => form.buttons.map((button) => commandIn(posted(form, button))));
const statusOf = (events: Events, viewer: Seat | null) =>
  textOf(renderToString(status.draw(contextOf(tableWith(events, viewer)))));

/** The classic set-up so far: what all of these orders told. */
function setUpUntil(phase: "claim" | "deploy", orders: number) {
  for (const { state } of gameOf(3, 4, { book: bookOf("riesgo") }))
    if (state.phase === phase && --orders < 0) return state;
  throw new Error("the game has begun");
}

describe("claiming", () => {
  const state = setUpUntil("claim", 7);
  const view = tableOf(state, state.turn);
  const html = (selection: Selection = {}) => renderToString(panel.draw(contextOf(view, selection)));
  const free = state.territories.filter((_, t) => state.owner[t] === -1);

  test("every free territory can be chosen without the map, and no other", () => {
    expect(linksIn(html())).toEqual(free.map((id) => `?at=${id}`).toSorted(byBoard));
    expect(free.length).toBe(35);
  });
  const byBoard = (a: string, b: string) =>
    state.territories.indexOf(a.slice(4)) - state.territories.indexOf(b.slice(4));

  test("one press takes the chosen one", () => {
    expect(commandsOf(html({ at: free[3] }), "claim")).toEqual([{ type: "claim", territory: free[3] }]);
  });

  test("what is left of the printed stock is told: 35 with three players", () => {
    const mine = state.owner.filter((owner) => owner === state.turn).length;
    expect(textOf(html())).toContain(moves.stockLeft(35 - mine));
  });
});

test("placing one by one is one press for the chosen territory", () => {
  const state = setUpUntil("deploy", 5);
  const own = state.territories[state.owner.indexOf(state.turn)];
  const html = renderToString(panel.draw(contextOf(tableOf(state, state.turn), { at: own })));
  expect(commandsOf(html, "place")).toEqual([{ type: "place", armies: { [own]: 1 } }]);
  expect(formsIn(html)).toHaveLength(1);
});

describe("an attack with dice that are chosen", () => {
  const strong = position({ ruleset: "riesgo", at: held(0, ["siam", "india"], 5) });
  const weak = position({ ruleset: "riesgo", at: held(0, ["siam"], 3) });

  test("has a button for each number of dice, the most first, and one until the conquest", () => {
    const commands = commandsOf(drawn(strong, { from: "siam", to: "china" }), "attack");
    expect(commands.slice(0, 4)).toEqual([
      ...[3, 2, 1].map((n) => ({ type: "attack", from: "siam", to: "china", dice: n })),
      { type: "attack", from: "siam", to: "china", until: "conquest" },
    ]);
  });

  test("three armies roll two dice at most", () => {
    const commands = commandsOf(drawn(weak, { from: "siam", to: "china" }), "attack");
    expect(commands.map((one) => ("dice" in one ? one.dice : null)).slice(0, 3)).toEqual([2, 1, null]);
  });

  test("in the Danish rules two armies attack nobody, and three may", () => {
    const two = position({ ruleset: "verdensherre", at: held(0, ["siam"], 2) });
    expect(textOf(drawn(two))).toContain(play.noAttack);
    const three = position({ ruleset: "verdensherre", at: held(0, ["siam"], 3) });
    expect(linksIn(drawn(three))).toContain("?from=siam");
  });
});

describe("the defender who is asked", () => {
  const before = position({ ruleset: "riesgo", at: { ...held(0, ["siam"], 9), ...held(1, ["china"], 4) } });
  const ordered: GameEvent = { type: "defence-ordered", seat: 1, defend: "ask" };
  const asked = [
    ...before,
    ordered,
    ...given([...before, ordered]).when(0, attack("siam", "china", { dice: 3 }), dice(6, 2, 4)).events,
  ];
  const html = drawn(asked, {}, 1);

  test("sees the attacker's dice from high to low, and both numbers of armies", () => {
    expect(textOf(html)).toContain("6 4 2");
    expect(textOf(html)).toContain(moves.defendTitle("Siam", 9, "China", 4));
  });

  test("answers with one press, and reads what each answer makes of the whole battle", () => {
    expect(commandsOf(html, "defend")).toEqual([
      { type: "defend", dice: 1 },
      { type: "defend", dice: 2 },
    ]);
    const { combat } = bookOf("riesgo");
    if (combat.kind !== "dice") throw new Error("seed 002 has dice");
    const choice = { attackers: 9, defenders: 4, attackDice: [6, 2, 4] };
    const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
    for (const n of [1, 2])
      expect(textOf(html)).toContain(moves.defendOdds(percent.format(winsAgainst(combat, choice, n))));
  });

  test("the better answer by the odds is marked: one die against a second die of four", () => {
    expect(formsOf(html, "defend")[0].buttons.map(({ text }) => text.includes(moves.defendBest))).toEqual([
      true,
      false,
    ]);
  });

  test("can change the standing order right there, and only there", () => {
    expect(formsOf(html, "standing")).toHaveLength(1);
    expect(renderToString(standing.draw(contextOf(tableWith(asked, 1))))).toContain("hidden");
    expect(formsOf(renderToString(standing.draw(contextOf(tableWith(before, 1)))), "standing")).toHaveLength(
      1,
    );
  });

  test("is named to everybody else, who can do nothing", () => {
    expect(statusOf(asked, 1)).toContain(moves.youDefend("China"));
    for (const viewer of [0, 2, null]) {
      expect(statusOf(asked, viewer)).toContain(moves.theyDefend("Beto", "China"));
      expect(formsIn(drawn(asked, {}, viewer))).toEqual([]);
    }
  });

  test("reads until when, and so does who waits", () => {
    const due = Date.UTC(2030, 0, 1, 12, 3, 20);
    for (const viewer of [0, 1]) {
      const view = { ...tableWith(asked, viewer), due };
      expect(textOf(renderToString(panel.draw(contextOf(view))))).toContain("12:03:20 UTC");
    }
  });
});

describe("trading", () => {
  const hands = { 0: ["alaska", "egypt", "siam", "brazil", "wild-1"] };
  const at = held(0, ["alaska", "brazil", "ural"], 2);
  const fixed = position({ ruleset: "riesgo", phase: "reinforce", at, hands });

  test("each set says what it gives by its own cards, the most first: one of each gives 10", () => {
    const [best] = formsOf(drawn(fixed), "trade");
    expect(best.buttons[0].text).toContain("10 armies");
  });

  test("a set with one own territory says what that gets; with two it asks which", () => {
    const sets = formsOf(drawn(fixed), "trade").map((form) => ({
      cards: posted(form).getAll("cards"),
      bonus: form.fields.some(([name]) => name === "bonus"),
      text: form.buttons[0].text,
    }));
    for (const { cards, bonus, text } of sets) {
      const own = cards.filter((card) => ["alaska", "brazil"].includes(card)).length;
      expect(bonus).toBe(own > 1);
      expect(text.includes("and 2 in")).toBe(own === 1);
    }
    expect(sets.some(({ bonus }) => bonus)).toBe(true);
  });

  test("where it grows every set gives the same, whatever its cards", () => {
    const growing = position({ ruleset: "verdensherre", phase: "reinforce", at, hands });
    const texts = formsOf(drawn(growing), "trade").map((form) => form.buttons[0].text);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toContain("4 armies");
  });

  test("a hand grown by an elimination is traded at once, and the page says why and down to how many", () => {
    const forced: Events = [
      ...position({ ruleset: "riesgo", at, hands: { 0: [...hands[0], "peru"] } }),
      { type: "trade-forced", seat: 0, downTo: 4 },
    ];
    expect(fold(forced).tradeDownTo).toBe(4);
    expect(textOf(drawn(forced))).toContain(moves.tradeForced(4));
    expect(formsOf(drawn(forced), "trade").length).toBeGreaterThan(0);
    expect(statusOf(forced, 0)).toContain(moves.youTrade(4));
    expect(statusOf(forced, 1)).toContain(moves.theyTrade("Ana"));
  });
});

test("in seed 000 a conquest can be left as it is by attacking again, and the page says so", () => {
  const before = position({ ruleset: "tenes-empanadas", at: held(0, ["peru", "chile"], 6) });
  const won = given(before).when(0, attack("peru", "brazil"), dice(6, 6, 6, 1)).events;
  const html = drawn([...before, ...won], { from: "peru", to: "colombia" });
  expect(formsOf(html, "occupy")).toHaveLength(1);
  expect(textOf(html)).toContain(moves.waive);
  expect(commandsOf(html, "attack")[0]).toMatchObject({ from: "peru", to: "colombia" });
});
