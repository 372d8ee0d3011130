import type { ContinentId, TerritoryId } from "../../worker/game";

/** A point of the drawing, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

/** How one territory is drawn. */
export interface Outline {
  /** Its land, as SVG path data. */
  readonly land: string;
  /** The middle of its token. */
  readonly token: Point;
  /** The middle of its name's first baseline. */
  readonly name: Point;
  /** Font size of the name where the usual one does not fit. */
  readonly nameSize?: number;
  /** The name takes two lines, broken at its space. */
  readonly twoLines?: true;
}

/** A border over the sea, drawn where the rules have it. One that leaves the map is drawn as two stubs, each from its own territory to the edge. */
export interface Route {
  readonly between: readonly [TerritoryId, TerritoryId];
  readonly line: string;
  /** Where the stub's caption stands, naming the second territory. */
  readonly leaves?: Point;
}

/** A board's drawing; topology and bonuses are the board's own. */
export interface BoardMap {
  readonly width: number;
  readonly height: number;
  readonly territories: Readonly<Record<TerritoryId, Outline>>;
  readonly routes: readonly Route[];
  /** Borders on land between two continents, as one path. */
  readonly continentBorders: string;
  /** Where each continent's title stands on the sea: the middle of its first baseline. */
  readonly titles: Readonly<Record<ContinentId, Point>>;
  /** The middle of every border, once; of a border that leaves the map one on each side, seen from the first territory. */
  readonly middles: readonly (readonly [TerritoryId, TerritoryId, number, number])[];
}
