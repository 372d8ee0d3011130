import type { TerritoryId } from "../worker/game";
import type { Selection } from "./context";
import type { TableView } from "./tableView";

/** What can be chosen on the board now, read off the viewer's choices alone. */
export interface Reach {
  /** Territories to place on. */
  readonly places: ReadonlySet<TerritoryId>;
  /** By source, where an attack or a regrouping may go. */
  readonly targets: ReadonlyMap<TerritoryId, ReadonlySet<TerritoryId>>;
}

/** Everything the viewer may choose on the board; nothing for who watches or waits. */
export function reachOf(view: TableView): Reach {
  const places = new Set<TerritoryId>();
  const targets = new Map<TerritoryId, Set<TerritoryId>>();
  for (const { command } of view.game?.you?.choices ?? []) {
    if (command.type === "place") for (const id of Object.keys(command.armies)) places.add(id);
    if (command.type !== "attack" && command.type !== "regroup") continue;
    const reached = targets.get(command.from) ?? new Set();
    targets.set(command.from, reached.add(command.to));
  }
  return { places, targets };
}

/** The selection without what can no longer be chosen, so that an old link or a changed board selects nothing wrong. */
export function stillOpen({ at, from, to, open }: Selection, reach: Reach): Selection {
  const unfolded = open === undefined ? {} : { open };
  if (at !== undefined && reach.places.has(at)) return { at, ...unfolded };
  const targets = from === undefined ? undefined : reach.targets.get(from);
  if (from === undefined || targets === undefined) return unfolded;
  return to !== undefined && targets.has(to) ? { from, to, ...unfolded } : { from, ...unfolded };
}

/** What a tap on this territory selects; {} lets go of all, null: there is nothing to choose. */
export function tapOn(id: TerritoryId, selection: Selection, reach: Reach): Selection | null {
  const { at, from, to } = selection;
  if (reach.places.has(id)) return at === id ? {} : { at: id };
  if (from === id) return {};
  if (from !== undefined && reach.targets.get(from)?.has(id)) return to === id ? { from } : { from, to: id };
  return reach.targets.has(id) ? { from: id } : null;
}

/** The link that selects this, relative to the table's page. */
export function linkTo(selection: Selection): string {
  const { at, from, to, open } = selection;
  const named = Object.entries({ at, from, to, open }).filter(([, value]) => value !== undefined);
  return `?${named.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&")}`;
}
