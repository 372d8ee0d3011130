import { battle } from "../battle";
import type { Choice, CommandOf } from "../command";
import { type Handler, territoriesOf } from "../handler";
import type { Seat, TerritoryId } from "../ids";
import { pactAgainst } from "../pact";
import type { DiceCombat, Rulebook } from "../ruleset";
import type { State } from "../state";
import { tell } from "../story";
import { beginPhase } from "../turn";
import type { Violation } from "../violation";
import { type ForceAttack, forceChoices, forces, mixedUp } from "./attackForces";

type Attack = CommandOf<"attack">;
type DiceAttack = Exclude<Attack, ForceAttack>;

/** Against a bordering foreign territory: with dice from one, or with armies from several. Seed 001, "El ataque"; seed 003, "Attack". */
export const attack: Handler<Attack> = {
  phases: ["attack", "choose"],
  choices: (book, state, seat) =>
    book.combat.kind === "dice"
      ? diceChoices(book, book.combat, state, seat)
      : forceChoices(book, state, seat),
  decide(story, seat, command) {
    const { combat } = story.book;
    if (combat.kind === "forces")
      return typeof command.from === "string"
        ? mixedUp(combat)
        : forces(story, seat, command as ForceAttack, combat);
    if (typeof command.from !== "string") return mixedUp(combat);
    return withDice(story, seat, command as DiceAttack, combat);
  },
};

function diceChoices(book: Rulebook, combat: DiceCombat, state: State, seat: Seat): Choice[] {
  return territoriesOf(state, seat).flatMap((from) => {
    if (state.armies[from] < combat.attackFrom) return [];
    const source = state.territories[from];
    return book.neighbours[from]
      .filter(
        (to) =>
          state.owner[to] !== seat &&
          !pactAgainst(state, seat, state.owner[to], source, state.territories[to]),
      )
      .map((to) => ({ command: { type: "attack", from: source, to: state.territories[to] } }));
  });
}

/** Once, until it falls, or down to so many armies. */
function withDice(
  story: Parameters<Handler<Attack>["decide"]>[0],
  seat: Seat,
  command: DiceAttack,
  combat: DiceCombat,
): Violation | null {
  const { now, book } = story;
  const violation = refused(book, combat, now, seat, command);
  if (violation) return violation;
  if (now.phase === "choose") beginPhase(story, "attack");
  if (now.occupying) waive(story);
  battle(story, combat, {
    from: now.indexOf[command.from],
    to: now.indexOf[command.to],
    dice: command.dice ?? null,
    stopAt: stopsAt(command),
  });
  return null;
}

/** The fewest stay in what was conquered last. E49. */
function waive(story: Parameters<Handler<Attack>["decide"]>[0]): void {
  const { occupying, territories } = story.now;
  if (!occupying) return;
  tell(story, {
    type: "territory-occupied",
    territory: territories[occupying.to],
    from: territories[occupying.from],
    armies: occupying.moved,
    more: 0,
  });
}

/** Armies in the source at which rolling ends; infinity: after the first roll. */
function stopsAt({ until = "once" }: DiceAttack): number {
  if (until === "once") return Number.MAX_SAFE_INTEGER;
  return until === "conquest" ? 0 : until;
}

function refused(
  book: Rulebook,
  combat: DiceCombat,
  state: State,
  seat: Seat,
  command: DiceAttack,
): Violation | null {
  const { from, to } = command;
  const source = state.indexOf[from];
  const target = state.indexOf[to];
  if (state.owner[source] !== seat) return { code: "not-yours", territory: from };
  if (state.owner[target] === seat) return { code: "own-territory", territory: to };
  if (!book.areNeighbours(source, target)) return { code: "not-adjacent", from, to };
  const pact = pactAgainst(state, seat, state.owner[target], from, to);
  if (pact) return { code: "pact-in-force", pact: pact.id, with: state.owner[target] };
  return tooFew(combat, state, from, command.until) ?? badDice(combat, state, from, command.dice);
}

function tooFew(
  combat: DiceCombat,
  state: State,
  from: TerritoryId,
  until: DiceAttack["until"],
): Violation | null {
  const armies = state.armies[state.indexOf[from]];
  const least = Math.max(combat.attackFrom, typeof until === "number" ? until + 1 : 0);
  return armies < least ? { code: "too-few-armies", territory: from, armies, least } : null;
}

function badDice(
  combat: DiceCombat,
  state: State,
  from: TerritoryId,
  chosen: number | undefined,
): Violation | null {
  const most = combat.attackDice(state.armies[state.indexOf[from]]);
  const allowed = combat.attackerChooses ? Array.from({ length: most }, (_, i) => i + 1) : [most];
  return chosen === undefined || allowed.includes(chosen)
    ? null
    : { code: "bad-dice", dice: chosen, allowed };
}
