import type { Command, Seat, TerritoryId, View } from "../worker/game";
import type { Selection } from "./context";
import { bookOf } from "./parts/boardOf";
import { sendable } from "./parts/outcome";
import type { TableView } from "./tableView";

/** What can be chosen on the board now, read off the viewer's choices alone. */
export interface Reach {
  /** Territories to place on, or to claim. */
  readonly places: ReadonlySet<TerritoryId>;
  /** By source, where an attack or a regrouping may go. */
  readonly targets: ReadonlyMap<TerritoryId, ReadonlySet<TerritoryId>>;
  /** By target, who may attack it together; empty where every attack has one source. */
  readonly attackers: ReadonlyMap<TerritoryId, ReadonlySet<TerritoryId>>;
}

/** Where this command's armies come from, and where they go; [] for a command that moves none. */
export function movesOf(command: Command): readonly { from: TerritoryId; to: TerritoryId }[] {
  if (command.type !== "attack" && command.type !== "regroup") return [];
  const { from, to } = command;
  return typeof from === "string"
    ? [{ from, to }]
    : Object.keys(from).map((source) => ({ from: source, to }));
}

/** Everything the viewer may choose on the board; nothing for who watches or waits. */
export function reachOf(view: TableView): Reach {
  const places = new Set<TerritoryId>();
  const targets = new Map<TerritoryId, Set<TerritoryId>>();
  for (const { command } of view.game?.you?.choices ?? []) {
    if (command.type === "claim") places.add(command.territory);
    if (command.type === "place") for (const id of Object.keys(command.armies)) places.add(id);
    for (const { from, to } of movesOf(command)) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  return { places, targets, attackers: attackersIn(view) };
}

/** By target, own territories that can attack it together: two may do what neither could alone, and no choice tells. */
function attackersIn(view: TableView): Reach["attackers"] {
  const attackers = new Map<TerritoryId, Set<TerritoryId>>();
  const { game } = view;
  const book = bookOf(view);
  if (!game?.you || book.combat.kind === "dice" || !mayAttack(game, game.you.seat)) return attackers;
  const { territories, owner, armies } = game;
  for (const [t, id] of territories.entries()) {
    if (owner[t] !== game.you.seat || sendable(book, armies[t]) === 0) continue;
    for (const n of book.neighbours[t]) {
      if (owner[n] === game.you.seat) continue;
      const target = territories[n];
      attackers.set(target, (attackers.get(target) ?? new Set()).add(id));
    }
  }
  return attackers;
}

const mayAttack = ({ phase, asks, awaits }: View, seat: Seat): boolean =>
  asks === null && awaits.includes(seat) && (phase === "attack" || phase === "choose");

/** The selection without what can no longer be chosen, so that an old link or a changed board selects nothing wrong. */
export function stillOpen({ at, from, to, open }: Selection, reach: Reach): Selection {
  const unfolded = open === undefined ? {} : { open };
  if (at !== undefined && reach.places.has(at)) return { at, ...unfolded };
  const targets = from === undefined ? undefined : reach.targets.get(from);
  if (from === undefined || targets === undefined)
    return to !== undefined && reach.attackers.has(to) ? { to, ...unfolded } : unfolded;
  return to !== undefined && targets.has(to) ? { from, to, ...unfolded } : { from, ...unfolded };
}

/** What a tap on this territory selects; {} lets go of all, null: there is nothing to choose. */
export function tapOn(id: TerritoryId, { at, from, to }: Selection, reach: Reach): Selection | null {
  if (at === id || from === id) return {};
  // Where one may place or attack, the territory chosen to place on is also where an attack may come from.
  const source = from ?? at;
  if (source !== undefined && reach.targets.get(source)?.has(id))
    return from !== undefined && to === id ? { from } : { from: source, to: id };
  if (source === undefined && to !== undefined && reach.attackers.get(to)?.has(id)) return { from: id, to };
  if (from !== undefined && reach.targets.has(id)) return { from: id };
  if (reach.places.has(id)) return { at: id };
  if (reach.targets.has(id)) return { from: id };
  return from === undefined && to === id ? {} : aimAt(id, reach);
}

/** What aims at a territory that several may attack together: all of them, or the only one there is. Null: none may. */
export function aimAt(id: TerritoryId, { attackers, targets }: Reach): Selection | null {
  const able = [...(attackers.get(id) ?? [])];
  if (able.length === 1 && targets.get(able[0])?.has(id)) return { from: able[0], to: id };
  return able.length > 0 ? { to: id } : null;
}

/** The link that selects this, relative to the table's page. */
export function linkTo(selection: Selection): string {
  const { at, from, to, open } = selection;
  const named = Object.entries({ at, from, to, open }).filter(([, value]) => value !== undefined);
  return `?${named.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&")}`;
}
