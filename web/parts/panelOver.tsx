import type { Context } from "../context";
import { rematchOf } from "../presets";
import { nameOf, tellingOf } from "../telling";
import { awaited } from "./status";
import { Badge } from "./tokens";

/** The end: who won and why, everybody's objective, how to check the dice, and another game. */
export function Over({ context }: { context: Context }) {
  const { t, view } = context;
  return (
    <>
      <h3>{t.play.overTitle}</h3>
      <p class="won">{awaited(context)}</p>
      <p>
        <a class="button" href={rematchOf(view)}>
          {t.play.again}
        </a>
      </p>
      <Objectives context={context} />
      <Proof context={context} />
    </>
  );
}

function Objectives({ context }: { context: Context }) {
  const { t, view } = context;
  const telling = tellingOf(context);
  // Where all played for the world nothing was secret.
  if (view.game?.seats.every(({ objective }) => objective?.id === "world")) return null;
  return (
    <>
      <h4>{t.play.allObjectives}</h4>
      <ul class="objectives">
        {view.game?.seats.map(({ seat, colour, objective }) => (
          <li key={seat}>
            <Badge colour={colour} /> <b>{telling.seat(seat)}</b>:{" "}
            {objective && t.objective(objective, telling)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everything that the dice were made of. */
function Proof({ context }: { context: Context }) {
  const { t, view } = context;
  return (
    <details>
      <summary>{t.play.proofTitle}</summary>
      <p>
        {t.play.proofHelp} <a href={`/dice?table=${view.slug}`}>{t.play.proofLink}</a>
      </p>
      <dl class="proof">
        <dt>{t.play.commitment}</dt>
        <dd>
          <code>{view.dice.commitment}</code>
        </dd>
        <dt>{t.play.seed}</dt>
        <dd>
          <code>{view.dice.seed}</code>
        </dd>
        {view.seats.map((seat) => (
          <div key={seat.seat}>
            <dt>{t.play.wordOf(nameOf(context, seat))}</dt>
            <dd>{seat.word ? <code>{seat.word}</code> : t.play.emptyWord}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`/t/${view.slug}/log.json`}>{t.play.logWhole}</a>
      </p>
    </details>
  );
}
