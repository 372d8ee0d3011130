import {
  type Asks,
  type DefenceChoice,
  type DiceCombat,
  defenceAsOdds,
  winsAgainst,
} from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { bookOf } from "./boardOf";
import { offered, standingOn } from "./choices";
import { Due } from "./due";
import { Order } from "./form";
import { percentOf } from "./percent";
import { DefenceOrders } from "./standing";

type Question = Extract<Asks, { question: "defend" }>;

/** How many dice defend: the attacker's on the table, and for each answer how the whole battle is likely to end. */
export function Defending({ context, asks }: { context: Context; asks: Question }) {
  const { t, view } = context;
  const { game } = view;
  if (!game) return null;
  const from = standingOn(game, asks.from);
  const to = standingOn(game, asks.to);
  const names = t.names.territories;
  return (
    <div class="pick">
      <h3>{t.moves.defendTitle(named(names, asks.from), from.armies, named(names, asks.to), to.armies)}</h3>
      <Rolled context={context} dice={asks.attackDice} />
      <Answers context={context} asks={asks} attackers={from.armies} defenders={to.armies} />
      <Due context={context} />
      <details id="defence-orders">
        <summary>{t.moves.standingTitle}</summary>
        <DefenceOrders context={context} />
      </details>
    </div>
  );
}

/** The attacker's dice from high to low. */
function Rolled({ context: { t }, dice }: { context: Context; dice: readonly number[] | null }) {
  if (dice === null) return <p>{t.moves.defendUnrolled}</p>;
  return (
    <>
      <p class="unseen">
        {t.moves.defendRolled} {dice.toSorted((a, b) => b - a).join(" ")}
      </p>
      <p class="faces attack" aria-hidden="true">
        {dice
          .toSorted((a, b) => b - a)
          .map((pips, i) => (
            <span key={i} class="die">
              <span>{pips}</span>
            </span>
          ))}
      </p>
    </>
  );
}

interface AnswersProps {
  readonly context: Context;
  readonly asks: Question;
  readonly attackers: number;
  readonly defenders: number;
}

function Answers({ context, asks, attackers, defenders }: AnswersProps) {
  const { t, view } = context;
  const { combat } = bookOf(view);
  if (combat.kind !== "dice") return null;
  const choice = {
    attackers,
    defenders,
    // Before the roll the attacker is taken to roll the most.
    attackDice: asks.attackDice ?? combat.attackDice(attackers),
  };
  const best = defenceAsOdds(combat, choice);
  const numbers = offered(view.game, "defend").map(({ command }) => command.dice);
  return (
    <Order context={context} name="defend" type="defend">
      <div class="answers">
        {numbers.map((dice) => (
          <button
            key={dice}
            type="submit"
            name="dice"
            value={dice}
            class={dice === best ? "main" : undefined}
          >
            {t.moves.defendWith(dice)}
            <small>
              {t.moves.defendOdds(chance(context, combat, choice, dice))}
              {dice === best && ` · ${t.moves.defendBest}`}
            </small>
          </button>
        ))}
      </div>
    </Order>
  );
}

const chance = (context: Context, combat: DiceCombat, choice: DefenceChoice, dice: number): string =>
  percentOf(context, winsAgainst(combat, choice, dice));
