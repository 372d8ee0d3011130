import { battleOdds, rulebook, type TerritoryId, type View } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { offered, standingOn } from "./choices";
import { Hidden, Order } from "./form";
import { Next } from "./next";
import { RegroupFromTo } from "./panelRegroup";
import { Picks } from "./picks";

/** Attacking: from where, whom, how long; and the end of it. Regrouping may begin right here and ends it too. */
export function Attacking({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { game } = view;
  if (!game) return null;
  const { from, to } = selection;
  const attacks = offered(game, "attack");
  return (
    <>
      {attacks.length === 0 && <p>{t.play.noAttack}</p>}
      {from === undefined && attacks.length > 0 && <p>{t.play.chooseSource}</p>}
      {from !== undefined && to === undefined && (
        <p>{t.play.chooseTarget(named(t.names.territories, from))}</p>
      )}
      {from !== undefined && to !== undefined && <FromTo context={context} game={game} from={from} to={to} />}
      {from !== undefined && <a href={linkTo({})}>{t.play.cancel}</a>}
      <Next context={context} label={t.play.endAttack} main={attacks.length === 0} />
      {from !== undefined && <Targets context={context} from={from} open={to === undefined} />}
      <Sources context={context} />
    </>
  );
}

interface Aimed {
  readonly context: Context;
  readonly game: View;
  readonly from: TerritoryId;
  readonly to: TerritoryId;
}

function FromTo({ context, game, from, to }: Aimed) {
  const { you } = context.view;
  if (standingOn(game, to).seat === you?.seat)
    return (
      <>
        <RegroupFromTo context={context} from={from} to={to} />
        <p>{context.t.play.regroupEndsAttacks}</p>
      </>
    );
  return <AttackFromTo context={context} game={game} from={from} to={to} />;
}

/** Stays where it is as long as the attack can go on, so that the same press attacks again. */
function AttackFromTo({ context, game, from, to }: Aimed) {
  const { t } = context;
  const own = standingOn(game, from);
  const theirs = standingOn(game, to);
  const [source, target] = [named(t.names.territories, from), named(t.names.territories, to)];
  const keep = { from, to };
  return (
    <div class="pick">
      <h3>
        {t.play.attackTitle(source, own.armies, target, tellingOf(context).seat(theirs.seat), theirs.armies)}
      </h3>
      <Order context={context} name="attack" type="attack" keep={keep}>
        <Hidden name="from" value={from} />
        <Hidden name="to" value={to} />
        <button type="submit" name="until" value="once" class="main">
          {t.play.attackOnce}
        </button>
        <button type="submit" name="until" value="conquest">
          {t.play.attackConquest}
        </button>
      </Order>
      {own.armies > 2 && (
        <Order context={context} name="attack-until" type="attack" keep={keep}>
          <Hidden name="from" value={from} />
          <Hidden name="to" value={to} />
          <label for="until">{t.play.attackUntilLabel(source)}</label>
          <input
            id="until"
            name="until"
            type="number"
            min="1"
            max={own.armies - 1}
            value={Math.max(1, Math.min(3, own.armies - 1))}
            inputmode="numeric"
          />
          <button type="submit">{t.play.attackUntil}</button>
        </Order>
      )}
      <Chances context={context} attackers={own.armies} defenders={theirs.armies} />
    </div>
  );
}

/** The dice each side would roll, and how a battle to the end is likely to go. */
function Chances({
  context,
  attackers,
  defenders,
}: {
  context: Context;
  attackers: number;
  defenders: number;
}) {
  const { t, view, language } = context;
  const book = rulebook(view.ruleset, view.options);
  const { wins, attackLosses } = battleOdds(book, attackers, defenders);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <>
      <p>{t.play.diceEach(book.combat.attackDice(attackers), book.combat.defenceDice(defenders))}</p>
      <p class="odds">{t.play.odds(percent.format(wins), number.format(attackLosses))}</p>
    </>
  );
}

function Sources({ context }: { context: Context }) {
  const ids = [...new Set(offered(context.view.game, "attack").map(({ command }) => command.from))];
  if (ids.length === 0) return null;
  return (
    <Picks
      name="sources"
      context={context}
      title={context.t.play.sources}
      ids={ids}
      link={(from) => ({ from })}
    />
  );
}

/** Whom this source can attack, and apart from them where its armies can go. */
function Targets({ context, from, open }: { context: Context; from: TerritoryId; open: boolean }) {
  const { t, view } = context;
  const reached = (type: "attack" | "regroup") =>
    offered(view.game, type).flatMap(({ command }) => (command.from === from ? [command.to] : []));
  const link = (to: TerritoryId) => ({ from, to });
  return (
    <>
      <Picks
        name="targets"
        context={context}
        title={t.play.targets}
        ids={reached("attack")}
        link={link}
        open={open}
      />
      <Picks
        name="moves"
        context={context}
        title={t.play.regroupTargets}
        ids={reached("regroup")}
        link={link}
      />
    </>
  );
}
