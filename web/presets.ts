import { type Options, type Ruleset, resolveOptions, rulesets } from "../worker/game";
import type { TableView } from "./tableView";

const known: Readonly<Record<string, Ruleset>> = rulesets;

/** The names and values that set up another table like this one: a query string, or the fields of the form that opens it. */
export function presetsOf(view: TableView): readonly (readonly [name: string, value: string])[] {
  const bots = view.seats.flatMap(({ kind, level }) =>
    kind === "bot" && level !== undefined ? [level] : [],
  );
  return [
    ["rules", view.ruleset],
    ["seats", String(view.seats.filter(({ kind }) => kind !== "closed").length)],
    ...(bots.length > 0 ? [["bots", bots.join(",")] as const] : []),
    ["bot-pace", view.botPace],
    ...(view.public ? [["public", "1"] as const] : []),
    ...changedOptions(view),
  ];
}

/** What a table of these seats plays by where its owner chooses nothing. */
export function defaultsOf({ ruleset, seats }: Pick<TableView, "ruleset" | "seats">): Options {
  const playing = seats.filter(({ kind }) => kind !== "closed");
  const bots = playing.filter(({ kind }) => kind === "bot").length;
  return resolveOptions(known[ruleset], {}, { seats: playing.length, bots }).options;
}

/** The printed rules as this table plays them: with its options where they are not the default. */
export function rulesOf({ ruleset, options }: Pick<TableView, "ruleset" | "options">): string {
  const changed = known[ruleset].options
    .filter(({ id, byDefault }) => options[id] !== byDefault)
    .map(({ id }) => [id, options[id]]);
  return `/rules/${ruleset}${changed.length > 0 ? `?${new URLSearchParams(changed)}` : ""}`;
}

/** Options with another value than this table's default. */
export function changedOptions(
  view: Pick<TableView, "ruleset" | "options" | "seats">,
): [id: string, value: string][] {
  const { ruleset, options } = view;
  const usual = defaultsOf(view);
  const changed = known[ruleset].options.filter(({ id }) => options[id] !== usual[id]);
  return changed.map(({ id }) => [id, options[id]]);
}

/** The table to play again at: "viernes" goes on at "viernes-2". */
export function rematchOf(view: TableView): string {
  const numbered = /^(.+)-(\d{1,3})$/.exec(view.slug);
  const [name, number] = numbered ? [numbered[1], Number(numbered[2]) + 1] : [view.slug, 2];
  const end = `-${number}`;
  return `/t/${name.slice(0, 40 - end.length)}${end}?${new URLSearchParams(presetsOf(view).map((one) => [...one]))}`;
}
