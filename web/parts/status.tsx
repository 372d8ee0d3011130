import type { Context } from "../context";
import { named } from "../i18n/named";
import { tellingOf } from "../telling";
import type { Part } from "./part";

/** Whose turn it is and what is awaited, as one sentence. */
export function awaited(context: Context): string {
  const { t, view } = context;
  const { game } = view;
  if (!game) return t.table.notBegun;
  const telling = tellingOf(context);
  if (game.winners && game.victory) return won(context, game.winners, t.victory[game.victory]);
  if (game.asks) {
    const to = named(t.names.territories, game.asks.to);
    return game.asks.seat === view.you?.seat
      ? t.play.youOccupy(to)
      : t.play.theyOccupy(telling.seat(game.asks.seat), to);
  }
  if (game.turn === null) return t.play.round(game.round);
  const what = t.names.phases[game.phase];
  return game.turn === view.you?.seat
    ? t.play.yourTurn(what)
    : t.play.theirTurn(telling.seat(game.turn), what);
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
