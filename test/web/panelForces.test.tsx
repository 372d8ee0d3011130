import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import type { Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { dice as lastBattle } from "../../web/parts/dice";
import { hand } from "../../web/parts/hand";
import { arrow } from "../../web/parts/marks";
import { outcomeOf } from "../../web/parts/outcome";
import { panel } from "../../web/parts/panel";
import { status } from "../../web/parts/status";
import { reachOf, stillOpen, tapOn } from "../../web/selection";
import { fold, type GameEvent, type Seat, start } from "../../worker/game/index";
import { contextOf, tableWith } from "../support/context";
import { commandIn, formsIn, linksIn, posted, textOf } from "../support/forms";
import { bookOf, held, march, position } from "../support/game";
import { given } from "../support/specification";

const { moves, play } = messages.en;
type Events = readonly GameEvent[];

const drawn = (events: Events, selection: Selection = {}, viewer: Seat | null = 0) =>
  renderToString(panel.draw(contextOf(tableWith(events, viewer), selection)));
const formsOf = (html: string, type: string) =>
  formsIn(html).filter((form) => posted(form).get("type") === type);
const commandsOf = (html: string, type: string) =>
  formsOf(html, type).flatMap((form) => form.buttons.map((button) => commandIn(posted(form, button))));
const diceless = (wanted: Omit<Parameters<typeof position>[0], "ruleset">) =>
  position({ ruleset: "sin-dados", ...wanted });

describe("the hidden set-up", () => {
  const began = start(bookOf("sin-dados"), ["red", "blue", "yellow", "green"], sfc32(3));
  const own = (seat: Seat) => {
    const { territories, owner } = fold(began);
    return territories.filter((_, t) => owner[t] === seat);
  };
  const total = (form: ReturnType<typeof formsOf>[number]) =>
    form.fields
      .filter(([name]) => name.startsWith("armies."))
      .reduce((sum, [, value]) => sum + Number(value), 0);

  test("all are asked at once and told how many, and the most a territory", () => {
    for (const seat of [0, 1, 2, 3]) {
      const text = textOf(drawn(began, {}, seat));
      expect(text).toContain(moves.spreadHelp(4));
      expect(text).toContain(play.leftFree(30 - own(seat).length));
    }
  });

  test("one territory takes three more at most", () => {
    const [id] = own(2);
    expect(commandsOf(drawn(began, { at: id }, 2), "place")).toContainEqual({
      type: "place",
      armies: { [id]: 3 },
    });
  });

  test("all can be spread evenly with one press, no territory beyond its room", () => {
    const evenly = formsOf(drawn(began), "place").find((form) => form.buttons[0].text.includes("evenly"));
    if (!evenly) throw new Error("no such form");
    expect(total(evenly)).toBe(30 - own(0).length);
    const command = commandIn(posted(evenly));
    expect(given(began).when(0, command).violation).toBeNull();
  });

  test("who has placed sees the own armies and waits for the others", () => {
    const command = commandsOf(drawn(began), "place")[0];
    const events = [...began, ...given(began).when(0, command).events];
    expect(textOf(drawn(events))).toContain(moves.spreadDone);
    expect(textOf(drawn(events))).toContain(play.waiting("Beto, Caro, and Dani"));
    expect(tableWith(events, 0).game?.seats[0].armies).toBe(30);
    expect(tableWith(events, 1).game?.seats[0].armies).toBe(own(0).length);
  });
});

describe("a turn that adds or attacks", () => {
  const choosing = diceless({ phase: "choose", at: held(0, ["siam", "india", "ural"], 5) });

  test("explains both, with how many armies adding gives", () => {
    const text = textOf(drawn(choosing));
    expect(text).toContain(moves.chooseAdd(3));
    expect(text).toContain(moves.chooseAttackHelp);
    expect(commandsOf(drawn(choosing), "next")).toEqual([{ type: "next" }]);
  });

  test("an own territory can be added to, and is where an attack may come from", () => {
    const html = drawn(choosing, { at: "siam" });
    expect(commandsOf(html, "place")).toContainEqual({ type: "place", armies: { siam: 3 } });
    expect(linksIn(html)).toContain("?from=siam");
    expect(tapOn("china", { at: "siam" }, reachOf(tableWith(choosing)))).toEqual({
      from: "siam",
      to: "china",
    });
  });

  test("a tap on what several may attack aims with all of them, on what one may with that one", () => {
    const reach = reachOf(tableWith(choosing));
    expect(tapOn("china", {}, reach)).toEqual({ to: "china" });
    expect(tapOn("china", { to: "china" }, reach)).toEqual({});
    expect(tapOn("siam", { to: "china" }, reach)).toEqual({ from: "siam", to: "china" });
    expect(tapOn("indonesia", {}, reach)).toEqual({ from: "siam", to: "indonesia" });
    expect(tapOn("peru", {}, reach)).toBeNull();
    expect(stillOpen({ to: "china" }, reach)).toEqual({ to: "china" });
    expect(stillOpen({ to: "peru" }, reach)).toEqual({});
  });
});

describe("an attack without dice", () => {
  const at = { ...held(0, ["siam", "india"], 8), ...held(1, ["china"], 4) };
  const attacking = diceless({ at });

  // E43: 6 against 4 conquer with 2; 3 are all lost and 1 stays; 4 are refused.
  test.each([
    [6, 4, { conquers: true, left: 2 }],
    [3, 4, { conquers: false, left: 1 }],
    [4, 4, null],
    [1, 7, { conquers: false, left: 6 }],
  ])("%i against %i ends as %j", (sent, defenders, outcome) => {
    expect(outcomeOf(bookOf("sin-dados"), sent, defenders)).toEqual(outcome);
  });

  test("says before it is pressed how it ends: all, and the fewest that conquer", () => {
    const html = drawn(attacking, { from: "siam", to: "china" });
    const [one] = formsOf(html, "attack");
    expect(one.buttons.map(({ text }) => text)).toEqual([moves.forcesWin(7, 3), moves.forcesWin(5, 1)]);
    expect(commandsOf(html, "attack")[1]).toEqual({ type: "attack", from: { siam: 5 }, to: "china" });
    expect(textOf(html)).toContain("1 to 3 · 5 to 7");
  });

  test("one that cannot conquer says what it costs", () => {
    const weak = diceless({ at: { ...held(0, ["siam"], 3), ...held(1, ["china"], 4) } });
    const html = drawn(weak, { from: "siam", to: "china" });
    const [one] = formsOf(html, "attack");
    expect(one.buttons.map(({ text }) => text)).toEqual([moves.forcesLose(2, 2)]);
    // It may be pressed, and is not what the page suggests.
    const strong = drawn(attacking, { from: "siam", to: "china" });
    expect([html, strong].map((each) => each.includes('class="main"'))).toEqual([false, true]);
  });

  test("from several has a number for each neighbour, and sends everything with one press", () => {
    const html = drawn(attacking, { to: "china" });
    const [everything, some] = formsOf(html, "attack");
    expect(commandIn(posted(everything))).toEqual({
      type: "attack",
      from: { siam: 7, india: 7 },
      to: "china",
    });
    expect(everything.buttons[0].text).toBe(moves.forcesAll(14, 10));
    const fields = some.fields.filter(([name]) => name.startsWith("from.")).map(([name]) => name);
    expect(fields).toEqual(["from.india", "from.siam"]);
  });

  test("two that could do nothing alone can attack together", () => {
    const both = diceless({ at: held(0, ["siam", "india"], 2) });
    const html = drawn(both, { to: "china" });
    const command = commandIn(posted(formsOf(html, "attack")[0]));
    expect(command).toEqual({ type: "attack", from: { siam: 1, india: 1 }, to: "china" });
    expect(given(both).when(0, command).owner("china")).toBe(0);
  });

  test("against somebody with cards warns, and asks where a last attacker steps back to", () => {
    const holding = diceless({ at, hands: { 1: ["peru"] } });
    const html = drawn(holding, { to: "china" });
    expect(textOf(html)).toContain(moves.forcesCards("Beto", 1));
    expect(html).toContain('name="back"');
    expect(drawn(attacking, { to: "china" })).not.toContain('name="back"');
  });

  test("is told and drawn from each of its sources", () => {
    const events = [...attacking, ...given(attacking).when(0, march({ siam: 3, india: 3 }, "china")).events];
    const context = contextOf(tableWith(events, null));
    const text = textOf(renderToString(lastBattle.draw(context)));
    expect(text).toContain("3 from Siam and 3 from India against China");
    expect(text).toContain(`${play.lossesOf(play.attacker, 4)}. ${play.lossesOf("China", 4)}.`);
    expect(renderToString(arrow.draw(context)).match(/class="last"/g)).toHaveLength(2);
  });
});

describe("a card against an attack", () => {
  const window = { options: { reaction: "20" } };
  const at = { ...held(0, ["siam"], 12), ...held(1, ["china"], 3) };
  const declared = (cards: readonly string[]) => {
    const before = diceless({ ...window, at, hands: { 1: cards } });
    return [...before, ...given(before).when(0, march({ siam: 11 }, "china")).events];
  };

  test("who holds it can play it or let the attack go on, and reads whether it saves", () => {
    const html = drawn(declared(["china"]), {}, 1);
    expect(commandsOf(html, "play-card")).toEqual([{ type: "play-card", card: "china" }]);
    expect(commandsOf(html, "pass")).toEqual([{ type: "pass" }]);
    expect(textOf(html)).toMatch(/With it \d+ would defend/);
  });

  test("who holds another is asked as well, and can only let it go on", () => {
    const html = drawn(declared(["peru"]), {}, 1);
    expect(textOf(html)).toContain(moves.reactNone);
    expect(formsIn(html).map((form) => posted(form).get("type"))).toEqual(["pass"]);
  });

  test("to the others both look alike", () => {
    const seen = (cards: readonly string[], viewer: Seat | null) =>
      drawn(declared(cards), {}, viewer) +
      renderToString(status.draw(contextOf(tableWith(declared(cards), viewer))));
    for (const viewer of [0, 2, null]) expect(seen(["china"], viewer)).toBe(seen(["peru"], viewer));
  });
});

describe("cards that are played one by one", () => {
  const events = diceless({ at: held(0, ["siam", "india"], 3), hands: { 0: ["siam", "peru"] }, turn: 1 });
  const html = renderToString(hand.draw(contextOf(tableWith(events, 0))));

  test("that of an own territory can be played at any moment, with its armies; another cannot", () => {
    expect(commandsOf(html, "play-card")).toEqual([{ type: "play-card", card: "siam" }]);
    const single = bookOf("sin-dados").cards?.single ?? {};
    const siam = bookOf("sin-dados").board.territories.find(({ id }) => id === "siam");
    expect(textOf(html)).toContain(moves.playCard("Siam", single[siam?.symbol ?? ""]));
  });

  test("each has its standing order, at first to save its territory", () => {
    expect(commandsOf(html, "standing")).toEqual(
      ["siam", "peru"].map((card) => ({ type: "standing", card, answer: "if-it-saves" })),
    );
  });

  test("nobody else sees them", () => {
    for (const viewer of [1, null])
      expect(formsIn(renderToString(hand.draw(contextOf(tableWith(events, viewer)))))).toEqual([]);
  });
});
