import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { awaited, fold, type GameEvent } from "../../worker/game";
import { botOrder } from "../../worker/table/bots";
import { deadlineOf, nextDue } from "../../worker/table/clock";
import { holderOf, newSeed } from "../../worker/table/keys";
import type { Lobby } from "../../worker/table/lobby";
import { act, startGame } from "../../worker/table/play";
import { presetTable } from "../../worker/table/presets";
import { sit } from "../../worker/table/seats";
import { type Table, withRow } from "../../worker/table/table";

const holder = holderOf("somebody");

/** A started table: a person on seat 0, bots on the others. */
function started(seats: number, pace = "quick", more: Readonly<Record<string, string>> = {}): Table {
  const presets = presetTable({
    seats: String(seats),
    bots: String(seats - 1),
    "bot-pace": pace,
    victory: "world",
    ...more,
  });
  const lobby: Lobby = { slug: "mesa", seed: newSeed(), version: 0, owner: null, ...presets };
  const sat = sit(lobby, { holder, name: "", colour: null, word: "" });
  if (!sat.ok) throw new Error(sat.error.code);
  const start = startGame({ lobby: sat.value, rows: [], game: null }, holder, 1000);
  if (!start.ok) throw new Error(start.error.code);
  return start.value.after;
}

/** A started table on which the dice have given this kind of seat the first turn. */
function startedWith(first: "person" | "bot", seats = 3, pace = "quick"): { table: Table; seat: number } {
  for (;;) {
    const table = started(seats, pace);
    const seat = table.game?.state.turn ?? 0;
    if ((seat === 0) === (first === "person")) return { table, seat };
  }
}

let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, "warn").mockImplementation((line) => told.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => told.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe("a bot", () => {
  test("that orders what is not lawful does something lawful instead, and it is told", () => {
    const { table, seat } = startedWith("bot");
    const result = botOrder(table, seat, 2000, () => ({ type: "occupy", armies: 99 }));
    expect(result.ok && result.value.row).toMatchObject({ seat, command: { type: "place" } });
    expect(told.join()).toContain("bot-erred");
  });

  test("that throws does too", () => {
    const { table, seat } = startedWith("bot");
    const result = botOrder(table, seat, 2000, () => {
      throw new Error("lost");
    });
    expect(result.ok).toBe(true);
    expect(told.join()).toContain("lost");
  });

  test("never surrenders or makes offers for want of something better", () => {
    let { table, seat } = startedWith("bot");
    for (let i = 0; i < 200; i++) {
      const result = botOrder(table, seat, 2000, () => ({ type: "pact-break", pact: 77 }));
      if (!result.ok) throw new Error(result.error.code);
      table = result.value.after;
      seat = table.game?.state.turn ?? 0;
    }
    expect(new Set(table.rows.map(({ command }) => command.type))).toEqual(
      new Set(["start", "place", "next"]),
    );
  });

  test("asked out of its turn for an answer gives one, whatever else it wants", () => {
    const { table } = startedWith("person", 2);
    const offer = act(
      table,
      0,
      { command: { type: "pact-offer", with: 1, scope: "world" }, id: null, seen: null },
      1500,
    );
    if (!offer.ok) throw new Error(offer.error.code);
    const turned = offer.value.after;
    expect(nextDue(turned)).toMatchObject({ seat: 1 });
    const result = botOrder(turned, 1, 2000, () => ({ type: "surrender" }));
    expect(result.ok && result.value.row).toMatchObject({ seat: 1, command: { type: "pact-decline" } });
  });
});

describe("where all place at once", () => {
  test("the bots do, though a person has not; what one of them errs in is a placement all the same", () => {
    let table = started(4, "quick", { rules: "sin-dados" });
    for (let due = nextDue(table); due !== null; due = nextDue(table)) {
      expect(due).toMatchObject({ what: "bot", at: (table.rows.at(-1)?.at ?? 0) + 900 });
      const bot = due.what === "bot" ? due.seat : 0;
      const result = botOrder(table, bot, due.at, () => ({ type: "occupy", armies: 99 }));
      if (!result.ok) throw new Error(result.error.code);
      table = result.value.after;
    }
    expect(table.game && awaited(table.game.state)).toEqual([0]);
    expect(table.game?.state.seats.map(({ toSpread }) => toSpread)).toEqual([19, 0, 0, 0]);
  });
});

describe("a bot that is asked whether a card answers", () => {
  /** At this pace, an attack that the person has declared on the first bot, who holds this card. */
  function attacked(pace: string, card: (to: string) => string): Table {
    let table = started(3, pace, { rules: "sin-dados", reaction: "10" });
    if (!table.game) throw new Error("not started");
    const { territories, owner } = table.game.state;
    const to = territories[owner.indexOf(1)];
    const events: GameEvent[] = [
      { type: "spread-revealed", armies: {} },
      { type: "turn-began", seat: 0, round: 1, pass: 0, phase: "attack" },
      { type: "card-drawn", seat: 1, card: card(to) },
      { type: "attack-declared", seat: 1, from: { [territories[owner.indexOf(0)]]: 1 }, to, back: to },
    ];
    const row = {
      version: 9,
      n: 9,
      at: 5000,
      seat: 0,
      id: null,
      command: { type: "next" as const },
      events,
      rolls: [],
    };
    table = withRow(table, row, { ...table.game, state: fold(events, table.game.state) });
    return table;
  }

  test.each(["instant", "quick", "calm"])(
    "answers after the same time at the pace %s, whatever it holds",
    (pace) => {
      for (const card of [(to: string) => to, (to: string) => (to === "alaska" ? "brazil" : "alaska")]) {
        const table = attacked(pace, card);
        expect(nextDue(table)).toEqual({ at: 7000, what: "bot", seat: 1 });
        expect(deadlineOf(table)).toBe(15_000);
      }
    },
  );

  test("passes for want of something better, and plays no card", () => {
    const table = attacked("quick", (to) => to);
    const result = botOrder(table, 1, 7000, () => ({ type: "next" }));
    expect(result.ok && result.value.row).toMatchObject({ seat: 1, command: { type: "pass" } });
  });
});

describe("the clock", () => {
  test.each([
    ["instant", 0],
    ["quick", 900],
    ["calm", 2500],
  ])("lets %s bots order %i ms after what happened last", (pace, ms) => {
    const { table, seat } = startedWith("bot", 3, pace);
    expect(nextDue(table)).toEqual({ at: 1000 + ms, what: "bot", seat });
  });

  test("waits for people without end", () => {
    expect(nextDue(startedWith("person").table)).toBeNull();
  });

  test("has nothing to do in a lobby", () => {
    const { lobby } = started(2);
    expect(nextDue({ lobby, rows: [], game: null })).toBeNull();
  });
});
