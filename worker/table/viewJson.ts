import type { TableSeat, TableView } from "../../web/tableView";
import type { View } from "../game";
import { rulesets } from "../game";

/** The owner of a territory that nobody has claimed. */
const nobody = -1;

/** The table for programs: the shape that `view.json` promises. */
export function viewJson(view: TableView) {
  const { game } = view;
  return {
    version: view.version,
    table: tableJson(view),
    round: game?.round ?? 0,
    phase: game?.phase ?? "lobby",
    turn: game?.turn ?? null,
    awaits: game?.awaits ?? [],
    asks: asksJson(view),
    seats: view.seats.map((seat) => seatJson(seat, game)),
    territories: game ? territoriesJson(game) : {},
    pacts: game?.pacts ?? [],
    last: game?.last ? { type: "battle-fought", ...game.last } : null,
    winners: game?.winners ?? null,
    victory: game?.victory ?? null,
    dice: diceJson(view),
    you: ownJson(view),
  };
}

/** What the table is, in both JSON documents. */
export function tableJson(view: TableView) {
  return {
    slug: view.slug,
    ruleset: view.ruleset,
    edition: view.game?.edition ?? Object.values(rulesets).find(({ id }) => id === view.ruleset)?.edition,
    options: view.options,
    owner: view.owner,
    public: view.public,
    locked: view.locked,
    botPace: view.botPace,
  };
}

/** The commitment, and the seed once it is over. */
export function diceJson({ dice }: TableView) {
  return { commitment: dice.commitment, ...(dice.seed === null ? {} : { seed: dice.seed }) };
}

function seatJson({ seat, name, colour, kind, level, present, hasWord, word }: TableSeat, game: View | null) {
  const played = game?.seats[seat];
  return {
    seat,
    name,
    colour,
    kind,
    ...(level === undefined ? {} : { level }),
    alive: played ? played.alive : kind === "person" || kind === "bot",
    surrendered: played?.surrendered ?? false,
    territories: played?.territories ?? 0,
    armies: played?.armies ?? 0,
    cards: played?.cards ?? 0,
    trades: played?.trades ?? 0,
    ...(played?.objective ? { objective: played.objective } : {}),
    present,
    hasWord,
    ...(word === undefined ? {} : { word }),
  };
}

/** The question that is put, and until when it may be answered where it is put to a seat not on turn. */
function asksJson({ game, due }: TableView) {
  if (!game?.asks) return null;
  return { ...game.asks, ...(due === null ? {} : { due }) };
}

function territoriesJson({ territories, owner, armies }: View) {
  return Object.fromEntries(
    territories.map((id, i) => [id, { seat: owner[i] === nobody ? null : owner[i], armies: armies[i] }]),
  );
}

function ownJson({ you, game }: TableView) {
  if (!you) return null;
  const own = game?.you;
  return {
    seat: you.seat,
    owner: you.owner,
    objective: own?.objective ?? null,
    progress: own?.progress ?? [],
    hand: own?.hand ?? [],
    standing: own?.standing ?? {},
    left: own?.left ?? { free: 0, continents: {} },
    choices: own?.choices ?? [],
  };
}
