import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesets } from "../worker/game/index";

interface Import {
  readonly from: string;
  readonly to: string;
  /** Gone once compiled, so it can close no circle. */
  readonly typeOnly: boolean;
}

/** The rooms from left to right: each imports only from those on its left. */
const rooms: readonly (readonly [room: string, under: string])[] = [
  ["game", "worker/game/"],
  ["web", "web/"],
  ["table", "worker/table/"],
  ["http", "worker/http/"],
  ["index", "worker/index.ts"],
];

/** Where each room is entered. The views are entered by what draws a page, by the pages, and by what a page is drawn from. */
const doors: Readonly<Record<string, RegExp>> = {
  game: /^worker\/game\/index\.ts$/,
  web: /^web\/((render|tableView|context|selection|telling)\.tsx?|i18n\/index\.ts|pages\/\w+\.tsx)$/,
  table: /^worker\/table\/index\.ts$/,
  http: /^worker\/http\/app\.tsx?$/,
};

const isSource = (path: string): boolean => /\.tsx?$/.test(path);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .toSorted();

const sources = [...filesUnder("worker"), ...filesUnder("web")].filter(isSource);
const text = (path: string): string => readFileSync(path, "utf8");

/** A source without its comments and with its strings. */
const code = (path: string): string =>
  text(path).replace(/("(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "$1");

function roomOf(path: string): number {
  const room = rooms.findIndex(([, under]) => path.startsWith(under));
  if (room === -1) throw new Error(`${path} is in no room`);
  return room;
}

function fileOf(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const path = normalize(join(dirname(from), specifier));
  const tried = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return tried.find((each) => existsSync(each) && statSync(each).isFile()) ?? path;
}

const statement =
  /^(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const importsOf = (from: string): Import[] =>
  [...code(from).matchAll(statement)].map(([, type, named, called]) => ({
    from,
    to: fileOf(from, named ?? called),
    typeOnly: type !== undefined,
  }));

const imports = sources.flatMap(importsOf);
const isInside = ({ to }: Import): boolean => to.startsWith("worker/") || to.startsWith("web/");
const shown = ({ from, to }: Import): string => `${from} → ${to}`;

describe("rooms", () => {
  test("every import of ours is found, so that the tests below see them all", () => {
    expect(imports.length).toBeGreaterThan(sources.length);
    expect(imports.filter((each) => isInside(each) && !existsSync(each.to)).map(shown)).toEqual([]);
    const words = sources.flatMap(
      (path) => code(path).match(/^(?:import|export)\b[^;]*?\sfrom\s"[^"]+"/gm) ?? [],
    );
    expect(imports.filter(({ to }) => to !== "").length).toBeGreaterThanOrEqual(words.length);
  });

  test("a room imports only from rooms on its left", () => {
    expect(
      imports.filter((each) => isInside(each) && roomOf(each.to) > roomOf(each.from)).map(shown),
    ).toEqual([]);
  });

  test("a room is entered by its doors", () => {
    const through = imports.filter((each) => isInside(each) && roomOf(each.to) !== roomOf(each.from));
    expect(through.filter(({ to }) => !doors[rooms[roomOf(to)][0]].test(to)).map(shown)).toEqual([]);
  });

  test("the rules, the table and the server do not use their own door from inside", () => {
    const own = (each: Import) => isInside(each) && roomOf(each.to) === roomOf(each.from);
    const front = ["worker/game/index.ts", "worker/table/index.ts", "web/render.tsx"];
    expect(imports.filter((each) => own(each) && front.includes(each.to)).map(shown)).toEqual([]);
  });

  test("no file leads back to itself", () => {
    expect(circle(imports.filter((each) => isInside(each) && !each.typeOnly))).toEqual([]);
  });
});

/** The first circle of imports, [] where there is none. */
function circle(edges: readonly Import[]): string[] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const { to } of next.get(path) ?? []) {
      const found = walk(to, [...way, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  };
  for (const path of next.keys()) {
    const found = walk(path, []);
    if (found.length > 0) return found;
  }
  return [];
}

describe("the rules are pure", () => {
  const game = sources.filter((path) => path.startsWith("worker/game/"));

  test("game/ imports nothing from outside itself", () => {
    expect(imports.filter(({ from, to }) => game.includes(from) && !game.includes(to)).map(shown)).toEqual(
      [],
    );
  });

  test.each([
    ["the time", /\bDate\b|\bperformance\b|\bsetTimeout\b|\bsetInterval\b/],
    ["chance of its own", /\bMath\.random\b|\bcrypto\b/],
    ["waiting", /\basync\b|\bawait\b|\bPromise\b/],
    ["the outside", /\bfetch\s*\(|\bprocess\b|\bconsole\b|\bglobalThis\b/],
  ])("game/ knows nothing of %s", (_, word) => {
    expect(game.filter((path) => word.test(code(path)))).toEqual([]);
  });

  test("game/ has no class", () => {
    expect(game.filter((path) => /^\s*(export\s+)?class\s/m.test(code(path)))).toEqual([]);
  });

  test("only the forms of the server parse what comes from outside", () => {
    expect([...new Set(imports.filter(({ to }) => to === "zod").map(({ from }) => from))]).toEqual([
      "worker/http/forms.ts",
    ]);
  });

  test("only the table's room knows what it is kept by", () => {
    const users = imports.filter(({ to }) => to.startsWith("cloudflare:")).map(({ from }) => from);
    expect(users.filter((path) => !path.startsWith("worker/table/"))).toEqual([]);
  });
});

describe("names", () => {
  test.each(Object.keys(rulesets))(
    "the ruleset %s is asked for by its name nowhere but in its own file, the registry and the texts",
    (id) => {
      const word = camelled(id);
      const allowed = [`worker/game/rulesets/${word}.ts`, "worker/game/rulesets/index.ts"];
      const askers = sources.filter((path) => new RegExp(`\\b${word}\\b|["'\`]${id}["'\`]`).test(code(path)));
      expect(askers.filter((path) => !allowed.includes(path) && !path.startsWith("web/i18n/"))).toEqual([]);
      expect(askers).toEqual(expect.arrayContaining(allowed));
    },
  );
});

const camelled = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe("sizes", () => {
  const written = [
    ...sources,
    ...filesUnder("scripts").filter(isSource),
    ...filesUnder("test").filter(isSource),
  ];

  test("no file has more than 300 lines", () => {
    const long = written.map((path) => [path, text(path).trimEnd().split("\n").length] as const);
    expect(long.filter(([, lines]) => lines > 300)).toEqual([]);
  });

  test("no `any`, and no compiler that is told to look away", () => {
    const any = /:\s*any\b|\bas any\b|<any>|@ts-ignore|@ts-nocheck/;
    expect(written.filter((path) => path !== "test/architecture.test.ts" && any.test(code(path)))).toEqual(
      [],
    );
  });
});

/** One name of the README's tree, with the folders above it. */
interface Leaf {
  readonly path: string;
  readonly folder: boolean;
}

/**
 * The names of the block in the README that draws the tree. A line is two blanks of indent a level, then one or more
 * names a blank apart, folders with "/" at their end, then two blanks or more and what it is about.
 */
function drawnTree(readme: string): Leaf[] {
  const blocks = [...readme.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block]) => block);
  const drawn = blocks.find((block) => /^worker\/$|^worker\/\s{2,}/m.test(block)) ?? "";
  const above: string[] = [];
  return drawn.split("\n").flatMap((line) => {
    const [, indent, names] = line.match(/^(\s*)(\S+(?: \S+)*)/) ?? [];
    if (names === undefined) return [];
    const depth = Math.floor(indent.length / 2);
    above.length = Math.min(above.length, depth);
    const found = names.split(" ").filter((name) => /^[\w.-]+\/?$/.test(name));
    const last = found.at(-1) ?? "";
    const leaves = found.map((name) => ({
      path: join(...above, name.replace(/\/$/, "")),
      folder: name.endsWith("/"),
    }));
    if (last.endsWith("/")) above[depth] = last.replace(/\/$/, "");
    return leaves;
  });
}

const isThere = ({ path, folder }: Leaf): boolean =>
  folder
    ? existsSync(path) && statSync(path).isDirectory()
    : [path, `${path}.ts`, `${path}.tsx`, `${path}.css`, `${path}.js`].some((each) => existsSync(each));

// The README is written last; from then on its tree is held to the disk.
describe.runIf(existsSync("README.md"))("the README's tree is the tree on disk", () => {
  const leaves = existsSync("README.md") ? drawnTree(text("README.md")) : [];

  test("what it names is there", () => {
    expect(leaves.length).toBeGreaterThan(10);
    expect(leaves.filter((leaf) => !isThere(leaf)).map(({ path }) => path)).toEqual([]);
  });

  test("every folder of ours is in it", () => {
    const folders = new Set(written().flatMap((path) => parentsOf(dirname(path))));
    const named = leaves.filter(({ folder }) => folder).map(({ path }) => path);
    expect([...folders].filter((folder) => !named.includes(folder))).toEqual([]);
  });
});

const written = (): string[] => [
  ...sources,
  ...filesUnder("scripts"),
  ...filesUnder("test").filter(isSource),
];

const parentsOf = (folder: string): string[] =>
  folder === "." ? [] : [...parentsOf(dirname(folder)), folder];
