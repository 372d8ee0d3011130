import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import type { Selection } from "../../web/context";
import { parts } from "../../web/parts/index";
import { type Choice, type Command, play, type Ruleset, rulesets, type State } from "../../worker/game/index";
import { contextOf, tableOf } from "../support/context";
import { commandIn, formsIn, posted } from "../support/forms";
import { bookOf } from "../support/game";
import { gameOf } from "../support/tables";

/** What a reader selects to give this command. */
function selecting(command: Command): Selection {
  switch (command.type) {
    case "claim":
      return { at: command.territory };
    case "place":
      return { at: Object.keys(command.armies)[0] };
    case "attack":
      return {
        from: typeof command.from === "string" ? command.from : Object.keys(command.from)[0],
        to: command.to,
      };
    case "regroup":
      return { from: command.from, to: command.to };
    case "surrender":
      return { open: "surrender" };
    case "pact-offer":
      return { open: `offer-${command.with}` };
    case "pact-break":
      return { open: `break-${command.pact}` };
    default:
      return {};
  }
}

/** Everything that the page of this seat posts with this selected, each button by itself. */
function commandsOn(state: State, seat: number, selection: Selection): Command[] {
  const html = parts
    .map((part) => renderToString(part.draw(contextOf(tableOf(state, seat), selection))))
    .join("");
  return formsIn(html)
    .filter(({ action }) => action.includes("/act"))
    .flatMap((form) => form.buttons.map((button) => commandIn(posted(form, button))));
}

/** One choice of each kind. */
const kinds = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.command.type, choice])).values(),
];

/** The kind of order, and of a standing order what it is for. */
const named = (command: Command): string => ("defend" in command ? "standing defence" : command.type);

/** States of a game of this ruleset, some from each phase and question. */
function moments(ruleset: Ruleset, given: Readonly<Record<string, string>>): State[] {
  const book = bookOf(ruleset.id as keyof typeof rulesets, given); // the registry's own ids
  const asks: Command[] =
    book.combat.kind === "dice" && book.combat.defenderChooses !== "no"
      ? [{ type: "standing", defend: "ask" }]
      : [];
  const seen = new Map<string, number>();
  const states: State[] = [];
  for (const { state } of gameOf(ruleset.seats[0] + 1, 5, { book, first: asks })) {
    const key = `${state.phase} ${state.asked?.question} ${state.occupying !== null} ${state.tradeDownTo !== null}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    if (times % 5 === 1 && times < 30) states.push(state);
    if (state.round > 12) break;
  }
  return states;
}

const tables: readonly (readonly [Ruleset, Readonly<Record<string, string>>])[] = [
  ...Object.values<Ruleset>(rulesets).map((ruleset) => [ruleset, {}] as const),
  [rulesets.riesgo, { "defender-chooses": "before-the-roll", "setup-placing": "all-at-once" }],
  [rulesets["sin-dados"], { reaction: "20" }],
];

describe.each(tables.map(([ruleset, given]) => ({ id: ruleset.id, ruleset, given })))(
  "at a table of $id $given",
  ({ ruleset, given }) => {
    const states = moments(ruleset, given);

    test("many phases and questions are met", () => {
      expect(new Set(states.map(({ phase }) => phase)).size).toBeGreaterThan(2);
    });

    test("every kind of choice has its form, and what it posts is carried out", () => {
      for (const state of states)
        for (const seat of state.seats.keys()) {
          const view = tableOf(state, seat);
          for (const { command } of kinds(view.game?.you?.choices ?? [])) {
            const offered = commandsOn(state, seat, selecting(command));
            const same = offered.filter((one) => named(one) === named(command));
            expect(same, `${command.type} for ${seat} in ${state.phase}`).not.toEqual([]);
          }
        }
    });

    test("every button of every form on the page does what the rules allow", () => {
      const book = bookOf(ruleset.id as keyof typeof rulesets, given); // the registry's own ids
      for (const state of states)
        for (const seat of state.seats.keys())
          for (const command of commandsOn(state, seat, {})) {
            const played = play(book, state, { seat, command }, { below: (bound) => bound - 1 });
            // Where every field is at nought nothing is filled in yet.
            const blank = command.type === "place" && Object.values(command.armies).every((n) => n === 0);
            if (!blank) expect(played, JSON.stringify(command)).toMatchObject({ ok: true });
          }
    });
  },
);
