import { describe, expect, test } from "vitest";
import { type Board, rulesets } from "../../worker/game/index";

const { board } = rulesets["comunidad-teg"];
const boards = [...new Set(Object.values(rulesets).map((ruleset) => ruleset.board))];

const neighboursOf = ({ borders }: Board, id: string): string[] =>
  borders.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

describe.each(boards)("the board $id", (each: Board) => {
  const ids = each.territories.map(({ id }) => id);

  test("every id is there once, and each border once, between two territories of the board", () => {
    expect(new Set(ids).size).toBe(ids.length);
    const pairs = each.borders.map((pair) => pair.toSorted().join(" "));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const [a, b] of each.borders) {
      expect(ids).toEqual(expect.arrayContaining([a, b]));
      expect(a).not.toBe(b);
    }
  });

  test("every territory lies in a continent of the board, and every continent has some", () => {
    const continents = each.continents.map(({ id }) => id);
    expect(new Set(each.territories.map(({ continent }) => continent))).toEqual(new Set(continents));
  });

  test("every territory can be reached from every other", () => {
    const reached = new Set([ids[0]]);
    for (const id of reached) for (const neighbour of neighboursOf(each, id)) reached.add(neighbour);
    expect(reached.size).toBe(ids.length);
  });
});

describe("001-02 «Tablero: 50 países en seis continentes»", () => {
  test("50 territories, 89 borders, and continents of 6, 10, 6, 4, 9 and 15", () => {
    expect([board.territories.length, board.borders.length]).toEqual([50, 89]);
    const sizes = board.continents.map(
      ({ id }) => board.territories.filter(({ continent }) => continent === id).length,
    );
    expect(Object.fromEntries(board.continents.map(({ id }, i) => [id, sizes[i]]))).toEqual({
      "south-america": 6,
      "north-america": 10,
      africa: 6,
      oceania: 4,
      europe: 9,
      asia: 15,
    });
  });

  test("from one neighbour, Java, to eight, China", () => {
    const degrees = board.territories.map(({ id }) => neighboursOf(board, id).length);
    expect([Math.min(...degrees), Math.max(...degrees)]).toEqual([1, 8]);
    expect(neighboursOf(board, "java")).toEqual(["australia"]);
    expect(neighboursOf(board, "china").toSorted()).toEqual([
      "gobi",
      "india",
      "iran",
      "japan",
      "kamchatka",
      "malaysia",
      "mongolia",
      "siberia",
    ]);
  });

  test.each([
    ["aral", "mongolia"],
    ["russia", "poland"],
    ["chile", "australia"],
    ["sahara", "spain"],
    ["alaska", "kamchatka"],
    ["sumatra", "india"],
  ])("%s borders %s", (a, b) => {
    expect(neighboursOf(board, a)).toContain(b);
  });

  test.each([
    ["russia", "germany"],
    ["brazil", "chile"],
    ["greenland", "canada"],
    ["borneo", "java"],
  ])("%s does not border %s", (a, b) => {
    expect(neighboursOf(board, a)).not.toContain(b);
  });
});
