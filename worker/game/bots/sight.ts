import type { Options } from "../event";
import type { Seat } from "../ids";
import { binds, covers, isBetween } from "../pact";
import { rulebook } from "../rulebook";
import type { Rulebook } from "../ruleset";
import type { Pact } from "../state";
import type { OwnView, View } from "../view";

/** What a bot looks at: the view of its own seat, and the rulebook that the table printed. */
export interface Sight {
  readonly view: View;
  readonly you: OwnView;
  readonly me: Seat;
  readonly book: Rulebook;
  /** Pacts of this seat that forbid attacks now. */
  readonly binding: readonly Pact[];
}

/** The sight of the seat whose view this is. Throws for a watcher's view, which no bot is given. */
export function sightOf(view: View): Sight {
  const { you } = view;
  if (!you) throw new Error("a bot needs a seat");
  const me = you.seat;
  return { view, you, me, book: bookOf(view.ruleset, view.options), binding: bindingFor(view.pacts, me) };
}

/** Whether a pact forbids this seat to attack there. */
export function barred({ view, me, binding }: Sight, from: number, to: number): boolean {
  if (binding.length === 0) return false;
  const { territories, owner } = view;
  return binding.some(
    (pact) => isBetween(pact, me, owner[to]) && covers(pact, territories[from], territories[to]),
  );
}

/** Whether a foreign territory lies beside this one. */
export function isFrontier({ view, me, book }: Sight, territory: number): boolean {
  for (const beside of book.neighbours[territory]) if (view.owner[beside] !== me) return true;
  return false;
}

/** Own territories, by index. */
export function ownTerritories({ view, me }: Sight): number[] {
  const own: number[] = [];
  for (let t = 0; t < view.owner.length; t++) if (view.owner[t] === me) own.push(t);
  return own;
}

/** By territory, how many own borders lie between it and the nearest foreign territory, from 0 at the frontier; -1 where it is not own. */
export function distances(sight: Sight): Int8Array {
  const { view, me, book } = sight;
  const distance = new Int8Array(view.owner.length).fill(-1);
  const queue = ownTerritories(sight).filter((territory) => isFrontier(sight, territory));
  for (const territory of queue) distance[territory] = 0;
  for (let i = 0; i < queue.length; i++)
    for (const beside of book.neighbours[queue[i]])
      if (view.owner[beside] === me && distance[beside] === -1) {
        distance[beside] = distance[queue[i]] + 1;
        queue.push(beside);
      }
  return distance;
}

/** An offer that waits for this seat's answer. */
export function offerTo({ view, me }: Sight): Pact | undefined {
  return view.pacts.find((pact) => pact.status === "offered" && pact.with === me);
}

const noPacts: readonly Pact[] = [];

function bindingFor(pacts: readonly Pact[], me: Seat): readonly Pact[] {
  if (pacts.length === 0) return noPacts;
  return pacts.filter((pact) => (pact.by === me || pact.with === me) && binds(pact));
}

/** A game's options are one object from order to order; asked by identity, its book is found without spelling them out. */
const books = new WeakMap<Options, Rulebook>();

function bookOf(ruleset: string, options: Options): Rulebook {
  const known = books.get(options);
  if (known?.ruleset.id === ruleset) return known;
  const book = rulebook(ruleset, options);
  books.set(options, book);
  return book;
}
