import {
  type CardId,
  type Colour,
  type Command,
  colours,
  type GameEvent,
  type Objective,
  type Options,
  type PhaseName,
  type Rulebook,
  resolveOptions,
  rulebook,
  rulesets,
  type Seat,
  type TerritoryId,
} from "../../worker/game/index";

/** The options of the ruleset played by people, but for those given. */
export function optionsWith(given: Readonly<Record<string, string>> = {}): Options {
  const { options, bad } = resolveOptions(rulesets["comunidad-teg"], given, { seats: 2, bots: 0 });
  if (bad.length > 0) throw new Error(`no such option: ${JSON.stringify(bad)}`);
  return options;
}

/** The rulebook of seed 001 with these options. */
export const bookWith = (given: Readonly<Record<string, string>> = {}): Rulebook =>
  rulebook("comunidad-teg", optionsWith(given));

const { board } = rulesets["comunidad-teg"];

/** Every territory in the board's order. */
export const everywhere: readonly TerritoryId[] = board.territories.map(({ id }) => id);

/** A continent's territories in the board's order; only the first so many where a number is given. */
export function inside(continent: string, count?: number): TerritoryId[] {
  const ids = board.territories.filter((each) => each.continent === continent).map(({ id }) => id);
  if (ids.length === 0) throw new Error(`no continent ${continent}`);
  return ids.slice(0, count);
}

/** These territories for this seat, each with so many armies: rows of a position's table. */
export const held = (seat: Seat, ids: readonly TerritoryId[], armies = 1): Table =>
  Object.fromEntries(ids.map((id) => [id, [seat, armies] as const]));

/** Whose territory it is, and how many armies stand in it. */
export type Table = Readonly<Record<TerritoryId, readonly [seat: Seat, armies: number]>>;

/** A position: what differs from one army everywhere, shared out among all seats but 0, on seat 0's attack in the first round. */
export interface Position {
  readonly at?: Table;
  /** Three where neither this nor `colours` is given. */
  readonly seats?: number;
  readonly colours?: readonly Colour[];
  readonly options?: Readonly<Record<string, string>>;
  /** Who have, in turn, all that `at` does not name; by default all but seat 0. */
  readonly rest?: readonly Seat[];
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly round?: number;
  /** By default the attack. */
  readonly phase?: PhaseName;
  /** By seat; whoever has none plays for the world, which no test reaches by chance. */
  readonly objectives?: Readonly<Partial<Record<Seat, Objective>>>;
  /** By seat, in the order in which the cards came. */
  readonly hands?: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  /** The top first; by default every card that is in no hand, in board order. */
  readonly pile?: readonly CardId[];
}

const world: Objective = { id: "world", target: null };

/** The events that lead to a position. Nothing is set but by what the game itself could tell. */
export function position(wanted: Position): GameEvent[] {
  const seats = wanted.colours?.length ?? wanted.seats ?? 3;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const { at = {}, rest = everybody.slice(1), hands = {}, turn = 0, round = 1, phase = "attack" } = wanted;
  for (const id in at) if (!everywhere.includes(id)) throw new Error(`no territory ${id}`);
  const owners = everywhere.map((id, t) => at[id]?.[0] ?? rest[t % rest.length]);
  for (const seat of everybody) if (!owners.includes(seat)) throw new Error(`seat ${seat} has no territory`);
  const dealt = Object.values(hands).flatMap((cards = []) => cards);
  const pile = [...dealt, ...(wanted.pile ?? everywhere.filter((card) => !dealt.includes(card)))];
  const { objectives = {} } = wanted;
  return [
    {
      type: "game-started",
      ruleset: "comunidad-teg",
      edition: rulesets["comunidad-teg"].edition,
      board: board.id,
      options: optionsWith(wanted.options),
      colours: wanted.colours ?? colours.slice(0, seats),
      territories: everywhere,
      owners,
      first: wanted.first ?? 0,
      objectives: everybody.map((seat) => objectives[seat] ?? world),
      pile,
    },
    ...everybody.flatMap((seat) => settled(at, seat)),
    ...Object.entries(hands).flatMap(([seat, cards = []]) => drawn(Number(seat), cards)),
    { type: "turn-began", seat: turn, round, phase },
  ];
}

/** What the position's table adds to the one army of the deal. */
function settled(at: Table, seat: Seat): GameEvent[] {
  const more = Object.entries(at).filter(([, [owner, armies]]) => owner === seat && armies > 1);
  const armies = Object.fromEntries(more.map(([id, [, count]]) => [id, count - 1]));
  const free = Object.values(armies).reduce((sum, count) => sum + count, 0);
  if (free === 0) return [];
  return [
    { type: "armies-granted", seat, free, continents: {} },
    { type: "armies-placed", seat, armies, fromContinents: {} },
  ];
}

const drawn = (seat: Seat, cards: readonly CardId[]): GameEvent[] =>
  cards.map((card) => ({ type: "card-drawn", seat, card }));

/** Granted to whoever reinforces in the position. */
export const granted = (
  seat: Seat,
  free: number,
  continents: Readonly<Record<string, number>> = {},
): GameEvent => ({ type: "armies-granted", seat, free, continents });

/** Attack this way. */
export const attack = (
  from: TerritoryId,
  to: TerritoryId,
  more: { readonly dice?: number; readonly until?: "once" | "conquest" | number } = {},
): Command => ({ type: "attack", from, to, ...more });

/** Place this. */
export const place = (armies: Readonly<Record<TerritoryId, number>>): Command => ({ type: "place", armies });

/** Regroup this way. */
export const regroup = (from: TerritoryId, to: TerritoryId, armies: number): Command => ({
  type: "regroup",
  from,
  to,
  armies,
});

/** Trade these. */
export const trade = (...cards: readonly CardId[]): Command => ({ type: "trade", cards });

/** Ends the phase. */
export const next: Command = { type: "next" };
/** Gives the game up. */
export const surrender: Command = { type: "surrender" };
/** So many armies in all move in. */
export const occupy = (armies: number): Command => ({ type: "occupy", armies });
