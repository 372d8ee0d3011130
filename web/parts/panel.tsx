import type { VNode } from "preact";
import type { Context } from "../context";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { offered } from "./choices";
import { Due } from "./due";
import { OffersToYou } from "./pacts";
import { Attacking, AttackLists } from "./panelAttack";
import { Choosing } from "./panelChoose";
import { Claiming } from "./panelClaim";
import { Defending } from "./panelDefend";
import { Occupying } from "./panelOccupy";
import { Over } from "./panelOver";
import { Placing } from "./panelPlace";
import { Reacting } from "./panelReact";
import { Regrouping } from "./panelRegroup";
import { Spreading } from "./panelSpread";
import { ForcedTrade } from "./panelTrade";
import type { Part } from "./part";
import { Badge } from "./tokens";

/** What the viewer does now: read off the view's phase, its question and its choices, and nothing else. */
function action(context: Context): VNode | null {
  const { game, you } = context.view;
  if (!game) return null;
  if (game.winners) return <Over context={context} />;
  if (!you || !game.you || !game.awaits.includes(you.seat)) return <Waiting context={context} />;
  if (game.asks) return answering(context) ?? <Waiting context={context} />;
  if (game.turn === null) return <Spreading context={context} />;
  switch (game.phase) {
    case "claim":
      return <Claiming context={context} />;
    case "deploy":
    case "reinforce":
      return <Placing context={context} />;
    case "choose":
      return <Choosing context={context} />;
    case "attack":
      // What a forced exchange has given is placed before the attacks go on.
      return offered(game, "place").length > 0 ? (
        <Placing context={context} />
      ) : (
        <Attacking context={context} />
      );
    case "regroup":
      return <Regrouping context={context} />;
    default:
      return null;
  }
}

/** The question that is put to the viewer. */
function answering(context: Context): VNode | null {
  const asks = context.view.game?.asks;
  switch (asks?.question) {
    case "occupy":
      return (
        <>
          <Occupying context={context} asks={asks} />
          {offered(context.view.game, "attack").length > 0 && (
            <>
              <p class="hint">{context.t.moves.waive}</p>
              <Attacking context={context} />
            </>
          )}
        </>
      );
    case "defend":
      return <Defending context={context} asks={asks} />;
    case "react":
      return <Reacting context={context} asks={asks} />;
    case "trade":
      return <ForcedTrade context={context} asks={asks} />;
    default:
      return null;
  }
}

/** Who is waited for, and why the viewer has nothing to do. */
function Waiting({ context }: { context: Context }) {
  const { t, view } = context;
  const { game, you } = view;
  const telling = tellingOf(context);
  const watching = !you ? t.play.watching : game?.seats[you.seat].alive ? null : t.play.outOfPlay;
  const who = new Intl.ListFormat(context.language).format((game?.awaits ?? []).map(telling.seat));
  const selected = linkTo(context.selection);
  return (
    <>
      {game?.turn === null && game.you && !watching && <p>{t.moves.spreadDone}</p>}
      <p>{t.play.waiting(who)}</p>
      <Due context={context} />
      {watching && <p>{watching}</p>}
      {selected !== "?" && (
        // With something unfolded the page does not refresh itself.
        <noscript>
          <p>
            <a href={selected}>{t.play.refresh}</a>
          </p>
        </noscript>
      )}
    </>
  );
}

/** The way to the cards that can be played at any moment, wherever on the page they are. */
function Playable({ context: { t, view } }: { context: Context }) {
  const count = offered(view.game, "play-card").length;
  if (count === 0 || view.game?.asks?.question === "react") return null;
  return (
    <p>
      <a href="#hand">{t.moves.playable(count)}</a>
    </p>
  );
}

/** Apart from what is done stand the lists that every attack changes, so that a push sends these alone. */
const doing = (context: Context): readonly VNode[] => [
  <div key="doing" id="doing">
    <OffersToYou context={context} />
    {action(context)}
    <Playable context={context} />
  </div>,
  <div key="lists" id="lists">
    {attacks(context) && <AttackLists context={context} />}
  </div>,
];

/** Whether the viewer may attack, and has not to choose between that and adding armies. */
const attacks = ({ view: { game } }: Context): boolean =>
  game?.phase === "attack" && offered(game, "attack").length > 0;

/** Which colour on the map is the viewer's. */
function Own({ context: { t, view } }: { context: Context }) {
  const seat = view.you && view.game?.seats[view.you.seat];
  if (!seat) return null;
  return (
    <p class="own">
      <Badge colour={seat.colour} /> {t.play.youAre(t.names.colours[seat.colour])}
    </p>
  );
}

/** The current action, beside the map. A push leaves out its titles. */
export const panel: Part = {
  id: "panel",
  place: "action",
  draw: (context) => {
    if (!context.view.game) return <section id="panel" hidden />;
    return (
      <section id="panel" aria-labelledby="panel-title">
        <h1 class="unseen">{context.t.table.title(context.view.slug)}</h1>
        <h2 id="panel-title">{context.t.play.now}</h2>
        <Own context={context} />
        {doing(context)}
      </section>
    );
  },
  pieces: doing,
};
