import { describe, expect, test } from "vitest";
import {
  type EventType,
  type GameEvent,
  type Objective,
  type Rulebook,
  type Ruleset,
  rulesets,
  type Seat,
  type State,
  shownTo,
  type View,
  viewOf,
} from "../../worker/game/index";
import { runs } from "../support/runs";
import { anyBook, type Step, viewers, walk } from "../support/walk";

const canary = "canary";
const strange: Objective = { id: canary, target: 0 };
const birds = (cards: readonly unknown[]): string[] => cards.map((_, i) => `${canary}-${i}`);

/** The same state with a canary in everything that this viewer may not know. */
function canaried(state: State, viewer: Seat | null): State {
  return {
    ...state,
    pile: birds(state.pile),
    used: birds(state.used),
    seats: state.seats.map((seat, index) =>
      index === viewer
        ? seat
        : {
            ...seat,
            hand: birds(seat.hand).map((card) => ({ card, paid: true })),
            // That a seat has still to place is public, for it is waited for.
            toSpread: seat.toSpread > 0 ? 97 : 0,
            spread: { [canary]: 97 },
            standing: { defend: "ask", cards: { [canary]: "ask" } },
            objective: state.winners ? seat.objective : strange,
          },
    ),
  };
}

/** The same event with a canary in everything that this viewer may not know; no default arm here either. */
function canariedEvent(event: GameEvent, viewer: Seat | null): GameEvent {
  switch (event.type) {
    case "game-started": {
      const objectives = event.objectives.map((each, seat) => (seat === viewer ? each : strange));
      return { ...event, objectives, pile: birds(event.pile) };
    }
    case "card-drawn":
      return event.seat === viewer ? event : { ...event, card: canary };
    case "pile-refilled":
      return { ...event, pile: birds(event.pile) };
    case "cards-inherited":
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: birds(event.cards) };
    case "seat-surrendered":
      return { ...event, cards: event.seat === viewer ? event.cards : birds(event.cards) };
    case "objective-changed":
      return event.seat === viewer ? event : { ...event, objective: strange };
    case "armies-spread":
      return event.seat === viewer ? event : { ...event, armies: { [canary]: 97 } };
    case "defence-ordered":
      return event.seat === viewer ? event : { ...event, defend: event.defend === "ask" ? "as-odds" : "ask" };
    case "card-ordered":
      return event.seat === viewer ? event : { ...event, card: canary };
    case "claim-began":
    case "territory-claimed":
    case "spread-began":
    case "spread-revealed":
    case "round-began":
    case "armies-added":
    case "trade-forced":
    case "defence-asked":
    case "attack-declared":
    case "reaction-passed":
    case "forces-met":
    case "card-played":
    case "deploy-began":
    case "turn-began":
    case "phase-began":
    case "armies-granted":
    case "armies-placed":
    case "cards-traded":
    case "battle-fought":
    case "territory-conquered":
    case "territory-occupied":
    case "armies-regrouped":
    case "card-missed":
    case "card-paid":
    case "turn-ended":
    case "seat-eliminated":
    case "pact-offered":
    case "pact-withdrawn":
    case "pact-accepted":
    case "pact-declined":
    case "pact-broken":
    case "pact-ended":
    case "game-over":
      return event;
  }
}

/** All that a view says, what is only found when it is asked for too. */
const all = (view: View): string => JSON.stringify([view, view.you?.choices, view.you?.progress]);

/** What leaks in this step, in words. */
function leaks(book: Rulebook, { events, after }: Step): string[] {
  return viewers(after).flatMap((viewer) => {
    const seen = all(viewOf(book, after, viewer));
    const blind = all(viewOf(book, canaried(after, viewer), viewer));
    const told = events.filter(
      (event) =>
        JSON.stringify(shownTo(event, viewer)) !==
        JSON.stringify(shownTo(canariedEvent(event, viewer), viewer)),
    );
    return [
      ...(seen === blind && !blind.includes(canary) ? [] : [`seat ${viewer} sees more than it may`]),
      ...told.map(({ type }) => `seat ${viewer} is told more than it may by ${type}`),
    ];
  });
}

/** In which seeds each kind of event happens. */
const kinds: Readonly<Record<EventType, string>> = {
  "game-started": "000 001 002 003 004",
  "claim-began": "002 004",
  "territory-claimed": "002 004",
  "spread-began": "003",
  "armies-spread": "003",
  "spread-revealed": "003",
  "deploy-began": "000 001 002 004",
  "round-began": "000 001 002 003 004",
  "turn-began": "000 001 002 003 004",
  "armies-added": "003",
  "phase-began": "000 001 002 003 004",
  "armies-granted": "000 001 002 003 004",
  "armies-placed": "000 001 002 003 004",
  "cards-traded": "000 001 002 004",
  "trade-forced": "002 004",
  "defence-asked": "002",
  "attack-declared": "003",
  "reaction-passed": "003",
  "forces-met": "003",
  "card-played": "003",
  "defence-ordered": "002",
  "card-ordered": "003",
  "battle-fought": "000 001 002 004",
  "territory-conquered": "000 001 002 003 004",
  "territory-occupied": "000 001 002 004",
  "armies-regrouped": "000 001 002 003 004",
  "card-drawn": "000 001 002 003 004",
  "card-missed": "000 001",
  "pile-refilled": "001",
  "card-paid": "000 001",
  "turn-ended": "000 001 002 003 004",
  "seat-eliminated": "000 001 002 003 004",
  "cards-inherited": "000 001 002 003 004",
  "objective-changed": "001",
  "seat-surrendered": "000 001 002 003 004",
  "pact-offered": "001",
  "pact-withdrawn": "001",
  "pact-accepted": "001",
  "pact-declined": "001",
  "pact-broken": "001",
  "pact-ended": "001",
  "game-over": "000 001 002 003 004",
};

const kindsOf = ({ source }: Ruleset): string[] =>
  Object.entries(kinds).flatMap(([kind, seeds]) => (seeds.includes(source.seed) ? [kind] : []));

describe("secrecy", { timeout: runs(60_000, 900_000) }, () => {
  test.each(Object.values(rulesets))(
    "000-R20 001-R20 002-R16 003-R06 004-R14 CRD-08 no view and no event of $id depends on a card, pile, objective, placement or standing order that its viewer may not know",
    (ruleset) => {
      const seen = new Set<string>();
      const [least, most] = ruleset.seats;
      for (let seed = 0; seed < runs(40, 400); seed++) {
        const book = anyBook(ruleset, seed);
        let n = 0;
        for (const step of walk({ book, seats: least + (seed % (most - least + 1)), seed, most: 1500 })) {
          for (const { type } of step.events) seen.add(type);
          // Every event that hides something, and one ordinary order in forty.
          if (n++ % 40 === 0 || step.events.some((event) => hides(event)))
            expect(leaks(book, step)).toEqual([]);
        }
      }
      expect(
        kindsOf(ruleset).filter((kind) => !seen.has(kind)),
        "kinds of event that never happened",
      ).toEqual([]);
    },
  );

  test("001-R20 003-R06 what is hidden whole is not told to others at all, and to its own seat it is", () => {
    const hidden: readonly GameEvent[] = [
      { type: "armies-spread", seat: 1, armies: { peru: 1 } },
      { type: "defence-ordered", seat: 1, defend: "ask" },
      { type: "card-ordered", seat: 1, card: "peru", answer: "never" },
      { type: "objective-changed", seat: 1, objective: strange },
    ];
    for (const event of hidden) {
      expect([0, 2, null].map((viewer) => shownTo(event, viewer))).toEqual([null, null, null]);
      expect(shownTo(event, 1)).toEqual(event);
    }
  });

  test("a canary is found where one is, so the test above can fail", () => {
    const book = anyBook(rulesets["comunidad-teg"], 0);
    const [{ after, events }] = walk({ book, seats: 3, seed: 0, most: 0 });
    expect(JSON.stringify(viewOf(book, canaried(after, 1), 0))).toContain(canary);
    expect(JSON.stringify(shownTo(canariedEvent(events[0], 1), 0))).toContain(canary);
  });
});

const hides = (event: GameEvent): boolean => canariedEvent(event, null) !== event;
