import { battleOdds, type DiceCombat, type TerritoryId, type View } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { bookOf } from "./boardOf";
import { offered, standingOn, ways } from "./choices";
import { Hidden, Order } from "./form";
import { Next } from "./next";
import { ForcesAt, ForcesTargets } from "./panelForces";
import { RegroupFromTo } from "./panelRegroup";
import { percentOf } from "./percent";
import { Picks } from "./picks";

/** Attacking: what is chosen, how, and the end of it. Regrouping may begin right here and ends it too. */
export function Attacking({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { from, to } = selection;
  const { combat } = bookOf(view);
  const attacks = offered(view.game, "attack");
  const choosing = from === undefined && to === undefined;
  return (
    <>
      {attacks.length === 0 && <p>{t.play.noAttack}</p>}
      {choosing && attacks.length > 0 && <p>{t.play.chooseSource}</p>}
      {combat.kind === "dice" ? <DiceAt context={context} combat={combat} /> : <ForcesAt context={context} />}
      <Next context={context} label={t.play.endAttack} main={attacks.length === 0} />
    </>
  );
}

/** From where and whom one can attack, as lists. */
export function AttackLists({ context }: { context: Context }) {
  return bookOf(context.view).combat.kind === "dice" ? (
    <DiceTargets context={context} />
  ) : (
    <ForcesTargets context={context} />
  );
}

/** An attack with dice as far as it is chosen. */
function DiceAt({ context, combat }: { context: Context; combat: DiceCombat }) {
  const { t, view, selection } = context;
  const { from, to } = selection;
  if (!view.game || from === undefined) return null;
  return (
    <>
      {to === undefined ? (
        <p>{t.play.chooseTarget(named(t.names.territories, from))}</p>
      ) : (
        <FromTo context={context} game={view.game} combat={combat} from={from} to={to} />
      )}
      <a href={linkTo({})}>{t.play.cancel}</a>
    </>
  );
}

interface Aimed {
  readonly context: Context;
  readonly game: View;
  readonly combat: DiceCombat;
  readonly from: TerritoryId;
  readonly to: TerritoryId;
}

function FromTo(aimed: Aimed) {
  const { context, game, from, to } = aimed;
  if (standingOn(game, to).seat === context.view.you?.seat)
    return (
      <>
        <RegroupFromTo context={context} from={from} to={to} />
        <p>{context.t.play.regroupEndsAttacks}</p>
      </>
    );
  return <AttackFromTo {...aimed} />;
}

/** Stays where it is as long as the attack can go on, so that the same press attacks again. */
function AttackFromTo(aimed: Aimed) {
  const { context, game, combat, from, to } = aimed;
  const { t } = context;
  const own = standingOn(game, from);
  const theirs = standingOn(game, to);
  const [source, target] = [named(t.names.territories, from), named(t.names.territories, to)];
  return (
    <div class="pick">
      <h3>
        {t.play.attackTitle(source, own.armies, target, tellingOf(context).seat(theirs.seat), theirs.armies)}
      </h3>
      <Order context={context} name="attack" type="attack" keep={{ from, to }}>
        <Hidden name="from" value={from} />
        <Hidden name="to" value={to} />
        <Once context={context} combat={combat} armies={own.armies} />
        <button type="submit" name="until" value="conquest">
          {t.play.attackConquest}
        </button>
      </Order>
      {own.armies > combat.attackFrom && <Until {...aimed} armies={own.armies} />}
      <Chances context={context} combat={combat} attackers={own.armies} defenders={theirs.armies} />
    </div>
  );
}

/** One roll: where the attacker chooses, a button for each number of dice, the most first. */
function Once({ context: { t }, combat, armies }: { context: Context; combat: DiceCombat; armies: number }) {
  if (!combat.attackerChooses)
    return (
      <button type="submit" name="until" value="once" class="main">
        {t.play.attackOnce}
      </button>
    );
  const most = combat.attackDice(armies);
  return Array.from({ length: most }, (_, i) => most - i).map((dice) => (
    <button key={dice} type="submit" name="dice" value={dice} class={dice === most ? "main" : undefined}>
      {dice === most ? t.moves.attackWith(dice) : t.moves.fewerDice(dice)}
    </button>
  ));
}

/** Rolls until so many are left. */
function Until({ context, combat, from, to, armies }: Aimed & { armies: number }) {
  const { t } = context;
  return (
    <Order context={context} name="attack-until" type="attack" keep={{ from, to }}>
      <Hidden name="from" value={from} />
      <Hidden name="to" value={to} />
      <label for="until">{t.play.attackUntilLabel(named(t.names.territories, from))}</label>
      <input
        id="until"
        name="until"
        type="number"
        min={combat.attackFrom - 1}
        max={armies - 1}
        value={Math.max(combat.attackFrom - 1, Math.min(3, armies - 1))}
        inputmode="numeric"
      />
      <button type="submit">{t.play.attackUntil}</button>
    </Order>
  );
}

interface ChancesProps {
  readonly context: Context;
  readonly combat: DiceCombat;
  readonly attackers: number;
  readonly defenders: number;
}

/** The dice each side would roll, where nobody chooses, and how a battle to the end is likely to go. */
function Chances({ context, combat, attackers, defenders }: ChancesProps) {
  const { t, language } = context;
  const { wins, attackLosses } = battleOdds({ combat }, attackers, defenders);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <>
      {!combat.attackerChooses && (
        <p>{t.play.diceEach(combat.attackDice(attackers), combat.defenceDice(defenders))}</p>
      )}
      <p class="odds">{t.play.odds(percentOf(context, wins), number.format(attackLosses))}</p>
    </>
  );
}

/** Whom the source can attack, apart from them where its armies can go, and every other source. */
function DiceTargets({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { from, to } = selection;
  const attacks = ways(view.game, "attack");
  const moves = ways(view.game, "regroup");
  return (
    <>
      {from !== undefined && (
        <>
          <Picks
            name="targets"
            context={context}
            title={t.play.targets}
            ids={attacks.targetsOf(from)}
            link={(id) => ({ from, to: id })}
            open={to === undefined}
          />
          <Picks
            name="moves"
            context={context}
            title={t.play.regroupTargets}
            ids={moves.targetsOf(from)}
            link={(id) => ({ from, to: id })}
          />
        </>
      )}
      <Picks
        name="sources"
        context={context}
        title={t.play.sources}
        ids={attacks.sources}
        link={(id) => ({ from: id })}
      />
    </>
  );
}
