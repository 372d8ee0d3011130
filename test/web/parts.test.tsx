import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { sfc32 } from "../../scripts/prng";
import { messages } from "../../web/i18n/index";
import { Rules } from "../../web/pages/rules";
import { pairs } from "../../web/parts/dice";
import { hand } from "../../web/parts/hand";
import { parts } from "../../web/parts/index";
import { log } from "../../web/parts/log";
import { news } from "../../web/parts/news";
import { objective } from "../../web/parts/objective";
import { position as positionTable } from "../../web/parts/position";
import { refusal } from "../../web/parts/refusal";
import { seats } from "../../web/parts/seats";
import { since } from "../../web/parts/since";
import { status } from "../../web/parts/status";
import { surrender } from "../../web/parts/surrender";
import { SymbolPicture } from "../../web/parts/symbol";
import type { LogEntry, TableView } from "../../web/tableView";
import {
  type PublicEvent,
  type Ruleset,
  resolveOptions,
  rulesets,
  type Seat,
  start,
} from "../../worker/game/index";
import { contextOf, tableWith } from "../support/context";
import { formsIn, linksIn, posted, textOf } from "../support/forms";
import { bookOf, granted, held, inside, position } from "../support/game";
import { emptyTable, lobbyOf } from "../support/tables";

const { play } = messages.en;
const events = position({
  at: { ...held(0, ["peru", "chile"], 4), ...held(0, inside("oceania")) },
  objectives: { 0: { id: "o7", target: null }, 1: { id: "d2", target: 0 } },
  hands: { 0: ["peru", "mexico"], 1: ["java"] },
});

test("every part is on the page in the lobby and in the game, under its own id", () => {
  const ids = parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const view of [emptyTable, lobbyOf(0), tableWith(events, 0), tableWith(events, null)])
    for (const part of parts)
      expect(renderToString(part.draw(contextOf(view)))).toMatch(new RegExp(`^<\\w+ id="${part.id}"`));
});

test("who has claimed nothing yet is not told to be eliminated", () => {
  const claiming = start(bookOf("riesgo"), ["red", "blue", "yellow"], sfc32(1));
  expect(textOf(renderToString(seats.draw(contextOf(tableWith(claiming, 0)))))).not.toContain(
    play.eliminated,
  );
});

test("no part has a style of its own or a script", () => {
  for (const part of parts)
    expect(renderToString(part.draw(contextOf(tableWith(events, 0))))).not.toMatch(/ style=|<script| on\w+=/);
});

describe("what is secret", () => {
  const drawnFor = (viewer: Seat | null) =>
    parts.map((part) => renderToString(part.draw(contextOf(tableWith(events, viewer))))).join("");

  test("a seat reads its own objective and how far it is", () => {
    const text = textOf(renderToString(objective.draw(contextOf(tableWith(events, 0)))));
    expect(text).toContain(messages.en.objectives.o7);
    expect(text).toContain("Oceania: 4 of 4");
    expect(text).toContain("6 of 30 territories");
  });

  test("more than a part asks for is no more than met", () => {
    const at = { ...held(0, inside("europe")) };
    const rich = position({ at, objectives: { 0: { id: "o7", target: null } } });
    const html = renderToString(objective.draw(contextOf(tableWith(rich, 0))));
    const bars = [...html.matchAll(/max="(\d+)" value="(\d+)"/g)].map(([, max, value]) => [+max, +value]);
    expect(bars.every(([max, value]) => value <= max)).toBe(true);
    expect([...textOf(html).matchAll(/(\d+) of (\d+)/g)].filter(([, have, need]) => +have > +need)).toEqual(
      [],
    );
  });

  test("nobody else reads it", () => {
    for (const viewer of [1, 2, null]) expect(drawnFor(viewer)).not.toContain(messages.en.objectives.o7);
  });

  test("a hand is shown to its seat alone", () => {
    expect(textOf(renderToString(hand.draw(contextOf(tableWith(events, 0)))))).toContain("Mexico, cannon");
    for (const viewer of [1, null]) expect(drawnFor(viewer)).not.toContain("Mexico, cannon");
    expect(drawnFor(null)).not.toContain("Java, cannon");
  });
});

test("every symbol of every board has its picture", () => {
  for (const { board } of Object.values<Ruleset>(rulesets))
    for (const symbol of [...board.territories.map((one) => one.symbol), board.wildSymbol])
      expect(renderToString(<SymbolPicture symbol={symbol} />)).toContain("<path");
});

test("a card of an own territory says that it will pay", () => {
  expect(textOf(renderToString(hand.draw(contextOf(tableWith(events, 0)))))).toContain(
    `Peru, galleon ${play.unpaidOwn}`,
  );
});

test("the seats' table has a row a seat with its numbers", () => {
  const rows = (seats.pieces?.(contextOf(tableWith(events, 0))) ?? []).map((row) =>
    textOf(renderToString(row)),
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toBe("Ana red (you) 6 12 2 on turn, not looking");
});

test("the board stands as a table too: every territory with its seat and armies", () => {
  const rows = (positionTable.pieces?.(contextOf(tableWith(events, null))) ?? []).map((row) =>
    textOf(renderToString(row)),
  );
  expect(rows).toHaveLength(50);
  expect(rows).toContain("Peru South America Ana 4 Argentina, Brazil, Chile, Colombia");
});

describe("dice", () => {
  const lost = (dice: Parameters<typeof pairs>[0]) => {
    const { attack, defence } = pairs(dice);
    return [attack, defence].map((side) => side.filter((face) => face.lost).length);
  };

  test.each([
    [
      [6, 4, 2],
      [6, 3],
      [1, 1],
    ],
    [
      [4, 2, 2],
      [3, 2, 1],
      [1, 2],
    ],
    [
      [2, 6, 3],
      [5, 3],
      [1, 1],
    ],
    [[5], [1, 4, 6], [1, 0]],
    [[6, 1, 1], [5], [0, 1]],
  ])("%j against %j costs %j", (attackDice, defenceDice, losses) => {
    expect(lost({ attackDice, defenceDice })).toEqual(losses);
  });

  test("a die with nothing against it neither wins nor loses", () => {
    expect(pairs({ attackDice: [6, 4, 2], defenceDice: [6, 3] }).attack.map((face) => face.lost)).toEqual([
      true,
      false,
      null,
    ]);
  });
});

const entry = (version: number, seat: Seat, ...told: PublicEvent[]): LogEntry => ({
  key: `${version}`,
  n: version,
  version,
  at: 0,
  seat,
  events: told,
});
const conquest = (by: Seat, of: Seat, territory: string): PublicEvent => ({
  type: "territory-conquered",
  territory,
  from: "chile",
  by,
  of,
  armies: 1,
  most: 3,
});

describe("the log", () => {
  const view = {
    ...tableWith(events, 0),
    log: [entry(4, 1, { type: "turn-ended", seat: 1 }), entry(5, 0, conquest(0, 1, "brazil"))],
  };

  test("is newest first, an entry an order", () => {
    const html = renderToString(log.draw(contextOf(view)));
    expect([...html.matchAll(/<li id="(o\d+)"/g)].map(([, id]) => id)).toEqual(["o5", "o4"]);
  });

  test("a push adds what is new and nothing else", () => {
    const news = log.push?.(contextOf({ ...view, log: view.log.slice(0, 1) }), contextOf(view));
    const html = news ? renderToString(news) : "";
    expect(html).toContain('id="o5"');
    expect(html).not.toContain('id="o4"');
    expect(log.push?.(contextOf(view), contextOf(view))).toBeNull();
  });
});

describe("the status", () => {
  const statusOf = (...given: Parameters<typeof tableWith>) =>
    textOf(renderToString(status.draw(contextOf(tableWith(...given)))));

  test("says whose turn it is and what is awaited", () => {
    expect(statusOf(events, 0)).toBe("Round 1 Your turn: attacking.");
    expect(statusOf(events, 1)).toBe("Round 1 Ana's turn: attacking.");
    expect(statusOf(events, null)).toBe("Round 1 Ana's turn: attacking.");
  });

  test("has beside it what just happened, and both are read aloud", () => {
    const view = { ...tableWith(events, 1), log: [entry(5, 0, conquest(0, 1, "brazil"))] };
    expect(renderToString(status.draw(contextOf(view)))).toContain('aria-live="polite"');
    const html = renderToString(news.draw(contextOf(view)));
    expect(html).toContain('aria-live="polite"');
    expect(textOf(html)).toContain("Ana conquers Brazil");
  });

  test("only a seat that is awaited is told that it is its turn", () => {
    const yours = (view: TableView) => renderToString(status.draw(contextOf(view))).includes('class="yours"');
    const seen = [0, 1, null].map((viewer) => yours(tableWith(events, viewer)));
    expect([...seen, yours(emptyTable)]).toEqual([true, false, false, false]);
  });
});

describe("since the own last turn", () => {
  const reinforcing = [...position({ phase: "reinforce", at: held(0, ["chile"]) }), granted(0, 3)];
  const sinceOf = (entries: readonly LogEntry[]) =>
    textOf(renderToString(since.draw(contextOf({ ...tableWith(reinforcing, 0), log: entries }))));

  test("lost territories are named once, and older ones are not", () => {
    const text = sinceOf([
      entry(3, 1, conquest(1, 0, "java")),
      entry(4, 0, { type: "turn-ended", seat: 0 }),
      entry(5, 1, conquest(1, 0, "brazil")),
      entry(6, 2, conquest(2, 1, "peru")),
    ]);
    expect(text).toBe(`${play.sinceTitle} You lost Brazil.`);
  });

  test("nothing lost and nothing told shows nothing", () => {
    expect(sinceOf([entry(4, 0, { type: "turn-ended", seat: 0 })])).toBe("");
  });
});

describe("a refusal", () => {
  const context = contextOf(tableWith(events, 0));

  test("says why, and every link of it leads to a rule that is printed", () => {
    const rules = renderToString(<Rules language="en" t={messages.en} ruleset={rulesets["comunidad-teg"]} />);
    const refused = {
      ...context,
      refusal: { code: "too-few-armies", territory: "peru", armies: 1, least: 2 },
    } as const;
    const html = renderToString(refusal.draw(refused));
    expect(textOf(html)).toContain("It takes at least 2 armies in Peru; there are 1.");
    const [, clause] = linksIn(html)[0].split("#");
    expect(rules).toContain(`id="${clause}"`);
  });

  test.each(Object.values<Ruleset>(rulesets))(
    "in $id leads to the rule that the table plays by",
    (ruleset) => {
      const rules = renderToString(<Rules language="en" t={messages.en} ruleset={ruleset} />);
      const { options } = resolveOptions(ruleset, {}, { seats: ruleset.seats[1], bots: 0 });
      const table = { ...lobbyOf(0), ruleset: ruleset.id, options };
      const refused = [
        { code: "not-your-turn", turn: 1 },
        { code: "not-adjacent", from: "peru", to: "japan" },
        { code: "already-moved", territory: "peru", armies: 2, most: 1 },
        { code: "out-of-play", seat: 1 },
      ] as const;
      for (const one of refused) {
        const [link] = linksIn(renderToString(refusal.draw({ ...contextOf(table), refusal: one })));
        expect(link, one.code).toContain(`/rules/${ruleset.id}`);
        expect(rules).toContain(`id="${link.split("#")[1]}"`);
      }
    },
  );

  test("none is an empty place for one", () => {
    expect(renderToString(refusal.draw(context))).toBe('<div id="refusal" role="alert"></div>');
  });
});

test("surrender takes two steps, and the second tells what it does", () => {
  const first = renderToString(surrender.draw(contextOf(tableWith(events, 1))));
  expect(formsIn(first)).toEqual([]);
  expect(linksIn(first)).toEqual(["?open=surrender#surrender"]);
  const second = renderToString(surrender.draw(contextOf(tableWith(events, 1), { open: "surrender" })));
  expect(posted(formsIn(second)[0]).get("type")).toBe("surrender");
  expect(textOf(second)).toContain(play.surrenderEffect);
});
