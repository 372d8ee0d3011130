import { describe, expect, test } from "vitest";
import { messages } from "../../web/i18n/index";
import { refusalSentence } from "../../web/i18n/tell";
import { languages, type Refusal, type RefusalCode } from "../../web/tableView";
import { factIn, table } from "../support/telling";

type Samples = {
  readonly [C in RefusalCode]: readonly (readonly [Extract<Refusal, { code: C }>, facts: string])[];
};

/** A refusal of each code, and what its sentence must name. */
const samples: Samples = {
  malformed: [[{ code: "malformed", field: "armies", expected: "1…" }, "armies 1…"]],
  "no-such-territory": [[{ code: "no-such-territory", territory: "atlantis" }, "atlantis"]],
  "no-such-seat": [[{ code: "no-such-seat", seat: 6 }, "7"]],
  "not-your-turn": [[{ code: "not-your-turn", turn: 1 }, "Beto"]],
  "wrong-phase": [
    [{ code: "wrong-phase", phase: "attack", expected: ["reinforce"] }, "!attack !reinforce"],
    [{ code: "wrong-phase", phase: "attack", expected: [] }, "!attack"],
  ],
  "not-yours": [[{ code: "not-yours", territory: "peru" }, "@peru"]],
  "own-territory": [[{ code: "own-territory", territory: "peru" }, "@peru"]],
  "not-adjacent": [[{ code: "not-adjacent", from: "peru", to: "japan" }, "@peru @japan"]],
  "too-few-armies": [
    [{ code: "too-few-armies", territory: "peru", armies: 1, least: 2 }, "@peru 1 2"],
    [{ code: "too-few-armies", armies: 0, least: 4 }, "0 4"],
  ],
  "too-many-armies": [
    [{ code: "too-many-armies", territory: "peru", armies: 9, most: 3 }, "@peru 9 3"],
    [{ code: "too-many-armies", armies: 8, most: 6 }, "8 6"],
  ],
  "bad-dice": [[{ code: "bad-dice", dice: 2, allowed: [3] }, "2 3"]],
  "equal-forces": [[{ code: "equal-forces", territory: "siam", armies: 4 }, "@siam 4"]],
  "already-traded": [[{ code: "already-traded", most: 1 }, "1"]],
  "outside-continent": [
    [{ code: "outside-continent", armies: 9, free: 4, continents: { africa: 3 } }, "9 4 3 #africa"],
  ],
  "no-such-card": [[{ code: "no-such-card", card: "peru" }, "@peru"]],
  "not-a-set": [[{ code: "not-a-set", cards: ["peru", "java", "chile"] }, "@peru @java @chile"]],
  "must-trade": [[{ code: "must-trade", cards: 7, most: 5 }, "7 5"]],
  "must-occupy": [[{ code: "must-occupy", from: "peru", to: "chile", armies: [1, 3] }, "@peru @chile 1 3"]],
  "must-place": [[{ code: "must-place", left: 4 }, "4"]],
  "already-moved": [
    [{ code: "already-moved", territory: "peru", armies: 5, most: 2 }, "@peru 5 2"],
    [{ code: "already-moved", territory: "peru", armies: 5, most: 0 }, "@peru 5"],
  ],
  "pact-in-force": [[{ code: "pact-in-force", pact: 8, with: 1 }, "8 Beto"]],
  "no-such-pact": [[{ code: "no-such-pact", pact: 8 }, "8"]],
  "game-over": [[{ code: "game-over" }, ""]],
  stale: [[{ code: "stale" }, ""]],
  "not-in-these-rules": [[{ code: "not-in-these-rules", command: "claim" }, "claim"]],
  "out-of-play": [[{ code: "out-of-play", seat: 1 }, "Beto"]],
  "not-seated": [[{ code: "not-seated" }, ""]],
  "not-owner": [[{ code: "not-owner" }, ""]],
  locked: [[{ code: "locked" }, ""]],
  "foreign-origin": [[{ code: "foreign-origin" }, ""]],
  "no-such-page": [[{ code: "no-such-page" }, ""]],
  "no-such-table": [[{ code: "no-such-table" }, ""]],
  "already-taken": [
    [{ code: "already-taken", what: "territory", territory: "siam" }, "@siam"],
    [{ code: "already-taken", what: "colour" }, ""],
    [{ code: "already-taken", what: "name" }, ""],
    [{ code: "already-taken", what: "seat" }, ""],
  ],
  "table-full": [[{ code: "table-full", seats: 6 }, "6"]],
  "too-few-seats": [[{ code: "too-few-seats", seats: 1, least: 2 }, "1 2"]],
  "already-started": [[{ code: "already-started" }, ""]],
  "not-started": [[{ code: "not-started" }, ""]],
  "too-large": [[{ code: "too-large", most: 64 }, "64"]],
  "too-fast": [[{ code: "too-fast" }, ""]],
};

const told: readonly (readonly [Refusal, string])[] = Object.values(samples).flat();

describe.each(languages)("in %s", (language) => {
  const t = messages[language];

  test.each(told.map(([refusal, facts]) => ({ code: refusal.code, refusal, facts })))(
    "$code says why, with its facts",
    ({ refusal, facts }) => {
      const sentence = refusalSentence(t, refusal, table);
      for (const fact of facts.split(" ")) expect(sentence).toContain(factIn(t, fact));
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toContain("undefined");
    },
  );

  test("each refusal has a sentence of its own", () => {
    const sentences = told.map(([refusal]) => refusalSentence(t, refusal, table));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test.each(told.map(([refusal]) => ({ refusal })))(
  "$refusal.code is said differently in each language",
  ({ refusal }) => {
    const said = languages.map((language) => refusalSentence(messages[language], refusal, table));
    expect(new Set(said).size).toBe(languages.length);
  },
);
