import type { VNode } from "preact";
import type { Context } from "../context";
import { tellingOf } from "../telling";
import { Attacking } from "./panelAttack";
import { Occupying } from "./panelOccupy";
import { Over } from "./panelOver";
import { Placing } from "./panelPlace";
import { Regrouping } from "./panelRegroup";
import type { Part } from "./part";

/** What the viewer does now: read off the view's phase, its question and its choices, and nothing else. */
function action(context: Context): VNode | null {
  const { game, you } = context.view;
  if (!game) return null;
  if (game.winners) return <Over context={context} />;
  if (!you || !game.you) return <Waiting context={context} />;
  if (game.asks?.seat === you.seat) return <Occupying context={context} asks={game.asks} />;
  if (!game.awaits.includes(you.seat)) return <Waiting context={context} />;
  switch (game.phase) {
    case "deploy":
    case "reinforce":
      return <Placing context={context} />;
    case "attack":
      return <Attacking context={context} />;
    case "regroup":
      return <Regrouping context={context} />;
    default:
      return <Waiting context={context} />;
  }
}

/** Who is waited for, and why the viewer has nothing to do. */
function Waiting({ context }: { context: Context }) {
  const { t, view } = context;
  const { game, you } = view;
  const telling = tellingOf(context);
  const watching = !you ? t.play.watching : game?.seats[you.seat].alive ? null : t.play.outOfPlay;
  const who = new Intl.ListFormat(context.language).format((game?.awaits ?? []).map(telling.seat));
  return (
    <>
      <p>{t.play.waiting(who)}</p>
      {watching && <p>{watching}</p>}
    </>
  );
}

/** The current action, beside the map. */
export const panel: Part = {
  id: "panel",
  place: "action",
  draw: (context) => {
    if (!context.view.game) return <section id="panel" hidden />;
    return (
      <section id="panel" aria-labelledby="panel-title">
        <h1 class="unseen">{context.t.table.title(context.view.slug)}</h1>
        <h2 id="panel-title">{context.t.play.now}</h2>
        {action(context)}
      </section>
    );
  },
};
