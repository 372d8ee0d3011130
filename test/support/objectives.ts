import type { ContinentId, TerritoryId } from "../../worker/game/index";
import { inside } from "./game";

/** The fifteen secret objectives in the order in which they are shuffled. */
export const secrets: readonly string[] = [
  ...["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9"],
  ...["d1", "d2", "d3", "d4", "d5", "d6"],
];

/** So many territories of each continent, in the words of the printed objective. */
const parts: Readonly<Record<string, Readonly<Record<ContinentId, number>>>> = {
  o1: { africa: 6, "north-america": 5, europe: 4 },
  o2: { "south-america": 6, europe: 7 },
  o3: { asia: 15, "south-america": 2 },
  o4: { europe: 9, asia: 4, "south-america": 2 },
  o5: { "north-america": 10, oceania: 2, asia: 4 },
  o6: { oceania: 2, africa: 2, "south-america": 2, europe: 3, "north-america": 4, asia: 3 },
  o7: { oceania: 4, "north-america": 10, europe: 2 },
  o8: { "south-america": 6, africa: 6, asia: 4 },
  o9: { oceania: 4, africa: 6, "north-america": 5 },
};

/** Three mutually bordering territories far from what else o2 asks for. */
export const triangle: readonly TerritoryId[] = ["china", "japan", "kamchatka"];

/** By objective of territories: the fewest that meet it. */
export const fewest: Readonly<Record<string, readonly TerritoryId[]>> = Object.fromEntries(
  Object.entries(parts).map(([id, counts]) => [
    id,
    [
      ...Object.entries(counts).flatMap(([continent, count]) => inside(continent, count)),
      ...(id === "o2" ? triangle : []),
    ],
  ]),
);
