import { describe, expect, test } from "vitest";
import {
  type EventType,
  type GameEvent,
  type Objective,
  type Rulebook,
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
const strange: Objective = { id: canary, target: 97 };
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

const kinds: readonly EventType[] = [
  ...([
    "game-started",
    "deploy-began",
    "turn-began",
    "phase-began",
    "armies-granted",
    "armies-placed",
  ] as const),
  ...(["cards-traded", "battle-fought", "territory-conquered", "territory-occupied"] as const),
  ...(["armies-regrouped", "card-drawn", "card-missed", "pile-refilled", "card-paid", "turn-ended"] as const),
  ...([
    "seat-eliminated",
    "cards-inherited",
    "objective-changed",
    "seat-surrendered",
    "pact-offered",
  ] as const),
  ...([
    "pact-withdrawn",
    "pact-accepted",
    "pact-declined",
    "pact-broken",
    "pact-ended",
    "game-over",
  ] as const),
];

describe("secrecy", () => {
  test.each(Object.values(rulesets))(
    "001-R20 CRD-08 no view and no event of $id depends on a card, pile or objective that its viewer may not know",
    (ruleset) => {
      const seen = new Set<EventType>();
      for (let seed = 0; seed < runs(40, 400); seed++) {
        const book = anyBook(ruleset, seed);
        let n = 0;
        for (const step of walk({ book, seats: 2 + (seed % 5), seed, most: 1500 })) {
          for (const { type } of step.events) seen.add(type);
          // Every event that hides something, and one ordinary order in forty.
          if (n++ % 40 === 0 || step.events.some((event) => hides(event)))
            expect(leaks(book, step)).toEqual([]);
        }
      }
      expect(
        kinds.filter((kind) => !seen.has(kind)),
        "kinds of event that never happened",
      ).toEqual([]);
    },
  );

  test("a canary is found where one is, so the test above can fail", () => {
    const book = anyBook(rulesets["comunidad-teg"], 0);
    const [{ after, events }] = walk({ book, seats: 3, seed: 0, most: 0 });
    expect(JSON.stringify(viewOf(book, canaried(after, 1), 0))).toContain(canary);
    expect(JSON.stringify(shownTo(canariedEvent(events[0], 1), 0))).toContain(canary);
  });
});

const hides = (event: GameEvent): boolean => canariedEvent(event, null) !== event;
