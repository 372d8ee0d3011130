import { describe, expect, test } from "vitest";
import { colours, resolveOptions, rulesets, type Seat, start } from "../../worker/game/index";
import { scripted, shuffleTo } from "../support/dice";
import { bookOf, next, place, surrender, territoriesOf } from "../support/game";
import { given, type Situation } from "../support/specification";

type Classic = "riesgo" | "verdensherre";
const everywhere = territoriesOf("riesgo");
const pile = [...everywhere, "wild-1", "wild-2"];
const claim = (territory: string) => ({ type: "claim", territory }) as const;

/** This seat begins; nothing is drawn but that and the order of the cards. */
function begun(ruleset: Classic, seats: number, first: Seat, options = {}): Situation {
  const chance = scripted([seats, first], ...shuffleTo(pile, pile));
  const events = start(bookOf(ruleset, options), colours.slice(0, seats), chance);
  expect(chance.left(), "draws that nobody asked for").toBe(0);
  return given(events);
}

/** Everybody claims the first free territory in board order. */
function claimed(start: Situation): Situation {
  let now = start;
  while (now.state.phase === "claim") {
    const free = now.state.owner.indexOf(-1);
    now = now.when(now.state.turn, claim(everywhere[free]));
  }
  return now;
}

/** Everybody places what a step gives on the first own territory; answers who placed how many in turn. */
function placed(start: Situation): { readonly steps: number[][]; readonly after: Situation } {
  const steps: number[][] = [];
  let now = start;
  while (now.state.phase === "deploy") {
    const { turn, left, owner } = now.state;
    steps.push([turn, left.free]);
    now = now.when(turn, place({ [everywhere[owner.indexOf(turn)]]: left.free }));
  }
  return { steps, after: now };
}

const classics = ["riesgo", "verdensherre"] as const;
const stocks = { 2: 40, 3: 35, 4: 30, 5: 25, 6: 20 } as const;
const sizes = [
  ["riesgo", 2],
  ["riesgo", 3],
  ["riesgo", 4],
  ["riesgo", 5],
  ["riesgo", 6],
  ["verdensherre", 3],
  ["verdensherre", 4],
  ["verdensherre", 5],
  ["verdensherre", 6],
] as const;

describe("the classics: claiming", () => {
  test("002-R01 004-R06 two to six by seed 002, «for tre spillere … til seks spillere» by seed 004", () => {
    expect(rulesets.riesgo.seats).toEqual([2, 6]);
    expect(rulesets.verdensherre.seats).toEqual([3, 6]);
  });

  test.each(classics)(
    "004-02 004-03 002-R02 «hævder en tom territorium ved at placere en start enhed»: %s",
    (ruleset) => {
      const start = begun(ruleset, 3, 1);
      expect(start.view(null)).toMatchObject({ phase: "claim", turn: 1, awaits: [1] });
      expect(start.state.owner.every((owner) => owner === -1)).toBe(true);
      expect(start.choices(1).filter(({ command }) => command.type === "claim")).toHaveLength(42);
      const one = start.when(1, claim("siam"));
      one.tells({ type: "territory-claimed", seat: 1, territory: "siam" }, { type: "claim-began", seat: 2 });
      expect([one.owner("siam"), one.armies("siam")]).toEqual([1, 1]);
      one.when(2, claim("siam")).refuses({ code: "already-taken", what: "territory", territory: "siam" });
      one.when(1, claim("peru")).refuses({ code: "not-your-turn", turn: 2 });
      one.when(2, claim("atlantis")).refuses({ code: "no-such-territory", territory: "atlantis" });
      one.when(2, place({ siam: 1 })).refuses({
        code: "wrong-phase",
        phase: "claim",
        expected: ["deploy", "reinforce"],
      });
      one.when(2, next).refuses({
        code: "wrong-phase",
        phase: "claim",
        expected: ["reinforce", "attack", "regroup"],
      });
    },
  );

  test.each(classics)("004-02 004-04 «personen til venstre … Fortsæt til venstre»: %s", (ruleset) => {
    for (const first of [0, 1, 2, 3]) {
      const now = claimed(begun(ruleset, 4, first));
      expect(now.state.owner).toEqual(everywhere.map((_, t) => (first + t) % 4));
    }
  });

  test.each(classics)(
    "002-R18 004-R12 who gives up while claiming claims the first free one: %s",
    (ruleset) => {
      const one = begun(ruleset, 4, 0).when(0, claim("alaska"));
      const gone = one.when(1, surrender);
      gone.tells(
        { type: "territory-claimed", seat: 1, territory: "northwest-territory" },
        { type: "seat-surrendered", seat: 1, cards: [] },
        { type: "claim-began", seat: 2 },
      );
      const out = gone.when(3, surrender);
      out.tells({ type: "seat-surrendered", seat: 3, cards: [] });
      const after = placed(claimed(out)).after;
      expect(after.state.seats.map(({ territories }) => territories)).toEqual([21, 1, 20, 0]);
      expect(after.view(null).seats.map(({ armies }) => armies)).toEqual([30, 1, 30, 0]);
    },
  );

  test.each(classics)(
    "002-R18 004-R12 two left of six claim more than their armies, and begin: %s",
    (ruleset) => {
      let now = begun(ruleset, 6, 0);
      for (const seat of [1, 2, 3, 4]) now = now.when(seat, surrender);
      const { steps, after } = placed(claimed(now));
      expect(steps).toEqual([]);
      expect(after.state).toMatchObject({ round: 1, phase: "reinforce", turn: 0 });
      expect(after.view(null).seats[0].armies).toBe(21);
    },
  );
});

describe("the classics: placing the rest", () => {
  test.each(sizes)(
    "004-01 004-05 004-06 002-R02 RUL-07 one by one in turn until all are placed: %s, %i seats",
    (ruleset, seats) => {
      const first = 1;
      const { steps, after } = placed(claimed(begun(ruleset, seats, first)));
      expect(new Set(steps.map(([, armies]) => armies))).toEqual(new Set([1]));
      const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
      expect(steps.slice(0, seats).map(([seat]) => seat)).toEqual(order);
      expect(after.view(null).seats.map(({ armies }) => armies)).toEqual(Array(seats).fill(stocks[seats]));
      after.tellsAlso(
        { type: "round-began", round: 1, first },
        { type: "turn-began", seat: first, round: 1, pass: 0, phase: "reinforce" },
      );
    },
  );

  test("002-R02 004-R05 whoever claimed one fewer places one more, alone in the last lap", () => {
    const { steps } = placed(claimed(begun("riesgo", 4, 0)));
    // 11, 11, 10, 10 claimed: 19, 19, 20, 20 to place.
    expect(steps.slice(-4)).toEqual([
      [2, 1],
      [3, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  test.each(classics)("004-05 «Ingen grænse findes»: no cap on a territory, own ones only: %s", (ruleset) => {
    const now = claimed(begun(ruleset, 3, 0));
    now.when(0, place({ alaska: 2 })).refuses({ code: "too-many-armies", armies: 2, most: 1 });
    now
      .when(0, place({ "northwest-territory": 1 }))
      .refuses({ code: "not-yours", territory: "northwest-territory" });
    expect(placed(now).after.armies("alaska")).toBe(1 + 35 - 14);
  });

  test.each(sizes)(
    "002-R03 004-R05 with the option setup-placing=all-at-once, each in turn: %s, %i seats",
    (ruleset, seats) => {
      const { steps, after } = placed(claimed(begun(ruleset, seats, 0, { "setup-placing": "all-at-once" })));
      const own = Array.from({ length: seats }, (_, seat) => Math.ceil((42 - seat) / seats));
      expect(steps).toEqual(own.map((count, seat) => [seat, stocks[seats] - count]));
      expect(after.view(null).seats.map(({ armies }) => armies)).toEqual(Array(seats).fill(stocks[seats]));
    },
  );

  test("002-R03 004-R05 all at once may be placed in parts", () => {
    const now = claimed(begun("riesgo", 2, 0, { "setup-placing": "all-at-once" }));
    const part = now.when(0, place({ alaska: 9 }));
    expect(part.view(0).you?.left.free).toBe(10);
    part.when(0, place({ alaska: 10 })).tellsAlso({ type: "deploy-began", seat: 1, step: 1, armies: 19 });
  });

  test.each(classics)(
    "002-R03 004-R05 one by one by default, all at once at a pace of days: %s",
    (ruleset) => {
      const at = (paceOfDays: boolean) =>
        resolveOptions(rulesets[ruleset], {}, { seats: 4, bots: 0, paceOfDays }).options["setup-placing"];
      expect([at(false), at(true)]).toEqual(["one-by-one", "all-at-once"]);
    },
  );

  test("002-R19 two play 21 territories each without a neutral army", () => {
    const now = claimed(begun("riesgo", 2, 1));
    expect(now.state.seats.map(({ territories }) => territories)).toEqual([21, 21]);
  });
});
