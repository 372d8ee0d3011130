import { describe, expect, test } from "vitest";
import { type Objective, rulesets, type Seat, type TerritoryId, type View } from "../../worker/game/index";
import { bookWith, everywhere, held, inside, next, position } from "../support/game";
import { fewest, secrets, triangle } from "../support/objectives";
import { given, type Situation, told } from "../support/specification";

/** Seat 0, holding this and playing for that, ends its turn; the others share the rest. */
function ending(ids: readonly TerritoryId[], objective: Objective): Situation {
  const at = held(0, ids);
  return given(position({ seats: 4, at, phase: "regroup", objectives: { 0: objective } })).when(0, next);
}

const occupying = (id: string): Objective => ({ id, target: null });

/** Whether holding this meets an objective of territories. */
const meets = (ids: readonly TerritoryId[], id: string): boolean => {
  const [over] = told(ending(ids, occupying(id)).events, "game-over");
  if (over) expect(over).toMatchObject({ winners: [0], why: "objective" });
  return over !== undefined;
};

const texts: Readonly<Record<string, string>> = {
  o1: "Ocupar África, 5 países de América del Norte y 4 de Europa",
  o2: "Ocupar América del Sur, 7 países de Europa y 3 países limítrofes entre sí en cualquier otro lugar",
  o3: "Ocupar Asia y 2 países de América del Sur",
  o4: "Ocupar Europa, 4 países de Asia y 2 de América del Sur",
  o5: "Ocupar América del Norte, 2 países de Oceanía y 4 de Asia",
  o6: "Ocupar 2 países de Oceanía, 2 de África, 2 de América del Sur, 3 de Europa, 4 de América del Norte y 3 de Asia",
  o7: "Ocupar Oceanía, América del Norte y 2 países de Europa",
  o8: "Ocupar América del Sur, África y 4 países de Asia",
  o9: "Ocupar Oceanía, África y 5 países de América del Norte",
};

describe("001 the objectives of territories", () => {
  test.each(Object.entries(texts))("001-30 001-31 %s «%s»", (id) => {
    const ids = fewest[id];
    expect(new Set(ids).size).toBe(ids.length);
    expect(meets(ids, id)).toBe(true);
    for (const missing of ids)
      expect(
        meets(
          ids.filter((each) => each !== missing),
          id,
        ),
        `without ${missing}`,
      ).toBe(false);
  });

  test("001-30 nothing else is an objective of seed 001 but to destroy a colour", () => {
    expect(Object.keys(fewest)).toEqual(secrets.filter((id) => id.startsWith("o")));
  });
});

const base = [...inside("south-america"), ...inside("europe", 7)];
/** The two of Europe's nine that `base` lacks. */
const [britain, iceland] = ["great-britain", "iceland"];

describe("001-R12 MIS-03 o2: «3 países limítrofes entre sí en cualquier otro lugar»", () => {
  test.each([
    ["three that border one another", triangle, true],
    ["a path of three", ["alaska", "kamchatka", "siberia"], false],
    ["a star: one with three own neighbours", ["china", "japan", "gobi", "siberia"], false],
    ["three in three places", ["java", "egypt", "alaska"], false],
    ["two alone", ["china", "japan"], false],
    ["the triangles of South America, which the rest asks for already", [], false],
    ["three of Europe while all nine are held: only six would be left", [britain, iceland], false],
    ["one of Europe, one more than seven being held", [iceland, "turkey", "egypt"], true],
    ["one of Europe, no more than seven being held", ["turkey", "egypt"], false],
    ["two of Europe, two more than seven being held", [britain, iceland, "turkey"], true],
    ["two of Europe, one more than seven being held", [iceland, "turkey"], false],
  ])("%s", (_, extra, met) => {
    expect(meets([...base, ...extra], "o2")).toBe(met);
  });

  test("of the board's 32 triangles 28 lie outside South America, and 27 of those meet it where all of Europe is held", () => {
    const triangles = trianglesOfTheBoard();
    const outside = triangles.filter((ids) => !ids.every((id) => inside("south-america").includes(id)));
    expect([triangles.length, outside.length]).toEqual([32, 28]);
    const all = [...inside("south-america"), ...inside("europe")];
    const serving = outside.filter((ids) => meets([...new Set([...all, ...ids])], "o2"));
    expect(outside.filter((ids) => !serving.includes(ids))).toEqual([["france", "germany", "italy"]]);
  });
});

function trianglesOfTheBoard(): TerritoryId[][] {
  const { borders } = rulesets["comunidad-teg"].board;
  const border = new Set(borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return everywhere.flatMap((a, i) =>
    everywhere.slice(i + 1).flatMap((b, j) =>
      everywhere
        .slice(i + j + 2)
        .filter((c) => [`${a} ${b}`, `${b} ${c}`, `${a} ${c}`].every((pair) => border.has(pair)))
        .map((c) => [a, b, c]),
    ),
  );
}

describe("001 the own objective's progress, MIS-06", () => {
  const progressOf = (ids: readonly TerritoryId[], objective: Objective, seat: Seat = 0): View["you"] =>
    given(position({ seats: 4, at: held(0, ids), objectives: { [seat]: objective } })).view(seat).you;

  test("part by part: have of need", () => {
    const ids = [...inside("africa", 4), ...inside("north-america", 6), "spain"];
    expect(progressOf(ids, occupying("o1"))?.progress).toEqual([
      { what: { continent: "africa" }, have: 4, need: 6 },
      { what: { continent: "north-america" }, have: 6, need: 5 },
      { what: { continent: "europe" }, have: 1, need: 4 },
    ]);
  });

  test("the triangle counts as one part", () => {
    const progress = (ids: readonly TerritoryId[]) => progressOf(ids, occupying("o2"))?.progress.at(-1);
    expect(progress(triangle)).toEqual({ what: "triangle", have: 1, need: 1 });
    expect(progress(["china", "japan"])).toEqual({ what: "triangle", have: 0, need: 1 });
  });

  test("whom to destroy; how many of 30; how many of 50", () => {
    expect(progressOf(["peru"], { id: "d1", target: 1 })?.progress).toEqual([
      { what: { destroy: 1 }, have: 0, need: 1 },
    ]);
    expect(progressOf(inside("asia"), { id: "common30", target: null })?.progress).toEqual([
      { what: "territories", have: 15, need: 30 },
    ]);
    expect(progressOf(inside("asia"), { id: "world", target: null })?.progress).toEqual([
      { what: "territories", have: 15, need: 50 },
    ]);
  });

  test("only the own one is told", () => {
    expect(given(position({ seats: 4, rest: [0, 1, 2, 3] })).view(null).you).toBeNull();
    expect(bookWith().objectives.says).toContainEqual({ says: "objective-secret", count: secrets.length });
  });
});
