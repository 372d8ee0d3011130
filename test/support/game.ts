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
  type Ruleset,
  type RulesetId,
  resolveOptions,
  rulebook,
  rulesets,
  type Seat,
  type TerritoryId,
} from "../../worker/game/index";

type Given = Readonly<Record<string, string>>;

const teg = "comunidad-teg";

/** The options of a ruleset played by people, as many as may, but for those given. */
export function optionsOf(id: RulesetId, given: Given = {}): Options {
  const ruleset: Ruleset = rulesets[id];
  const { options, bad } = resolveOptions(ruleset, given, { seats: ruleset.seats[1], bots: 0 });
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(options, name));
  if (bad.length > 0 || unknown.length > 0)
    throw new Error(`no such option: ${JSON.stringify([bad, unknown])}`);
  return options;
}

/** A ruleset's rulebook with these options. */
export const bookOf = (id: RulesetId, given: Given = {}): Rulebook => rulebook(id, optionsOf(id, given));

/** The rulebook of seed 001 with these options. */
export const bookWith = (given: Given = {}): Rulebook => bookOf(teg, given);

/** Every territory of a ruleset's board in the board's order. */
export const territoriesOf = (id: RulesetId): readonly TerritoryId[] =>
  rulesets[id].board.territories.map((territory) => territory.id);

/** Every territory of T.E.G. in the board's order. */
export const everywhere: readonly TerritoryId[] = territoriesOf(teg);

/** A continent's territories in the board's order; only the first so many where a number is given. */
export function inside(continent: string, count?: number, id: RulesetId = teg): TerritoryId[] {
  const { territories } = rulesets[id].board;
  const ids = territories.filter((each) => each.continent === continent).map((each) => each.id);
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
  /** T.E.G. of seed 001 where none is named. */
  readonly ruleset?: RulesetId;
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
  /** The lap of the round. */
  readonly pass?: number;
  /** By default the attack. */
  readonly phase?: PhaseName;
  /** By seat; whoever has none plays for the world, which no test reaches by chance. */
  readonly objectives?: Readonly<Partial<Record<Seat, Objective>>>;
  /** By seat, in the order in which the cards came. */
  readonly hands?: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  /** The top first; by default every card that is in no hand, in board order, wilds last, where there is a pile. */
  readonly pile?: readonly CardId[];
}

const world: Objective = { id: "world", target: null };

/** The events that lead to a position. Nothing is set but by what the game itself could tell. */
export function position(wanted: Position): GameEvent[] {
  const { ruleset: id = teg, at = {}, hands = {}, objectives = {}, turn = 0, round = 1, pass = 0 } = wanted;
  const everybody = seatsOf(wanted);
  const book = bookOf(id, wanted.options);
  return [
    {
      type: "game-started",
      ruleset: id,
      edition: book.ruleset.edition,
      board: book.board.id,
      options: book.options,
      colours: wanted.colours ?? colours.slice(0, everybody.length),
      territories: territoriesOf(id),
      owners: ownersIn(wanted, everybody),
      first: wanted.first ?? 0,
      objectives: everybody.map((seat) => objectives[seat] ?? world),
      pile: pileOf(book, wanted),
    },
    ...everybody.flatMap((seat) => settled(at, seat)),
    ...Object.entries(hands).flatMap(([seat, cards = []]) => drawn(Number(seat), cards)),
    { type: "turn-began", seat: turn, round, pass, phase: wanted.phase ?? "attack" },
  ];
}

const seatsOf = ({ seats, colours: list }: Position): Seat[] =>
  Array.from({ length: list?.length ?? seats ?? 3 }, (_, seat) => seat);

function ownersIn({ ruleset = teg, at = {}, rest }: Position, everybody: readonly Seat[]): Seat[] {
  const ids = territoriesOf(ruleset);
  const others = rest ?? everybody.slice(1);
  for (const id in at) if (!ids.includes(id)) throw new Error(`no territory ${id}`);
  const owners = ids.map((id, t) => at[id]?.[0] ?? others[t % others.length]);
  for (const seat of everybody) if (!owners.includes(seat)) throw new Error(`seat ${seat} has no territory`);
  return owners;
}

/** What was dealt to the hands lay on top. */
function pileOf({ cards }: Rulebook, { hands = {}, pile }: Position): CardId[] {
  if (cards?.deck !== "pile") return [];
  const dealt = Object.values(hands).flatMap((hand = []) => hand);
  return [...dealt, ...(pile ?? cards.all.filter((card) => !dealt.includes(card)))];
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

/** Attack without dice, with armies by source. */
export const march = (
  from: Readonly<Record<TerritoryId, number>>,
  to: TerritoryId,
  back?: TerritoryId,
): Command => ({ type: "attack", from, to, ...(back === undefined ? {} : { back }) });

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

/** Trade these, with the armies of this one's own territory. */
export const tradeFor = (bonus: CardId, ...cards: readonly CardId[]): Command => ({
  type: "trade",
  cards,
  bonus,
});

/** A set traded for so many armies as the n-th of its counter, with what its own territory got. */
export const traded = (
  seat: Seat,
  cards: readonly CardId[],
  armies: number,
  number: number,
  bonus: TerritoryId | null = null,
): GameEvent => ({
  type: "cards-traded",
  seat,
  cards,
  armies,
  number,
  bonus: bonus === null ? null : { territory: bonus, armies: 2 },
});

/** Ends the phase. */
export const next: Command = { type: "next" };
/** Gives the game up. */
export const surrender: Command = { type: "surrender" };
/** So many armies in all move in. */
export const occupy = (armies: number): Command => ({ type: "occupy", armies });
