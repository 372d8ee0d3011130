import type { Asks } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { armiesOf } from "./cards";
import { offered, standingOn } from "./choices";
import { Due } from "./due";
import { Hidden, Order } from "./form";

type Question = Extract<Asks, { question: "react" }>;

/** An attack that has been declared: the card of its target, where it is held, or letting it go on. */
export function Reacting({ context, asks }: { context: Context; asks: Question }) {
  const { t, view, language } = context;
  const { game } = view;
  if (!game) return null;
  const name = named(t.names.territories, asks.to);
  const defenders = standingOn(game, asks.to).armies;
  const sent = Object.values(asks.from).reduce((sum, n) => sum + n, 0);
  const parts = Object.entries(asks.from).map(([id, n]) =>
    t.moves.forcesPart(n, named(t.names.territories, id)),
  );
  return (
    <div class="pick">
      <h3>{t.moves.reactTitle(name, defenders)}</h3>
      <p>{t.moves.reactForces(new Intl.ListFormat(language).format(parts), sent)}</p>
      <Answer context={context} asks={asks} sent={sent} defenders={defenders} />
      {offered(game, "pass").length > 0 && (
        <Order context={context} name="pass" type="pass">
          <button type="submit">{t.moves.pass}</button>
        </Order>
      )}
      <Due context={context} />
    </div>
  );
}

interface AnswerProps {
  readonly context: Context;
  readonly asks: Question;
  readonly sent: number;
  readonly defenders: number;
}

function Answer({ context, asks, sent, defenders }: AnswerProps) {
  const { t, view } = context;
  const held = view.game?.you?.hand.find(({ card }) => card === asks.to);
  const playable = offered(view.game, "play-card").some(({ command }) => command.card === asks.to);
  if (!held || !playable) return <p class="hint">{t.moves.reactNone}</p>;
  const armies = armiesOf(view, held);
  return (
    <>
      <Order context={context} name="react" type="play-card">
        <Hidden name="card" value={asks.to} />
        <button type="submit" class="main">
          {t.moves.reactPlay(named(t.names.territories, asks.to), armies)}
        </button>
      </Order>
      <p class="odds">{t.moves.reactWith(defenders + armies, sent <= defenders + armies)}</p>
    </>
  );
}
