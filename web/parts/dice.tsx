import type { VNode } from "preact";
import type { Battle } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import type { Part } from "./part";

type Dice = Pick<Battle, "attackDice" | "defenceDice">;

/** A die as it is compared: `lost` where it is the lower of its pair, null where nothing stands against it. */
export interface Face {
  readonly pips: number;
  readonly lost: boolean | null;
}

/** Both sides' dice from high to low, the loser of each pair marked; a tie is the attacker's loss. */
export function pairs({ attackDice, defenceDice }: Dice): {
  readonly attack: readonly Face[];
  readonly defence: readonly Face[];
} {
  const attack = attackDice.toSorted((a, b) => b - a);
  const defence = defenceDice.toSorted((a, b) => b - a);
  const fought = Math.min(attack.length, defence.length);
  const face = (pips: number, i: number, lost: boolean): Face => ({ pips, lost: i < fought ? lost : null });
  return {
    attack: attack.map((pips, i) => face(pips, i, pips <= defence[i])),
    defence: defence.map((pips, i) => face(pips, i, pips < attack[i])),
  };
}

function Side({
  title,
  faces,
  loses,
  name,
}: {
  title: string;
  faces: readonly Face[];
  loses: string;
  name: string;
}) {
  return (
    <tr class={name}>
      <th scope="row">{title}</th>
      {faces.map(({ pips, lost }, i) => (
        <td key={i} class={`die d${pips}${lost ? " lost" : ""}${lost === null ? " idle" : ""}`}>
          <span>{pips}</span>
          {lost && <small> {loses}</small>}
        </td>
      ))}
    </tr>
  );
}

/** Two rows of dice, pair under pair. */
export function DiceTable({
  context: { t },
  dice,
  caption,
}: {
  context: Pick<Context, "t">;
  dice: Dice;
  caption: string;
}) {
  const { attack, defence } = pairs(dice);
  return (
    <table class="dice">
      <caption>{caption}</caption>
      <tbody>
        <Side name="attack" title={t.play.attacks} faces={attack} loses={t.play.loses} />
        <Side name="defence" title={t.play.defends} faces={defence} loses={t.play.loses} />
      </tbody>
    </table>
  );
}

function rolled(context: Context): readonly VNode[] {
  const { t, view } = context;
  const last = view.game?.last;
  if (!last) return [];
  const from = named(t.names.territories, last.from);
  const to = named(t.names.territories, last.to);
  const attacker = last.sources ? t.play.attacker : from;
  return [
    <div key="rolled" id="rolled">
      {last.sources ? (
        <p>{t.moves.forcesSides(sentBy(context, last.sources), to)}</p>
      ) : (
        <DiceTable context={{ t }} dice={last} caption={t.play.diceSides(from, to)} />
      )}
      <p>
        {t.play.lossesOf(attacker, last.attackLosses)}. {t.play.lossesOf(to, last.defenceLosses)}.
      </p>
    </div>,
  ];
}

/** "4 from Peru and 2 from Chile". */
function sentBy({ t, language }: Context, sources: Readonly<Record<string, number>>): string {
  const parts = Object.entries(sources).map(([id, n]) =>
    t.moves.forcesPart(n, named(t.names.territories, id)),
  );
  return new Intl.ListFormat(language).format(parts);
}

/** The last battle's dice, sorted in pairs, and its losses in words. A push leaves out its title. */
export const dice: Part = {
  id: "dice",
  place: "action",
  draw: (context) => {
    if (!context.view.game?.last) return <section id="dice" hidden />;
    return (
      <section id="dice" aria-labelledby="dice-title">
        <h2 id="dice-title">{context.t.play.diceTitle}</h2>
        {rolled(context)}
      </section>
    );
  },
  pieces: rolled,
};
