import { afterConquest } from "./consequences";
import { defenceAsOdds } from "./odds";
import { dice } from "./random";
import { losses } from "./rules/combat";
import type { DiceCombat } from "./ruleset";
import type { Asked } from "./state";
import { type Story, tell } from "./story";

/** A battle with dice: from where to where, how many dice the attacker asked for (null: the most), armies at which he stops. */
export interface Battling {
  readonly from: number;
  readonly to: number;
  readonly dice: number | null;
  readonly stopAt: number;
}

type AskedToDefend = Extract<Asked, { question: "defend" }>;

/** Rolls until the target falls, the source is down to where it stops, or the defender is asked. */
export function battle(story: Story, combat: DiceCombat, battling: Battling): void {
  const { now } = story;
  const { from, to, stopAt } = battling;
  do if (asks(story, combat, battling)) return;
  while (now.armies[to] > 0 && now.armies[from] > stopAt && now.armies[from] >= combat.attackFrom);
  if (now.armies[to] === 0) conquer(story, from, to);
}

/** The defender has answered, or his printed default has; the attack goes on from there. */
export function defended(story: Story, combat: DiceCombat, asked: AskedToDefend, defenceDice: number): void {
  const { now } = story;
  const battling = {
    from: now.indexOf[asked.from],
    to: now.indexOf[asked.to],
    dice: asked.dice,
    stopAt: asked.stopAt,
  };
  fight(story, battling, asked.attackDice ?? rollAttack(story, combat, battling), defenceDice);
  if (now.armies[battling.to] === 0) conquer(story, battling.from, battling.to);
  else if (now.armies[battling.from] > battling.stopAt && now.armies[battling.from] >= combat.attackFrom)
    battle(story, combat, battling);
}

/** One roll with its answer, unless it waits for the defender: then true. */
function asks(story: Story, combat: DiceCombat, battling: Battling): boolean {
  const { now } = story;
  const { from, to, dice: wanted, stopAt } = battling;
  const attackDice =
    combat.defenderChooses === "before-the-roll" ? null : rollAttack(story, combat, battling);
  const seat = now.owner[to];
  const most = combat.defenceDice(now.armies[to]);
  const order = now.seats[seat].surrendered ? "as-odds" : now.seats[seat].standing.defend;
  if (combat.defenderChooses === "no" || most === 1) {
    fight(story, battling, attackDice ?? rollAttack(story, combat, battling), most);
    return false;
  }
  if (order === "ask") {
    const [source, target] = [now.territories[from], now.territories[to]];
    tell(story, { type: "defence-asked", seat, from: source, to: target, attackDice, dice: wanted, stopAt });
    return true;
  }
  const chosen = order === "always-two" ? most : defaultDice(story, combat, battling, attackDice);
  fight(story, battling, attackDice ?? rollAttack(story, combat, battling), chosen);
  return false;
}

/** The dice of the standing order "as-odds". */
export function defaultDice(
  story: Story,
  combat: DiceCombat,
  { from, to, dice: wanted }: Battling,
  attackDice: readonly number[] | null,
): number {
  const { now } = story;
  const rolled = Math.min(wanted ?? Number.POSITIVE_INFINITY, combat.attackDice(now.armies[from]));
  return defenceAsOdds(combat, {
    attackers: now.armies[from],
    defenders: now.armies[to],
    attackDice: attackDice ?? rolled,
  });
}

function rollAttack({ now, random }: Story, combat: DiceCombat, { from, dice: wanted }: Battling): number[] {
  const most = combat.attackDice(now.armies[from]);
  return dice(random, wanted === null ? most : Math.min(wanted, most));
}

function fight(story: Story, { from, to }: Battling, attackDice: readonly number[], defence: number): void {
  const { now, random } = story;
  const defenceDice = dice(random, defence);
  const lost = losses(attackDice, defenceDice);
  tell(story, {
    type: "battle-fought",
    from: now.territories[from],
    to: now.territories[to],
    attackDice,
    defenceDice,
    attackLosses: lost.attack,
    defenceLosses: lost.defence,
  });
}

/** The fewest armies that must move move in by themselves; more may follow by `occupy` where there is a choice. E02, E10–E12. */
function conquer(story: Story, from: number, to: number): void {
  const { book, now } = story;
  const of = now.owner[to];
  const by = now.owner[from];
  const rolled = now.last?.attackDice.length ?? 0;
  const armies = book.occupation.least(rolled);
  const most = book.occupation.most(rolled, now.armies[from] - 1);
  tell(story, {
    type: "territory-conquered",
    territory: now.territories[to],
    from: now.territories[from],
    by,
    of,
    armies,
    most,
  });
  afterConquest(story, to, by, of);
}
