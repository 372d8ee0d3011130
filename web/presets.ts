import { type Ruleset, rulesets } from "../worker/game";
import type { TableView } from "./tableView";

const known: Readonly<Record<string, Ruleset>> = rulesets;

/** The names and values that set up another table like this one: a query string, or the fields of the form that opens it. */
export function presetsOf(view: TableView): readonly (readonly [name: string, value: string])[] {
  const bots = view.seats.flatMap(({ kind, level }) =>
    kind === "bot" && level !== undefined ? [level] : [],
  );
  const options = known[view.ruleset].options.filter(({ id, byDefault }) => view.options[id] !== byDefault);
  return [
    ["rules", view.ruleset],
    ["seats", String(view.seats.filter(({ kind }) => kind !== "closed").length)],
    ...(bots.length > 0 ? [["bots", bots.join(",")] as const] : []),
    ["bot-pace", view.botPace],
    ...(view.public ? [["public", "1"] as const] : []),
    ...options.map(({ id }) => [id, view.options[id]] as const),
  ];
}

/** The table to play again at: "viernes" goes on at "viernes-2". */
export function rematchOf(view: TableView): string {
  const numbered = /^(.+)-(\d{1,3})$/.exec(view.slug);
  const [name, number] = numbered ? [numbered[1], Number(numbered[2]) + 1] : [view.slug, 2];
  const end = `-${number}`;
  return `/t/${name.slice(0, 40 - end.length)}${end}?${new URLSearchParams(presetsOf(view).map((one) => [...one]))}`;
}
