import type { Refusal } from "../../web/tableView";
import { botLevels, type Colour, fail, ok, type Result, type Seat } from "../game";
import { botSeat, coloured, freeColour, type Lobby, type LobbySeat, openSeat, seatOf } from "./lobby";
import { levelOf } from "./placement";

/** Who wants to sit down. */
export interface Newcomer {
  readonly holder: string;
  readonly name: string;
  readonly colour: Colour | null;
  readonly word: string;
}

/** What the owner does with a seat before the start. */
export interface SeatChange {
  readonly kind: "bot" | "open" | "close";
  readonly seat: Seat;
  readonly level?: string;
}

/** The lobby with this person on its first open seat; the first person owns the table. */
export function sit(lobby: Lobby, newcomer: Newcomer): Result<Lobby, Refusal> {
  const { seats } = lobby;
  if (lobby.settings.locked) return fail({ code: "locked" });
  const seat = seats.findIndex((one) => one.kind === "open");
  if (seat < 0) return fail({ code: "table-full", seats: seats.length });
  if (newcomer.name !== "" && seats.some((one) => sameName(one.name, newcomer.name)))
    return fail({ code: "already-taken", what: "name" });
  if (newcomer.colour !== null && seats.some((one) => one.colour === newcomer.colour))
    return fail({ code: "already-taken", what: "colour" });
  const { holder, name, word } = newcomer;
  const colour = newcomer.colour ?? freeColour(seats);
  const seated = seats.with(seat, { kind: "person", name, colour, level: null, holder, word });
  return ok({ ...lobby, seats: coloured(seated), owner: lobby.owner ?? holder });
}

/** The lobby with this person's lucky word. */
export function speak(lobby: Lobby, holder: string, word: string): Lobby {
  return { ...lobby, seats: lobby.seats.map((seat) => (seat.holder === holder ? { ...seat, word } : seat)) };
}

/** The lobby with a bot on this seat, or with the seat opened or closed. Only opening a person's seat frees it. */
export function arrangeSeat(lobby: Lobby, { kind, seat, level }: SeatChange): Result<Lobby, Refusal> {
  const now = lobby.seats[seat];
  if (!now) return fail({ code: "no-such-seat", seat });
  if (kind !== "open" && now.kind === "person") return fail({ code: "already-taken", what: "seat" });
  const bot = levelOf(level);
  if (kind === "bot" && bot === null)
    return fail({ code: "malformed", field: "level", expected: botLevels.join(" | ") });
  const seats = coloured(lobby.seats.with(seat, changed(now, kind, bot)));
  return ok({ ...lobby, seats, owner: ownerAmong(seats, lobby.owner) });
}

/** The seats that play, in their order: what the start makes of a lobby. */
export function playing(lobby: Lobby): Lobby {
  return { ...lobby, seats: lobby.seats.filter((seat) => seat.kind === "person" || seat.kind === "bot") };
}

function changed(now: LobbySeat, kind: SeatChange["kind"], level: string | null): LobbySeat {
  if (kind === "close") return { ...openSeat, kind: "closed" };
  if (kind === "open" || level === null) return openSeat;
  return { ...botSeat(level), colour: now.kind === "bot" ? now.colour : null };
}

/** An owner whose seat was opened hands the table to the first person left. */
function ownerAmong(seats: readonly LobbySeat[], owner: string | null): string | null {
  if (owner !== null && seatOf({ seats }, owner) !== null) return owner;
  return seats.find((seat) => seat.kind === "person")?.holder ?? null;
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
