import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Selection } from "../../web/context";
import { messages } from "../../web/i18n/index";
import { pacts } from "../../web/parts/pacts";
import { panel } from "../../web/parts/panel";
import type { TableView } from "../../web/tableView";
import type { GameEvent, PactScope, Seat } from "../../worker/game/index";
import { contextOf, tableWith } from "../support/context";
import { commandIn, formsIn, linksIn, posted, textOf } from "../support/forms";
import { held, position } from "../support/game";

const { play } = messages.en;
const start = position({ at: held(0, ["peru", "chile"], 4) });
const offer = (by: Seat, other: Seat, scope: PactScope = "world", pact = 1): GameEvent => ({
  type: "pact-offered",
  pact,
  by,
  with: other,
  scope,
  rounds: 3,
});
const accepted: GameEvent = { type: "pact-accepted", pact: 1, untilRound: 4 };

const drawn = (view: TableView, selection: Selection = {}) =>
  renderToString(pacts.draw(contextOf(view, selection)));
const typesIn = (html: string) => formsIn(html).map((form) => posted(form).get("type"));

test("an offer shows its terms to everybody, and its answers to its addressee alone", () => {
  const events = [...start, offer(1, 0)];
  for (const viewer of [0, 1, 2, null])
    expect(textOf(drawn(tableWith(events, viewer)))).toContain("the whole map, for 3 rounds");
  expect(typesIn(drawn(tableWith(events, 0)))).toEqual(["pact-accept", "pact-decline"]);
  expect(typesIn(drawn(tableWith(events, 1)))).toEqual(["pact-withdraw"]);
  expect(typesIn(drawn(tableWith(events, 2)))).toEqual([]);
  expect(typesIn(drawn(tableWith(events, null)))).toEqual([]);
});

test("an offer to answer unfolds the pacts", () => {
  expect(drawn(tableWith([...start, offer(1, 0)], 0))).toMatch(/^<details[^>]* open/);
  expect(drawn(tableWith(start, 0))).not.toMatch(/^<details[^>]* open/);
});

describe("breaking", () => {
  const events = [...start, offer(1, 0), accepted];

  test("the first step is a link, and no form breaks the pact", () => {
    const html = drawn(tableWith(events, 0));
    expect(typesIn(html)).toEqual([]);
    expect(linksIn(html)).toContain("?open=break-1#pacts");
  });

  test("the second step tells what it means beside the button", () => {
    const html = drawn(tableWith(events, 0), { open: "break-1" });
    expect(typesIn(html)).toEqual(["pact-break"]);
    expect(textOf(html)).toContain(play.breakNotice);
    expect(linksIn(html)).toContain("?open=pacts#pacts");
  });

  test("where a broken pact ends at once, the second step says that instead", () => {
    const view = tableWith(events, 0);
    const atOnce = { ...view, options: { ...view.options, "pact-notice": "at-once" } };
    expect(textOf(drawn(atOnce, { open: "break-1" }))).toContain(play.breakNow);
  });
});

test("the list keeps a broken pact, with who broke it and when", () => {
  const broken: GameEvent = { type: "pact-broken", pact: 1, by: 0, atOnce: false };
  const text = textOf(drawn(tableWith([...start, offer(1, 0), accepted, broken], 2)));
  expect(text).toContain("broken by Ana in round 1");
  expect(text).toContain(messages.en.pactStatus.notice);
});

test("a broken pact that still binds stays among those that bind, without a way to break it twice", () => {
  const broken: GameEvent = { type: "pact-broken", pact: 1, by: 1, atOnce: false };
  const html = drawn(tableWith([...start, offer(1, 0), accepted, broken], 0));
  const binding = html.slice(html.indexOf(play.inForce), html.indexOf("<table"));
  expect(textOf(binding)).toContain(`Beto: the whole map, for 3 rounds (${messages.en.pactStatus.notice})`);
  expect(linksIn(binding).filter((link) => link.includes("break"))).toEqual([]);
  const watched = drawn(tableWith([...start, offer(1, 0), accepted, broken], 2));
  expect(watched).not.toContain(play.inForce);
});

test("the title counts pacts in force and open offers apart", () => {
  const title = (events: readonly GameEvent[]) =>
    textOf(/<summary>.*?<\/summary>/.exec(drawn(tableWith(events, 0)))?.[0] ?? "");
  expect(title(start)).toBe("Pacts");
  expect(title([...start, offer(1, 0)])).toBe("Pacts (1 offer)");
  expect(title([...start, offer(1, 0), accepted])).toBe("Pacts (1 in force)");
  expect(title([...start, offer(1, 0), accepted, offer(2, 0, "world", 2)])).toBe(
    "Pacts (1 in force, 1 offer)",
  );
});

test("an offer can be answered in the panel too, by its addressee alone", () => {
  const events = [...start, offer(1, 0)];
  const answers = (viewer: Seat | null) =>
    typesIn(renderToString(panel.draw(contextOf(tableWith(events, viewer))))).filter((type) =>
      type?.startsWith("pact-"),
    );
  expect(answers(0)).toEqual(["pact-accept", "pact-decline"]);
  expect(answers(1)).toEqual([]);
  expect(answers(null)).toEqual([]);
});

test("a pact can be offered to each living seat, the whole map or one border of all there are", () => {
  const view = tableWith(start, 0);
  const choices = (view.game?.you?.choices ?? []).flatMap(({ command }) =>
    command.type === "pact-offer" ? [command] : [],
  );
  expect(linksIn(drawn(view))).toEqual(["?open=offer-1#pacts", "?open=offer-2#pacts"]);
  const html = drawn(view, { open: "offer-1" });
  const forms = formsIn(html).map((form) => posted(form));
  expect(forms).toHaveLength(1);
  expect([forms[0].get("with"), forms[0].get("rounds")]).toEqual(["1", ""]);
  const scopes = [...html.matchAll(/<option value="([^"]+)"/g)].map(
    ([, scope]) => commandIn(new URLSearchParams({ type: "pact-offer", scope })) as { scope?: unknown },
  );
  expect(scopes.length).toBeGreaterThan(1);
  expect(scopes.map(({ scope }) => scope)).toEqual(
    choices.filter((choice) => choice.with === 1).map(({ scope }) => scope),
  );
});
