import type { BotPace } from "../../web/tableView";
import type { Colour, Options, RulesetId, Seat } from "../game";
import { colours, resolveOptions, rulesets } from "../game";

/** One chair. Open and closed ones vanish at the start, and the others are numbered in their order. */
export interface LobbySeat {
  readonly kind: "person" | "bot" | "open" | "closed";
  readonly name: string;
  /** Null while nobody sits. */
  readonly colour: Colour | null;
  readonly level: string | null;
  /** The hash of the key that opens this seat; null for all but a person. */
  readonly holder: string | null;
  /** The lucky word; "" for none. */
  readonly word: string;
}

/** What the host chooses. */
export interface Settings {
  readonly ruleset: RulesetId;
  /** The ruleset's options that were chosen; the others have their default. */
  readonly given: Options;
  readonly botPace: BotPace;
  readonly public: boolean;
  readonly locked: boolean;
}

/** Everything about a table but its orders: what is written when the lobby changes, and only then. */
export interface Lobby {
  readonly slug: string;
  /** Hex of the 32 bytes that the dice come from. Hidden until the game is over. */
  readonly seed: string;
  /** Counts lobby acts. */
  readonly version: number;
  readonly settings: Settings;
  readonly seats: readonly LobbySeat[];
  /** The holder of the owner's seat; null where nobody sits. */
  readonly owner: string | null;
}

export const openSeat: LobbySeat = {
  kind: "open",
  name: "",
  colour: null,
  level: null,
  holder: null,
  word: "",
};

/** A bot without a colour yet. */
export const botSeat = (level: string): LobbySeat => ({ ...openSeat, kind: "bot", level });

/** Whether somebody or something plays from this seat. */
export const plays = (seat: LobbySeat): boolean => seat.kind === "person" || seat.kind === "bot";

/** The first colour that no seat has. There are as many colours as seats. */
export function freeColour(seats: readonly LobbySeat[]): Colour | null {
  return colours.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? null;
}

/** Gives every bot without a colour the first free one. */
export function coloured(seats: readonly LobbySeat[]): LobbySeat[] {
  const result = [...seats];
  for (let i = 0; i < result.length; i++) {
    if (plays(result[i]) && result[i].colour === null)
      result[i] = { ...result[i], colour: freeColour(result) };
  }
  return result;
}

/** The seat that this holder's key opens; null for a watcher. */
export function seatOf(lobby: Pick<Lobby, "seats">, holder: string | null): Seat | null {
  if (holder === null) return null;
  const seat = lobby.seats.findIndex((one) => one.holder === holder);
  return seat < 0 ? null : seat;
}

/** Every option of the table, resolved for the seats it has now. */
export function optionsOf({ settings, seats }: Pick<Lobby, "settings" | "seats">): Options {
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const playing = seats.filter((seat) => seat.kind !== "closed").length;
  return resolveOptions(rulesets[settings.ruleset], settings.given, { seats: playing, bots }).options;
}
