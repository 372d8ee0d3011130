import { describe, expect, test } from "vitest";
import { messages } from "../../web/i18n/index";
import { eventSentence } from "../../web/i18n/tell";
import { languages } from "../../web/tableView";
import { cardOrders, defenceOrders, type PublicEvent } from "../../worker/game/index";
import { factIn, table } from "../support/telling";

type Told<T extends PublicEvent["type"]> = readonly [event: Extract<PublicEvent, { type: T }>, facts: string];
type Samples = { readonly [T in PublicEvent["type"]]: readonly Told<T>[] };

const objective = { id: "d1", target: 1 };
const border = { border: ["argentina", "brazil"] } as const;

/** An event of each kind, and what its sentence must name. */
const samples: Samples = {
  "game-started": [
    [
      {
        type: "game-started",
        ruleset: "comunidad-teg",
        edition: 1,
        board: "teg50",
        options: {},
        colours: ["red", "blue"],
        territories: ["argentina", "brazil"],
        owners: [0, 1],
        first: 1,
        objective,
      },
      "T.E.G. 2 Beto",
    ],
    [
      {
        type: "game-started",
        ruleset: "riesgo",
        edition: 1,
        board: "classic42",
        options: {},
        colours: ["red", "blue"],
        territories: ["siam", "ural", "china"],
        owners: [-1, -1, -1],
        first: 0,
        objective: null,
      },
      "Riesgo 3 Ana",
    ],
  ],
  "claim-began": [[{ type: "claim-began", seat: 1 }, "Beto"]],
  "territory-claimed": [[{ type: "territory-claimed", seat: 0, territory: "siam" }, "Ana @siam"]],
  "spread-began": [[{ type: "spread-began", armies: [21, 22], most: 4 }, "Ana 21 Beto 22 4"]],
  "armies-spread": [
    [{ type: "armies-spread", seat: 0, armies: { siam: 3, ural: 2 } }, "Ana 3 @siam 2 @ural"],
  ],
  "spread-revealed": [[{ type: "spread-revealed", armies: { siam: 3, ural: 2 } }, "5 2"]],
  "deploy-began": [[{ type: "deploy-began", seat: 0, step: 2, armies: 3 }, "Ana 2 3"]],
  "round-began": [[{ type: "round-began", round: 7, first: 1 }, "Beto 7"]],
  "turn-began": [
    [{ type: "turn-began", seat: 1, round: 7, pass: 0, phase: "reinforce" }, "Beto 7 !reinforce"],
    [{ type: "turn-began", seat: 1, round: 7, pass: 1, phase: "attack" }, "Beto 7 !attack"],
    [{ type: "turn-began", seat: 1, round: 7, pass: 0, phase: "choose" }, "Beto 7"],
  ],
  "armies-added": [[{ type: "armies-added", seat: 0, armies: { siam: 1, ural: 1 } }, "Ana 1 @siam @ural"]],
  "phase-began": [[{ type: "phase-began", seat: 0, phase: "attack" }, "Ana !attack"]],
  "armies-granted": [
    [
      { type: "armies-granted", seat: 0, free: 8, continents: { africa: 3, oceania: 2 } },
      "Ana 8 3 2 #africa #oceania",
    ],
    [{ type: "armies-granted", seat: 0, free: 3, continents: {} }, "Ana 3"],
  ],
  "armies-placed": [
    [
      { type: "armies-placed", seat: 0, armies: { peru: 3, chile: 2 }, fromContinents: {} },
      "Ana 3 2 @peru @chile",
    ],
  ],
  "cards-traded": [
    [
      { type: "cards-traded", seat: 0, cards: ["peru", "chile", "java"], armies: 10, number: 3, bonus: null },
      "Ana 10 3 @peru @chile @java",
    ],
    [
      {
        type: "cards-traded",
        seat: 0,
        cards: ["siam", "ural", "wild-1"],
        armies: 8,
        number: 3,
        bonus: { territory: "ural", armies: 2 },
      },
      "Ana 8 3 @siam @ural &wild-1 2",
    ],
  ],
  "trade-forced": [[{ type: "trade-forced", seat: 1, downTo: 4 }, "Beto 4"]],
  "defence-asked": [
    [
      {
        type: "defence-asked",
        seat: 1,
        from: "siam",
        to: "india",
        attackDice: [3, 6, 2],
        dice: null,
        stopAt: 0,
      },
      "Beto @siam @india 6",
    ],
    [
      { type: "defence-asked", seat: 1, from: "siam", to: "india", attackDice: null, dice: 2, stopAt: 0 },
      "Beto @siam @india",
    ],
  ],
  "attack-declared": [
    [
      { type: "attack-declared", seat: 1, from: { siam: 4, china: 2 }, to: "india", back: "siam" },
      "Beto 4 @siam 2 @china @india",
    ],
  ],
  "reaction-passed": [[{ type: "reaction-passed", seat: 1 }, "Beto"]],
  "forces-met": [
    [
      {
        type: "forces-met",
        from: { siam: 4, china: 2 },
        to: "india",
        attackLosses: 3,
        defenceLosses: 5,
        back: "siam",
        steppedBack: 0,
      },
      "Ana 4 @siam 2 @china @india 3 5",
    ],
    [
      {
        type: "forces-met",
        from: { siam: 4, china: 2 },
        to: "india",
        attackLosses: 5,
        defenceLosses: 5,
        back: "china",
        steppedBack: 1,
      },
      "Ana 4 @siam 2 @china @india 5 1",
    ],
  ],
  "card-played": [
    [{ type: "card-played", seat: 1, card: "siam", territory: "siam", armies: 8 }, "Beto 8 @siam"],
  ],
  "defence-ordered": defenceOrders.map((defend) => [{ type: "defence-ordered", seat: 1, defend }, "Beto"]),
  "card-ordered": cardOrders.map((answer) => [
    { type: "card-ordered", seat: 1, card: "siam", answer },
    "Beto @siam",
  ]),
  "battle-fought": [
    [
      {
        type: "battle-fought",
        from: "argentina",
        to: "brazil",
        attackDice: [2, 6, 4],
        defenceDice: [3, 6],
        attackLosses: 1,
        defenceLosses: 1,
      },
      "Ana @argentina @brazil 1",
    ],
  ],
  "territory-conquered": [
    [
      {
        type: "territory-conquered",
        territory: "brazil",
        from: "argentina",
        by: 0,
        of: 1,
        armies: 1,
        most: 3,
      },
      "Ana Beto @brazil @argentina 1",
    ],
    [
      {
        type: "territory-conquered",
        territory: "india",
        from: "siam",
        by: 0,
        of: 1,
        armies: 4,
        most: 4,
        marched: true,
      },
      "Ana Beto @india 4",
    ],
  ],
  "territory-occupied": [
    [
      { type: "territory-occupied", territory: "brazil", from: "argentina", armies: 3, more: 2 },
      "@brazil @argentina 3 2",
    ],
    [
      { type: "territory-occupied", territory: "brazil", from: "argentina", armies: 1, more: 0 },
      "@brazil @argentina 1",
    ],
  ],
  "armies-regrouped": [
    [{ type: "armies-regrouped", from: "argentina", to: "brazil", armies: 4 }, "Ana @argentina @brazil 4"],
  ],
  "card-drawn": [
    [{ type: "card-drawn", seat: 0, card: "peru" }, "Ana @peru"],
    [{ type: "card-drawn", seat: 1, card: null }, "Beto"],
  ],
  "card-missed": [
    [{ type: "card-missed", seat: 0, why: "hand-full" }, "Ana"],
    [{ type: "card-missed", seat: 0, why: "no-card-left" }, "Ana"],
    [{ type: "card-missed", seat: 0, why: "one-more-conquest" }, "Ana"],
  ],
  "pile-refilled": [[{ type: "pile-refilled", cards: 21 }, "21"]],
  "card-paid": [[{ type: "card-paid", seat: 0, card: "peru", territory: "peru", armies: 2 }, "Ana @peru 2"]],
  "turn-ended": [[{ type: "turn-ended", seat: 0 }, "Ana"]],
  "seat-eliminated": [[{ type: "seat-eliminated", seat: 1, by: 0 }, "Ana Beto"]],
  "cards-inherited": [
    [
      { type: "cards-inherited", from: 1, to: 0, count: 2, cards: ["peru", "java"] },
      "Ana Beto 2 @peru @java",
    ],
    [{ type: "cards-inherited", from: 1, to: 0, count: 2, cards: null }, "Ana Beto 2"],
  ],
  "objective-changed": [[{ type: "objective-changed", seat: 0, objective }, "Ana Beto"]],
  "seat-surrendered": [[{ type: "seat-surrendered", seat: 1, count: 3 }, "Beto 3"]],
  "pact-offered": [
    [
      { type: "pact-offered", pact: 1, by: 0, with: 1, scope: border, rounds: 4 },
      "Ana Beto @argentina @brazil 4",
    ],
    [{ type: "pact-offered", pact: 1, by: 0, with: 1, scope: "world", rounds: null }, "Ana Beto"],
  ],
  "pact-withdrawn": [[{ type: "pact-withdrawn", pact: 1 }, "Ana Beto @argentina @brazil"]],
  "pact-accepted": [
    [{ type: "pact-accepted", pact: 1, untilRound: 9 }, "Ana Beto @argentina @brazil 9"],
    [{ type: "pact-accepted", pact: 1, untilRound: null }, "Ana Beto @argentina @brazil"],
  ],
  "pact-declined": [[{ type: "pact-declined", pact: 1 }, "Ana Beto @argentina @brazil"]],
  "pact-broken": [
    [{ type: "pact-broken", pact: 1, by: 1, atOnce: false }, "Beto @argentina @brazil"],
    [{ type: "pact-broken", pact: 1, by: 1, atOnce: true }, "Beto @argentina @brazil"],
  ],
  "pact-ended": (["notice-over", "rounds-over", "territory-lost", "seat-out", "offer-expired"] as const).map(
    (why) => [{ type: "pact-ended", pact: 1, why }, "Ana Beto @argentina @brazil"],
  ),
  "game-over": (["objective", "common", "world", "last-standing", "round-limit"] as const).map((why) => [
    { type: "game-over", winners: [0], why, objectives: [] },
    "Ana",
  ]),
};

const told: readonly (readonly [event: PublicEvent, facts: string])[] = Object.values(samples).flat();

describe.each(languages)("in %s", (language) => {
  const t = messages[language];

  test.each(told.map(([event, facts]) => ({ type: event.type, event, facts })))(
    "$type is told with its facts",
    ({ event, facts }) => {
      const sentence = eventSentence(t, event, table);
      for (const fact of facts.split(" ")) expect(sentence).toContain(factIn(t, fact));
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toContain("undefined");
    },
  );

  test("each reason has a sentence of its own", () => {
    const sentences = told.map(([event]) => eventSentence(t, event, table));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test("a battle is told as in seed 001: dice from high to low, then who loses what", () => {
  const [[battle]] = samples["battle-fought"];
  expect(eventSentence(messages.es, battle, table)).toBe(
    "Ana atacó Brasil desde Argentina: 6 4 2 contra 6 3; pierde 1, Brasil pierde 1.",
  );
  expect(eventSentence(messages.en, battle, table)).toBe(
    "Ana attacked Brazil from Argentina: 6 4 2 against 6 3; loses 1, Brazil loses 1.",
  );
});

test("what the table does by itself is told without a seat", () => {
  const [[battle]] = samples["battle-fought"];
  for (const language of languages)
    expect(eventSentence(messages[language], battle, { ...table, by: null })).not.toContain("Ana");
});

test.each(told.map(([event]) => ({ event })))(
  "$event.type is said differently in each language",
  ({ event }) => {
    const said = languages.map((language) => eventSentence(messages[language], event, table));
    expect(new Set(said).size).toBe(languages.length);
  },
);
