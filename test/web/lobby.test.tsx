import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { messages } from "../../web/i18n/index";
import { parts } from "../../web/parts/index";
import type { TableView } from "../../web/tableView";
import { resolveOptions, rulesets } from "../../worker/game/index";
import { contextOf } from "../support/context";
import { type DrawnForm, formsIn, linksIn, posted, textOf } from "../support/forms";
import { emptyTable, lobbyOf } from "../support/tables";

const { table } = messages.en;
const drawn = (view: TableView, open?: string) =>
  parts.map((part) => renderToString(part.draw(contextOf(view, { open })))).join("");
const formsTo = (html: string, action: string): DrawnForm[] =>
  formsIn(html).filter((form) => form.action === `/t/viernes/${action}`);

test("who is the first to sit down brings along what the link asked for", () => {
  const seats = emptyTable.seats
    .slice(0, 4)
    .map((seat, i) => (i < 3 ? seat : { ...seat, kind: "bot" as const, level: "steady" }));
  const asked = { ...emptyTable, seats, public: true, options: { ...emptyTable.options, victory: "world" } };
  const [join] = formsTo(drawn(asked), "join");
  const fields = Object.fromEntries(posted(join));
  expect(fields).toMatchObject({
    rules: "comunidad-teg",
    seats: "4",
    bots: "steady",
    "bot-pace": "quick",
    public: "1",
    victory: "world",
    name: "",
    colour: "",
  });
  expect(fields).not.toHaveProperty("round-limit");
});

test("who sits down later brings nothing along, and is offered free colours alone", () => {
  const html = drawn(lobbyOf(null));
  const [join] = formsTo(html, "join");
  expect(posted(join).has("rules")).toBe(false);
  expect(html).not.toContain('value="red"');
  expect(html).toContain('value="green"');
});

test("a full table can be watched, and says so", () => {
  const seats = lobbyOf(null).seats.map((seat) => ({
    ...seat,
    kind: "person" as const,
    name: `P${seat.seat}`,
  }));
  const html = drawn({ ...lobbyOf(null), seats });
  expect(formsTo(html, "join")).toEqual([]);
  expect(textOf(html)).toContain(table.full);
});

test("only its owner can change the seats, the options and the start", () => {
  for (const viewer of [1, null])
    for (const action of ["seats", "options", "start"])
      expect(formsTo(drawn(lobbyOf(viewer), "options"), action), `${action} for ${viewer}`).toEqual([]);
  const html = drawn(lobbyOf(0), "options");
  expect(formsTo(html, "start")).toHaveLength(1);
  const seats = formsTo(html, "seats").map((form) => {
    const fields = posted(form);
    return `${fields.get("kind")} ${fields.get("seat")} ${fields.get("level") ?? ""}`.trim();
  });
  expect(seats).toEqual([
    "open 1",
    ...[2, 3, 4, 5].flatMap((seat) => [`bot ${seat} steady`, `close ${seat}`]),
  ]);
});

test("the owner's form shows every option at its value", () => {
  const view = { ...lobbyOf(0), options: { ...lobbyOf(0).options, "round-limit": "60", victory: "world" } };
  const form = formsTo(drawn(view, "options"), "options").map((one) => Object.fromEntries(posted(one)));
  expect(form.at(-1)).toMatchObject({ ...view.options, "bot-pace": "quick", public: "0" });
});

test("everybody reads every option with its value, and what was changed", () => {
  const view = { ...lobbyOf(null), options: { ...lobbyOf(null).options, "exchange-counter": "player" } };
  const text = textOf(drawn(view));
  expect(text).toContain(`${messages.en.options["exchange-counter"].values.player} (${table.changed})`);
  expect(text).toContain(`${messages.en.options.victory.values["secret-and-30"]} (${table.isDefault})`);
});

test("the owner can change the ruleset; before anybody sits it is a link for each", () => {
  const [form] = formsTo(drawn(lobbyOf(0)), "options").filter((one) => posted(one).has("rules"));
  expect(posted(form).get("rules")).toBe("comunidad-teg");
  for (const viewer of [1, null]) expect(formsTo(drawn(lobbyOf(viewer)), "options")).toEqual([]);
  for (const id of Object.keys(rulesets))
    expect(linksIn(drawn(emptyTable))).toContain(`/t/viernes?rules=${id}`);
});

test("the lobby of another ruleset has its board, its options and its fewest seats", () => {
  const { options } = resolveOptions(rulesets["sin-dados"], {}, { seats: 6, bots: 0 });
  const html = drawn({ ...lobbyOf(0), ruleset: "sin-dados", options }, "options");
  expect(textOf(html)).toContain(table.startMissing(3, 2));
  const names = formsTo(html, "options").flatMap((form) => form.fields.map(([name]) => name));
  expect(names).toContain("reaction");
  expect(names).not.toContain("victory");
});

test("a default that depends on the table counts as the default", () => {
  const ruleset = "tenes-empanadas";
  const seats = lobbyOf(0).seats.slice(0, 2);
  const { options } = resolveOptions(rulesets[ruleset], {}, { seats: 2, bots: 1 });
  expect(options.victory).toBe("world");
  const view = { ...lobbyOf(0), ruleset, seats, options };
  expect(textOf(drawn(view))).toContain(`${messages.en.options.victory.values.world} (${table.isDefault})`);
});

test("one seat is too few to start, and the page says how many it takes", () => {
  const seats = lobbyOf(0).seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: "open" as const } : seat));
  expect(textOf(drawn({ ...lobbyOf(0), seats }))).toContain(table.startMissing(2, 1));
});

test("with two seats the world is recommended, and one press chooses it", () => {
  const html = drawn(lobbyOf(0));
  expect(textOf(html)).toContain(table.worldForTwo);
  expect(posted(formsTo(html, "options")[0]).get("victory")).toBe("world");
  // What is advised is what stands out.
  const mains = [...html.matchAll(/<button[^>]*class="main"[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(mains).toContain(table.worldForTwoButton);
  expect(mains).not.toContain(table.start);
  const three = lobbyOf(0).seats.map((seat) => (seat.seat === 2 ? { ...seat, kind: "bot" as const } : seat));
  expect(textOf(drawn({ ...lobbyOf(0), seats: three }))).not.toContain(table.worldForTwo);
});

test("the commitment to the dice is there for all to read, with where to read how they are made", () => {
  const html = drawn(lobbyOf(null));
  expect(textOf(html)).toContain("5e".repeat(32));
  expect(linksIn(html)).toContain("/dice?table=viernes");
});

test("a seated person can give a lucky word, a watcher cannot", () => {
  expect(formsTo(drawn(lobbyOf(0)), "word")).toHaveLength(1);
  expect(formsTo(drawn(lobbyOf(null)), "word")).toEqual([]);
});

test("a preset that could not be used is named", () => {
  const view = { ...emptyTable, badPresets: [{ name: "seats", value: "<9>" }] };
  expect(textOf(drawn(view))).toContain("“seats=<9>”");
});
