import { forcesMeet } from "../../worker/game";
import type { Messages } from "../i18n";
import type { Example } from "../i18n/examples";
import { DiceTable, pairs } from "./dice";

interface Props {
  readonly t: Messages;
  readonly examples: readonly Example[];
}

/** Worked examples of how a battle is fought, counted by the rules themselves. */
export function Examples({ t, examples }: Props) {
  if (examples.length === 0) return null;
  return (
    <>
      <h3>{t.page.examplesTitle(examples.length)}</h3>
      {examples.map((example) =>
        "sent" in example ? (
          <Forces key={JSON.stringify(example)} t={t} {...example} />
        ) : (
          <Dice key={JSON.stringify(example)} t={t} {...example} />
        ),
      )}
    </>
  );
}

type OfKind<K extends string> = Extract<Example, Readonly<Record<K, unknown>>> & { readonly t: Messages };

function Dice({ t, attackDice, defenceDice }: OfKind<"attackDice">) {
  const { attack, defence } = pairs({ attackDice, defenceDice });
  const lost = (side: typeof attack) => side.filter((face) => face.lost).length;
  return (
    <div>
      <DiceTable
        context={{ t }}
        dice={{ attackDice, defenceDice }}
        caption={t.page.exampleCaption(attackDice.join(" "), defenceDice.join(" "))}
      />
      <p>
        {t.play.lossesOf(t.play.attacker, lost(attack))}. {t.play.lossesOf(t.play.defender, lost(defence))}.
      </p>
    </div>
  );
}

function Forces({ t, sent, defenders, card }: OfKind<"sent">) {
  const { page } = t;
  const attackers = sent.reduce((sum, n) => sum + n, 0);
  const head = page.exampleForces(sent, defenders);
  if (card === 0 && attackers === defenders)
    return (
      <p>
        <b>{head}</b> {page.exampleRefused}
      </p>
    );
  const met = forcesMeet(attackers, defenders + card);
  const ends = met.conquered
    ? page.exampleConquered(attackers - met.attack)
    : page.exampleHeld(defenders + card - met.defence, met.steppedBack);
  return (
    <p>
      <b>{head}</b> {card > 0 && page.exampleCard(card, defenders + card)} {ends}
    </p>
  );
}
