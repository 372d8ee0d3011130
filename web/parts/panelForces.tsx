import type { TerritoryId, View } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { aimAt, linkTo, reachOf } from "../selection";
import { tellingOf } from "../telling";
import { bookOf } from "./boardOf";
import { offered, standingOn, ways } from "./choices";
import { ForcesCards, ForcesRule } from "./forcesNotes";
import { Hidden, Order } from "./form";
import { outcomeOf } from "./outcome";
import { ForcesTogether } from "./panelForcesTogether";
import { RegroupFromTo } from "./panelRegroup";
import { Picks } from "./picks";

/** An attack without dice as far as it is chosen: from one territory, or from all that border the target. */
export function ForcesAt({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const { from, to } = selection;
  const { game } = view;
  if (!game || (from === undefined && to === undefined)) return null;
  return (
    <>
      {from !== undefined && to === undefined && (
        <p>{t.play.chooseTarget(named(t.names.territories, from))}</p>
      )}
      {from !== undefined && to !== undefined && <FromTo context={context} game={game} from={from} to={to} />}
      {from === undefined && to !== undefined && <ForcesTogether context={context} game={game} to={to} />}
      <a href={linkTo({})}>{t.play.cancel}</a>
    </>
  );
}

/** With a source chosen what it can reach; else, once asked for, all that can be attacked, and from where. */
export function ForcesTargets({ context }: { context: Context }) {
  const { t, selection } = context;
  const { from } = selection;
  if (from !== undefined) return <From context={context} from={from} />;
  if (selection.open === "targets") return <Everywhere context={context} />;
  return <a href={linkTo({ open: "targets" })}>{t.moves.lists}</a>;
}

function From({ context, from }: { context: Context; from: TerritoryId }) {
  const { t, view, selection } = context;
  const link = (to: TerritoryId) => ({ from, to });
  return (
    <>
      <Picks
        name="targets"
        context={context}
        title={t.play.targets}
        ids={ways(view.game, "attack").targetsOf(from)}
        link={link}
        open={selection.to === undefined}
      />
      <Picks
        name="moves"
        context={context}
        title={t.play.regroupTargets}
        ids={ways(view.game, "regroup").targetsOf(from)}
        link={link}
      />
    </>
  );
}

/** Long lists, which every attack changes. */
function Everywhere({ context }: { context: Context }) {
  const { t, view } = context;
  const reach = reachOf(view);
  return (
    <>
      <a href={linkTo({})}>{t.play.close}</a>
      <Picks
        name="attackable"
        context={context}
        title={t.play.targets}
        ids={[...reach.attackers.keys()]}
        link={(id) => aimAt(id, reach) ?? {}}
        open
      />
      <Picks
        name="sources"
        context={context}
        title={t.play.sources}
        ids={ways(view.game, "attack").sources}
        link={(id) => ({ from: id })}
      />
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
  if (standingOn(game, to).seat === context.view.you?.seat)
    return (
      <>
        <RegroupFromTo context={context} from={from} to={to} />
        <p>{context.t.play.regroupEndsAttacks}</p>
      </>
    );
  return <FromOne context={context} game={game} from={from} to={to} />;
}

/** One source: the numbers most likely wanted, each with how it ends, and a field for any other. */
function FromOne({ context, game, from, to }: Aimed) {
  const { t, view } = context;
  const own = standingOn(game, from);
  const theirs = standingOn(game, to);
  const ranges = offered(game, "attack").flatMap(({ command, armies }) =>
    command.to === to && typeof command.from !== "string" && from in command.from && armies ? [armies] : [],
  );
  if (ranges.length === 0) return null;
  const [source, target] = [named(t.names.territories, from), named(t.names.territories, to)];
  const several = (reachOf(view).attackers.get(to)?.size ?? 0) > 1;
  const most = Math.max(...ranges.map(([, high]) => high));
  return (
    <div class="pick">
      <h3>
        {t.play.attackTitle(source, own.armies, target, tellingOf(context).seat(theirs.seat), theirs.armies)}
      </h3>
      <Order context={context} name={`forces-${from}-${to}`} type="attack" keep={{ from, to }}>
        <Hidden name="to" value={to} />
        {likely(ranges, theirs.armies).map((n, i) => (
          <button
            key={n}
            type="submit"
            name={`from.${from}`}
            value={n}
            class={i === 0 && n > theirs.armies ? "main" : undefined}
          >
            {ending(context, n, theirs.armies)}
          </button>
        ))}
      </Order>
      <ForcesRule context={context} defenders={theirs.armies} />
      {most > 1 && (
        <Order context={context} name={`forces-some-${from}-${to}`} type="attack" keep={{ from, to }}>
          <Hidden name="to" value={to} />
          <label for="forces-armies">
            {t.moves.forcesOther} ({ranges.map(([low, high]) => t.play.between(low, high)).join(" · ")})
          </label>
          <input
            id="forces-armies"
            name={`from.${from}`}
            type="number"
            min="1"
            max={most}
            value={most}
            inputmode="numeric"
          />
          <button type="submit">{t.moves.forcesSend}</button>
        </Order>
      )}
      <ForcesCards context={context} game={game} seat={theirs.seat} />
      {several && <a href={linkTo({ to })}>{t.moves.forcesMany}</a>}
    </div>
  );
}

/** All and the fewest that conquer; where none do, all. */
function likely(ranges: readonly (readonly [least: number, most: number])[], defenders: number): number[] {
  const winning = ranges.find(([least]) => least > defenders);
  if (winning) return [...new Set([winning[1], winning[0]])];
  return [Math.max(...ranges.map(([, most]) => most))];
}

/** So many sent, and how that ends. */
function ending({ t, view }: Context, sent: number, defenders: number): string {
  const outcome = outcomeOf(bookOf(view), sent, defenders);
  if (!outcome) return String(sent);
  return outcome.conquers ? t.moves.forcesWin(sent, outcome.left) : t.moves.forcesLose(sent, outcome.left);
}
