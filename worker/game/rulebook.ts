import type { Board } from "./board";
import type { Options } from "./event";
import type { Rulebook, Ruleset } from "./ruleset";
import { rulesets } from "./rulesets/index";

const books = new Map<string, Rulebook>();

const keyOf = (rulesetId: string, options: Options): string => `${rulesetId} ${JSON.stringify(options)}`;

/** The ruleset with these options, bound to its board; made once. Throws for a ruleset that is neither in the registry nor bound already. */
export function rulebook(rulesetId: string, options: Options): Rulebook {
  const known = books.get(keyOf(rulesetId, options));
  if (known) return known;
  const ruleset = (rulesets as Readonly<Record<string, Ruleset | undefined>>)[rulesetId];
  if (!ruleset) throw new Error(`no ruleset ${rulesetId}`);
  return bind(ruleset, options);
}

/** Binds a ruleset, of the registry or not, to its board; from then on its id and these options find it. */
export function bind(ruleset: Ruleset, options: Options): Rulebook {
  const book = bound(ruleset, options);
  books.set(keyOf(ruleset.id, options), book);
  return book;
}

function bound(ruleset: Ruleset, options: Options): Rulebook {
  const { board } = ruleset;
  const neighbours = neighboursOf(board, ruleset.extraBorders ?? []);
  const size = board.territories.length;
  const touching = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) for (const b of neighbours[a]) touching[a * size + b] = 1;
  const continents = board.continents.map((continent) => continent.id);
  const continentOf = board.territories.map((territory) => continents.indexOf(territory.continent));
  const members = continents.map((_, c) => continentOf.flatMap((of, t) => (of === c ? [t] : [])));
  return {
    ...ruleset.slots(options),
    ruleset,
    options,
    board,
    neighbours,
    areNeighbours: (a, b) => touching[a * size + b] === 1,
    continentOf,
    members,
  };
}

function neighboursOf(board: Board, extra: Board["borders"]): number[][] {
  const ids = board.territories.map((territory) => territory.id);
  const neighbours = ids.map((): number[] => []);
  for (const [a, b] of [...board.borders, ...extra]) {
    neighbours[ids.indexOf(a)].push(ids.indexOf(b));
    neighbours[ids.indexOf(b)].push(ids.indexOf(a));
  }
  return neighbours;
}
