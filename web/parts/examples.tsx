import type { Messages } from "../i18n";
import { DiceTable, pairs } from "./dice";

/** Seed 000, "Dices example": the two battles that its rules are explained with. */
const examples = [
  { attackDice: [6, 4, 2], defenceDice: [6, 3] },
  { attackDice: [4, 2, 2], defenceDice: [3, 2, 1] },
];

/** Two worked examples of how dice are compared. */
export function Examples({ t }: { readonly t: Messages }) {
  return (
    <>
      <h3>{t.page.examplesTitle}</h3>
      {examples.map((dice) => {
        const { attack, defence } = pairs(dice);
        const lost = (side: typeof attack) => side.filter((face) => face.lost).length;
        return (
          <div key={dice.attackDice.join()}>
            <DiceTable
              context={{ t }}
              dice={dice}
              caption={t.page.exampleCaption(dice.attackDice.join(" "), dice.defenceDice.join(" "))}
            />
            <p>
              {t.play.lossesOf(t.play.attacker, lost(attack))}.{" "}
              {t.play.lossesOf(t.play.defender, lost(defence))}.
            </p>
          </div>
        );
      })}
    </>
  );
}
