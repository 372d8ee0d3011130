import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { panel } from "../../web/parts/panel";
import type { TableView } from "../../web/tableView";
import type { Choice, GameEvent } from "../../worker/game/index";
import { contextOf, tableWith } from "../support/context";
import { dice } from "../support/dice";
import { type DrawnForm, formsIn, linksIn, posted, textOf } from "../support/forms";
import { attack, granted, held, inside, position } from "../support/game";
import { bounds } from "../support/laws";
import { given } from "../support/specification";

const drawn = (view: TableView, selection: Selection = {}): string =>
  renderToString(panel.draw(contextOf(view, selection)));

const typeOf = (form: DrawnForm): string => posted(form).get("type") ?? "";
const formsOf = (html: string, type: string) => formsIn(html).filter((form) => typeOf(form) === type);
const choicesOf = (view: TableView, type: Choice["command"]["type"]): readonly Choice[] =>
  view.game?.you?.choices.filter(({ command }) => command.type === type) ?? [];

const peru = held(0, ["peru", "chile"], 4);
const reinforcing = position({ at: { ...peru, ...held(0, inside("oceania")) }, phase: "reinforce" });
const withArmies = [...reinforcing, granted(0, 6, { oceania: 2 })];
const attacking = position({ at: peru });
const regrouping = position({ at: peru, phase: "regroup" });

test("every form carries its own id and the version it was decided on", () => {
  const html = drawn(tableWith(withArmies), { at: "peru" });
  const ids = formsIn(html).map((form) => posted(form).get("id"));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^n1-[A-Za-z0-9_-]{1,61}$/);
  for (const form of formsIn(html)) {
    expect(posted(form).get("seen")).toBe("12");
    expect(form.action).toMatch(/^\/t\/viernes\/act\?/);
  }
});

describe("reinforcing", () => {
  test("what is left is told, free and by continent", () => {
    const text = textOf(drawn(tableWith(withArmies)));
    expect(text).toContain("6 armies anywhere");
    expect(text).toContain("2 only in Oceania");
  });

  test("each territory to place on can be chosen without the map", () => {
    const view = tableWith(withArmies);
    const links = linksIn(drawn(view));
    const places = choicesOf(view, "place").flatMap(({ command }) =>
      command.type === "place" ? Object.keys(command.armies) : [],
    );
    expect(places).toContain("peru");
    for (const id of places) expect(links).toContain(`?at=${id}`);
  });

  test("the chosen territory takes one, five, all or a number", () => {
    const [quick, some] = formsOf(drawn(tableWith(withArmies), { at: "peru" }), "place");
    expect(quick.buttons.map(({ name, value }) => [name, value])).toEqual([
      ["armies.peru", "1"],
      ["armies.peru", "5"],
      ["armies.peru", "6"],
    ]);
    expect(posted(some).get("armies.peru")).toBe("1");
    expect(quick.action).toContain("at=peru");
  });

  test("a territory of the continent that grants takes its armies too", () => {
    const [quick] = formsOf(drawn(tableWith(withArmies), { at: "australia" }), "place");
    expect(quick.buttons.at(-1)?.value).toBe("8");
  });

  test("several at once: a field for each own territory, none of them filled", () => {
    const view = tableWith(withArmies);
    const [many] = formsOf(drawn(view, { open: "many" }), "place");
    const fields = many.fields.filter(([name]) => name.startsWith("armies."));
    expect(fields).toHaveLength(choicesOf(view, "place").length);
    for (const [, value] of fields) expect(value).toBe("0");
  });

  test("with armies left there is no end, but what stands before it", () => {
    const html = drawn(tableWith(withArmies));
    expect(formsOf(html, "next")).toEqual([]);
    expect(textOf(html)).toContain("place the 8 you have left");
  });

  test("with nothing left the reinforcement can be ended", () => {
    expect(formsOf(drawn(tableWith(reinforcing)), "next")).toHaveLength(1);
  });

  test("every set of cards is one press, with its worth", () => {
    const events = position({
      at: peru,
      phase: "reinforce",
      hands: { 0: ["mexico", "california", "oregon", "peru"] },
    });
    const view = tableWith(events);
    const trades = formsOf(drawn(view), "trade");
    expect(trades).toHaveLength(choicesOf(view, "trade").length);
    expect(posted(trades[0]).getAll("cards")).toEqual(["mexico", "california", "oregon"]);
    expect(trades[0].buttons[0].text).toContain("4 armies");
  });

  test("the set to prefer spends no joker", () => {
    const events = position({
      at: peru,
      phase: "reinforce",
      hands: { 0: ["argentina", "mexico", "california", "oregon"] },
    });
    const [best] = formsOf(drawn(tableWith(events)), "trade");
    expect(posted(best).getAll("cards")).not.toContain("argentina");
  });
});

describe("attacking", () => {
  test("every source can be chosen without the map", () => {
    const view = tableWith(attacking);
    const links = linksIn(drawn(view));
    for (const { command } of choicesOf(view, "attack"))
      if (command.type === "attack") expect(links).toContain(`?from=${command.from}`);
  });

  test("from a source every target can be chosen, and where its armies can move", () => {
    const view = tableWith(attacking);
    const links = linksIn(drawn(view, { from: "peru" }));
    const targets = ["attack", "regroup"] as const;
    const reached = targets.flatMap((type) =>
      choicesOf(view, type).flatMap(({ command }) =>
        "to" in command && command.from === "peru" ? [command.to] : [],
      ),
    );
    expect(reached).toContain("chile");
    for (const to of reached) expect(links).toContain(`?from=peru&to=${to}`);
  });

  test("an attack goes on once, until the conquest, or down to a number", () => {
    const html = drawn(tableWith(attacking), { from: "peru", to: "brazil" });
    const [now, down] = formsOf(html, "attack");
    expect(now.buttons.map(({ value }) => value)).toEqual(["once", "conquest"]);
    expect(posted(now).get("from")).toBe("peru");
    expect(posted(now).get("to")).toBe("brazil");
    expect(posted(down).get("until")).toBe("3");
    expect(textOf(html)).toContain("You roll 3 dice against 1.");
  });

  test("after an attack the same selection stands, so the same button attacks again", () => {
    const [now] = formsOf(drawn(tableWith(attacking), { from: "peru", to: "brazil" }), "attack");
    expect(now.action).toContain("from=peru&to=brazil");
  });

  test("moving between own territories says that it ends the attacks", () => {
    const html = drawn(tableWith(attacking), { from: "peru", to: "chile" });
    expect(formsOf(html, "attack")).toEqual([]);
    expect(formsOf(html, "regroup")).toHaveLength(1);
    expect(textOf(html)).toContain(messages.en.play.regroupEndsAttacks);
  });

  test("the attacks can be ended", () => {
    expect(formsOf(drawn(tableWith(attacking)), "next")).toHaveLength(1);
  });
});

test("a conquest asks how many move in: a button for each number, the most first", () => {
  const won = given(attacking).when(0, attack("peru", "brazil"), dice(6, 6, 6, 1)).events;
  const html = drawn(tableWith([...attacking, ...won]));
  const [occupy] = formsOf(html, "occupy");
  expect(occupy.buttons.map(({ name, value }) => [name, value])).toEqual([
    ["armies", "3"],
    ["armies", "2"],
    ["armies", "1"],
  ]);
  expect(formsIn(html)).toHaveLength(1);
});

test("regrouping offers the bounds of its choice", () => {
  const view = tableWith(regrouping);
  const html = drawn(view, { from: "peru", to: "chile" });
  const [move] = formsOf(html, "regroup");
  const choice = choicesOf(view, "regroup").find(
    ({ command }) => command.type === "regroup" && command.from === "peru" && command.to === "chile",
  );
  expect(choice && bounds(choice)[1]).toEqual({
    type: "regroup",
    from: posted(move).get("from"),
    to: posted(move).get("to"),
    armies: Number(posted(move).get("armies")),
  });
  expect(formsOf(html, "next")[0].buttons[0].text).toBe(messages.en.play.endTurn);
});

describe("waiting", () => {
  test("who is not on turn reads who is waited for and can press nothing", () => {
    const html = drawn(tableWith(attacking, 1));
    expect(textOf(html)).toContain("Waiting for Ana.");
    expect(formsIn(html)).toEqual([]);
  });

  test("who watches is told so", () => {
    expect(textOf(drawn(tableWith(attacking, null)))).toContain(messages.en.play.watching);
  });
});

describe("the end", () => {
  const over: GameEvent[] = [
    ...position({ at: peru, objectives: { 0: { id: "o1", target: null } } }),
    {
      type: "game-over",
      winners: [0],
      why: "common",
      objectives: [
        { id: "o1", target: null },
        { id: "o3", target: null },
        { id: "d1", target: 1 },
      ],
    },
  ];

  test("tells who won, why, and everybody's objective", () => {
    const text = textOf(drawn(tableWith(over, null)));
    expect(text).toContain("Ana won: the common objective is met.");
    expect(text).toContain(messages.en.objectives.o1);
    expect(text).toContain(messages.en.objectives.world);
  });

  test("tells no objectives where all played for the world", () => {
    const won: GameEvent = { type: "game-over", winners: [0], why: "world", objectives: [] };
    const text = textOf(drawn(tableWith([...attacking, won], null)));
    expect(text).toContain("Ana won: the world is conquered.");
    expect(text).not.toContain(messages.en.play.allObjectives);
  });

  test("shows what the dice were made of, and where the whole game is", () => {
    const seed = "ab".repeat(32);
    const view = { ...tableWith(over, null), dice: { commitment: "cd".repeat(32), seed } };
    const html = drawn({ ...view, seats: view.seats.map((seat) => ({ ...seat, word: `luck${seat.seat}` })) });
    for (const shown of [seed, "cd".repeat(32), "luck0", "luck2"]) expect(textOf(html)).toContain(shown);
    expect(linksIn(html)).toContain("/t/viernes/log.json");
  });

  test("leads on to a table like this one", () => {
    expect(linksIn(drawn(tableWith(over, null)))[0]).toMatch(/^\/t\/viernes-2\?rules=comunidad-teg&seats=3&/);
  });
});

test("a name is text, whatever stands in it", () => {
  const view = tableWith(attacking, 1);
  const seats = view.seats.map((seat) => ({ ...seat, name: seat.seat === 0 ? "<b>$1&amp;\\" : seat.name }));
  const html = drawn({ ...view, seats });
  expect(html).not.toContain("<b>$1");
  expect(textOf(html)).toContain("<b>$1&amp;\\");
});
