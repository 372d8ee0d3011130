import { alwaysMost, battleOdds, type DiceCombat, type Rulebook, rollOdds } from "../../worker/game";
import type { Messages } from "../i18n";
import type { Language } from "../tableView";
import { percentIn } from "./percent";

interface Props {
  readonly language: Language;
  readonly t: Messages;
  readonly book: Rulebook;
}

const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

interface DiceProps {
  readonly language: Language;
  readonly t: Messages;
  readonly combat: DiceCombat;
}

/** The exact chances of these rules: of each roll, and of whole battles; without dice there are none. */
export function Odds({ language, t, book: { combat } }: Props) {
  const { page } = t;
  return (
    <section aria-labelledby="odds">
      <h2 id="odds">{page.oddsTitle}</h2>
      {combat.kind === "dice" ? (
        <DiceOdds language={language} t={t} combat={combat} />
      ) : (
        <p>{page.oddsNone}</p>
      )}
    </section>
  );
}

function DiceOdds({ language, t, combat }: DiceProps) {
  const { page } = t;
  const chooses = combat.defenderChooses !== "no";
  return (
    <>
      <p>{page.oddsHelp}</p>
      <Rolls language={language} t={t} combat={combat} />
      <Battles
        language={language}
        t={t}
        combat={combat}
        caption={chooses ? page.oddsBattlesAsOdds : page.oddsBattles}
      />
      {chooses && (
        <Battles language={language} t={t} combat={alwaysMost(combat)} caption={page.oddsBattlesAlways} />
      )}
    </>
  );
}

/** In a table there is room for a sign. */
const signs = {
  moreThan: (percent: string) => `> ${percent}`,
  lessThan: (percent: string) => `< ${percent}`,
};

function Rolls({ language, t: { page }, combat }: DiceProps) {
  const percent = percentIn(language, signs, 1);
  const [attackMost, defenceMost] = [combat.attackDice(99), combat.defenceDice(99)];
  const pairs = upTo(1, attackMost).flatMap((attack) =>
    upTo(1, defenceMost).map((defence) => [attack, defence] as const),
  );
  return (
    <table>
      <caption>{page.oddsRolls}</caption>
      <thead>
        <tr>
          <th scope="col">{page.oddsDice}</th>
          <th scope="col">{page.oddsLosses}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([attack, defence]) => (
          <tr key={`${attack}-${defence}`}>
            <th scope="row">{page.oddsAgainst(attack, defence)}</th>
            <td>
              {rollOdds(attack, defence)
                .map((roll) => `${roll.attackLosses}–${roll.defenceLosses}: ${percent(roll.ways / roll.of)}`)
                .join(" · ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So many armies are in the table of battles. */
const attackers = upTo(2, 12);
const defenders = upTo(1, 8);

function Battles({ language, t: { page }, combat, caption }: DiceProps & { caption: string }) {
  const percent = percentIn(language, signs, 1);
  return (
    <div class="wide">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{page.oddsCorner}</th>
            {defenders.map((armies) => (
              <th key={armies} scope="col">
                {armies}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {attackers.map((armies) => (
            <tr key={armies}>
              <th scope="row">{armies}</th>
              {defenders.map((against) => (
                <td key={against}>{percent(battleOdds({ combat }, armies, against).wins)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
