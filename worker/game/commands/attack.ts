import type { CommandOf } from "../command";
import { afterConquest } from "../consequences";
import { type Handler, territoriesOf } from "../handler";
import type { Seat } from "../ids";
import { pactAgainst } from "../pact";
import { dice } from "../random";
import { losses } from "../rules/combat";
import type { Rulebook } from "../ruleset";
import type { State } from "../state";
import { type Story, tell } from "../story";
import type { Violation } from "../violation";

type Attack = CommandOf<"attack">;

/** From an own territory to a bordering foreign one, once, until it falls, or down to so many armies. Seed 001, "El ataque". */
export const attack: Handler<Attack> = {
  phases: ["attack"],
  choices: (book, state, seat) =>
    territoriesOf(state, seat).flatMap((from) =>
      state.armies[from] < book.combat.attackFrom
        ? []
        : book.neighbours[from]
            .filter(
              (to) =>
                state.owner[to] !== seat &&
                !pactAgainst(state, seat, state.owner[to], state.territories[from], state.territories[to]),
            )
            .map(
              (to) =>
                ({
                  command: { type: "attack", from: state.territories[from], to: state.territories[to] },
                }) as const,
            ),
    ),
  decide(story, seat, command) {
    const violation = refused(story.book, story.now, seat, command);
    if (violation) return violation;
    const from = story.now.indexOf[command.from];
    const to = story.now.indexOf[command.to];
    const stopAt = stopsAt(story.book, command);
    do roll(story, from, to);
    while (story.now.armies[to] > 0 && story.now.armies[from] > stopAt);
    if (story.now.armies[to] === 0) conquer(story, from, to, seat);
    return null;
  },
};

/** Armies in the source at which rolling ends: at once, when it cannot attack any more, or the number asked for. */
function stopsAt(book: Rulebook, { until = "once" }: Attack): number {
  if (until === "once") return Number.POSITIVE_INFINITY;
  const cannot = book.combat.attackFrom - 1;
  return until === "conquest" ? cannot : Math.max(until, cannot);
}

function refused(book: Rulebook, state: State, seat: Seat, command: Attack): Violation | null {
  const { from, to } = command;
  const source = state.indexOf[from];
  const target = state.indexOf[to];
  if (state.owner[source] !== seat) return { code: "not-yours", territory: from };
  if (state.owner[target] === seat) return { code: "own-territory", territory: to };
  if (!book.areNeighbours(source, target)) return { code: "not-adjacent", from, to };
  const pact = pactAgainst(state, seat, state.owner[target], from, to);
  if (pact) return { code: "pact-in-force", pact: pact.id, with: state.owner[target] };
  return tooFew(book, state, command) ?? badDice(book, state, command);
}

function tooFew(book: Rulebook, state: State, { from, until }: Attack): Violation | null {
  const armies = state.armies[state.indexOf[from]];
  const least = Math.max(book.combat.attackFrom, typeof until === "number" ? until + 1 : 0);
  return armies < least ? { code: "too-few-armies", territory: from, armies, least } : null;
}

function badDice(book: Rulebook, state: State, { from, dice: chosen }: Attack): Violation | null {
  const most = book.combat.attackDice(state.armies[state.indexOf[from]]);
  return chosen === undefined || chosen === most ? null : { code: "bad-dice", dice: chosen, allowed: [most] };
}

/** One roll: the attacker's dice, then the defender's. */
function roll(story: Story, from: number, to: number): void {
  const { book, now, random } = story;
  const attackDice = dice(random, book.combat.attackDice(now.armies[from]));
  const defenceDice = dice(random, book.combat.defenceDice(now.armies[to]));
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

/** The fewest armies move in by themselves; more may follow by `occupy` where the source can spare them. E02, E11. */
function conquer(story: Story, from: number, to: number, by: Seat): void {
  const { book, now } = story;
  const of = now.owner[to];
  const { least, most } = book.occupation;
  tell(story, {
    type: "territory-conquered",
    territory: now.territories[to],
    from: now.territories[from],
    by,
    of,
    armies: least,
    most: Math.min(most, now.armies[from] - 1),
  });
  afterConquest(story, to, by, of);
}
