import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { type Command, type GameEvent, rulebook } from "../../worker/game";
import { order, someOrder, viewOf } from "./visitor";

export const stubOf = (slug: string) => env.TABLES.getByName(slug);

/** An order that has to be accepted. */
export async function ordered(slug: string, key: string, command: Command): Promise<void> {
  const answer = await order(slug, key, command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${await answer.text()}`);
}

/** Whoever is awaited claims, places and goes on until it is a person's turn in this phase, bots by the alarm. Answers whose. */
export async function untilPhase(
  slug: string,
  keys: readonly string[],
  ...phases: readonly string[]
): Promise<number> {
  for (let i = 0; i < 200; i++) {
    const { phase, awaits, turn } = await viewOf(slug);
    if (turn !== null && turn < keys.length && phases.includes(phase)) return turn;
    if (awaits[0] < keys.length) await ordered(slug, keys[awaits[0]], await someOrder(slug, keys[awaits[0]]));
    else await runDurableObjectAlarm(stubOf(slug));
  }
  throw new Error(`no ${phases} in two hundred orders`);
}

/** An attack about to be ordered. */
export interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Past the set-up of a table with dice, the seat on turn stands with some armies beside the others' strongest territory,
 * free to attack it.
 */
export async function diceFight(slug: string, keys: readonly string[]): Promise<Fight> {
  const attacker = await untilPhase(slug, keys, "reinforce");
  const { territories, table } = await viewOf(slug);
  const { borders } = rulebook(table.ruleset, table.options).board;
  const besides = (id: string) =>
    borders.flatMap((pair) => (pair.includes(id) ? pair.filter((one) => one !== id) : []));
  const foreign = Object.keys(territories)
    .filter((id) => territories[id].seat !== attacker)
    .toSorted((a, b) => territories[b].armies - territories[a].armies);
  for (const to of foreign) {
    const from = besides(to).find((id) => territories[id].seat === attacker);
    if (from === undefined) continue;
    const { you } = await viewOf(slug, keys[attacker]);
    await ordered(slug, keys[attacker], { type: "place", armies: { [from]: you?.left.free ?? 0 } });
    await ordered(slug, keys[attacker], { type: "next" });
    return { attacker, defender: territories[to].seat ?? -1, from, to };
  }
  throw new Error("nobody stands beside anybody");
}

/** Past the hidden set-up, an attack that the seat on turn may declare, with its most armies. */
export async function forceFight(
  slug: string,
  keys: readonly string[],
): Promise<Fight & { readonly command: Command }> {
  const attacker = await untilPhase(slug, keys, "choose");
  const { you, territories } = await viewOf(slug, keys[attacker]);
  for (const { command, armies } of you?.choices.toReversed() ?? []) {
    if (command.type !== "attack" || typeof command.from === "string" || !armies) continue;
    const [from] = Object.keys(command.from);
    const most = { ...command, from: { [from]: armies[1] } };
    const defender = territories[command.to].seat ?? -1;
    return { attacker, defender, from, to: command.to, command: most };
  }
  throw new Error("no attack is open");
}

/** Writes into the table that these things happened at its last order, unseen by the others, and lets it wake anew. */
export async function happens(slug: string, seat: number, events: readonly GameEvent[]): Promise<void> {
  await runInDurableObject(stubOf(slug), (_, { storage }) => {
    storage.sql.exec(
      `INSERT INTO orders (version, n, at, seat, id, command, events, rolls)
       SELECT MAX(version), NULL, MAX(at), ?, NULL, '{"type":"standing"}', ?, '[]' FROM orders`,
      seat,
      JSON.stringify(events),
    );
  });
  await evictDurableObject(stubOf(slug));
}
