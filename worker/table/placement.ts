import { botLevels, type RulesetId, rulesets } from "../game";
import { botSeat, type LobbySeat, openSeat } from "./lobby";

/** The seats of a table, and for which ruleset. */
export interface Placement {
  readonly ruleset: RulesetId;
  readonly seats: readonly LobbySeat[];
}

const firstLevel = "steady";

/** A bot's level by its name, the usual one where none is named; null where there is no such level. */
export function levelOf(name: string | undefined): string | null {
  if (name === undefined || name === "") return firstLevel;
  return botLevels.find((level) => level === name) ?? null;
}

/** The seats with as many in all and as many bots as was asked for; `refuse` hears of what cannot be. */
export function placed(
  { ruleset, seats }: Placement,
  asked: Readonly<Record<string, string>>,
  refuse: (name: string, expected: string) => void,
): readonly LobbySeat[] {
  const [fewest, most] = rulesets[ruleset].seats;
  const people = seats.filter((seat) => seat.kind === "person").length;
  const least = Math.max(fewest, people);
  let count = Math.min(Math.max(seats.length, least), most);
  if (asked.seats !== undefined) {
    const wanted = /^\d{1,2}$/.test(asked.seats) ? Number(asked.seats) : 0;
    if (wanted < least || wanted > most) refuse("seats", `${least}–${most}`);
    else count = wanted;
  }
  if (asked.bots === undefined) return resized(seats, count);
  // Somebody has to sit down, or nobody could own the table and start the game.
  const room = count - Math.max(people, 1);
  const levels = levelsAsked(asked.bots);
  if (levels && levels.length <= room)
    return resized(withBots(resized(withoutBots(seats), count), levels), count);
  refuse("bots", `0–${room} | ${botLevels.join(",")}`);
  return resized(seats, count);
}

/** "2" is two of the usual level; "steady,frontier" names each. */
function levelsAsked(text: string): string[] | null {
  if (/^\d{1,2}$/.test(text)) return Array.from({ length: Number(text) }, () => firstLevel);
  const levels = text.split(",").map((name) => (name.trim() === "" ? null : levelOf(name.trim())));
  return levels.every((level) => level !== null) ? levels : null;
}

/** So many seats in all: open ones are added at the end; open ones go first, then closed ones, then bots, from the end. */
function resized(seats: readonly LobbySeat[], count: number): LobbySeat[] {
  const result = [...seats];
  while (result.length < count) result.push(openSeat);
  for (const kind of ["open", "closed", "bot"] as const)
    for (let i = result.length - 1; i >= 0 && result.length > count; i--)
      if (result[i].kind === kind) result.splice(i, 1);
  return result;
}

const withoutBots = (seats: readonly LobbySeat[]): LobbySeat[] =>
  seats.map((seat) => (seat.kind === "bot" ? openSeat : seat));

/** Bots of these levels on the last seats without a person. */
function withBots(seats: readonly LobbySeat[], levels: readonly string[]): LobbySeat[] {
  const result = [...seats];
  const free = result
    .flatMap((seat, i) => (seat.kind === "person" ? [] : [i]))
    .slice(-levels.length || seats.length);
  levels.forEach((level, i) => {
    result[free[i]] = botSeat(level);
  });
  return result;
}
