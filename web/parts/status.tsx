import type { Asks } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { tellingOf } from "../telling";
import { offered } from "./choices";
import type { Part } from "./part";

/** Whose turn it is and what is awaited, as one sentence. */
export function awaited(context: Context): string {
  const { t, view } = context;
  const { game } = view;
  if (!game) return t.table.notBegun;
  const telling = tellingOf(context);
  if (game.winners && game.victory) return won(context, game.winners, t.victory[game.victory]);
  if (game.asks) return asked(context, game.asks);
  if (game.turn === null) return awaitsViewer(context) ? t.moves.youSpread : t.moves.theySpread;
  if (game.phase === "attack" && offered(game, "place").length > 0) return t.moves.youPlace;
  const what = t.names.phases[game.phase];
  return game.turn === view.you?.seat
    ? t.play.yourTurn(what)
    : t.play.theirTurn(telling.seat(game.turn), what);
}

/** The question that holds the game up, said to who is asked or of who is. */
function asked(context: Context, asks: Asks): string {
  const { t, view } = context;
  const yours = asks.seat === view.you?.seat;
  const who = tellingOf(context).seat(asks.seat);
  if (asks.question === "trade") return yours ? t.moves.youTrade(asks.downTo) : t.moves.theyTrade(who);
  const to = named(t.names.territories, asks.to);
  switch (asks.question) {
    case "occupy":
      return yours ? t.play.youOccupy(to) : t.play.theyOccupy(who, to);
    case "defend":
      return yours ? t.moves.youDefend(to) : t.moves.theyDefend(who, to);
    case "react":
      return yours ? t.moves.youReact(to) : t.moves.theyReact(who, to);
  }
}

function won(context: Context, winners: readonly number[], why: string): string {
  const names = new Intl.ListFormat(context.language).format(winners.map(tellingOf(context).seat));
  return context.t.play.over(names, why, winners.length === 1);
}

const awaitsViewer = ({ view: { game, you } }: Context): boolean =>
  game !== null && you !== null && game.awaits.includes(you.seat);

/** What is awaited; read aloud when it changes. */
export const status: Part = {
  id: "status",
  place: "bar",
  draw: (context) => {
    const { t, view } = context;
    return (
      <div id="status" aria-live="polite" class={awaitsViewer(context) ? "yours" : undefined}>
        <p>
          {view.game && <b>{t.play.round(view.game.round)}</b>} {awaited(context)}
        </p>
      </div>
    );
  },
};
