import { type CommandType, type Pact, rulebook } from "../../worker/game";
import type { Context } from "../context";
import { linkTo } from "../selection";
import { tellingOf } from "../telling";
import { offered } from "./choices";
import { Hidden, Order } from "./form";
import { PactOffer } from "./pactOffer";
import type { Part } from "./part";

const open = ({ status }: Pact) => status === "offered";
const binding = ({ status }: Pact) => status === "in-force" || status === "notice";
const running = (pact: Pact) => open(pact) || binding(pact);

/** When what happened to a pact, in rounds. */
function dates({ t, view }: Context, pact: Pact): string {
  const { play } = t;
  const telling = tellingOf({ t, view });
  return [
    play.offeredIn(pact.offeredIn),
    pact.acceptedIn === null ? null : play.acceptedIn(pact.acceptedIn),
    pact.brokenIn === null || pact.brokenBy === null
      ? null
      : play.brokenIn(telling.seat(pact.brokenBy), pact.brokenIn),
    pact.endedIn === null ? null : play.endedIn(pact.endedIn),
    running(pact) && pact.untilRound !== null ? play.untilRound(pact.untilRound) : null,
  ]
    .filter((date) => date !== null)
    .join("; ");
}

function Ledger({ context }: { context: Context }) {
  const { t, view } = context;
  const telling = tellingOf(context);
  const pacts = view.game?.pacts ?? [];
  if (pacts.length === 0) return <p>{t.play.pactsNone}</p>;
  return (
    <table>
      <caption>
        {t.play.ledger}. {t.play.ledgerHelp}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.play.pactBetween}</th>
          <th scope="col">{t.play.pactTerms}</th>
          <th scope="col">{t.play.pactState}</th>
          <th scope="col">{t.play.pactWhen}</th>
        </tr>
      </thead>
      <tbody>
        {pacts.toReversed().map((pact) => (
          <tr key={pact.id} id={`pact-${pact.id}`} class={running(pact) ? "running" : undefined}>
            <th scope="row">
              {telling.seat(pact.by)} – {telling.seat(pact.with)}
            </th>
            <td>{t.pactTerms(pact)}</td>
            <td>{t.pactStatus[pact.status]}</td>
            <td>{dates(context, pact)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Answer = Extract<CommandType, "pact-accept" | "pact-decline" | "pact-withdraw">;

interface AnswerProps {
  readonly context: Context;
  readonly pact: number;
  readonly type: Answer;
  /** Tells the same answer apart where it can be given in two places. */
  readonly where: string;
}

function AnswerButton({ context, pact, type, where }: AnswerProps) {
  const { play } = context.t;
  const word = { "pact-accept": play.accept, "pact-decline": play.decline, "pact-withdraw": play.withdraw }[
    type
  ];
  return (
    <Order context={context} name={`${where}${type}-${pact}`} type={type}>
      <Hidden name="pact" value={pact} />
      <button type="submit">{word}</button>
    </Order>
  );
}

interface AnswersProps {
  readonly context: Context;
  readonly title: string;
  readonly answers: readonly Answer[];
  readonly where?: string;
}

/** Offers with what the viewer may answer to them. */
function Answers({ context, title, answers, where = "" }: AnswersProps) {
  const { t, view } = context;
  const telling = tellingOf(context);
  const ids = offered(view.game, answers[0]).map(({ command }) => command.pact);
  const pacts = view.game?.pacts.filter(({ id }) => ids.includes(id)) ?? [];
  if (pacts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="offers">
        {pacts.map((pact) => (
          <li key={pact.id}>
            {t.play.pactFrom(
              telling.seat(pact.by === view.you?.seat ? pact.with : pact.by),
              t.pactTerms(pact),
            )}
            {answers.map((type) => (
              <AnswerButton key={type} context={context} pact={pact.id} type={type} where={where} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Offers that wait for the viewer's answer, for the panel: an offer must not be missed. */
export function OffersToYou({ context }: { context: Context }) {
  return (
    <Answers
      context={context}
      title={context.t.play.offersToYou}
      answers={["pact-accept", "pact-decline"]}
      where="now-"
    />
  );
}

/** What binds the viewer. Breaking takes two steps: the link asks, the form that it opens does. */
function Binding({ context }: { context: Context }) {
  const { t, view, selection } = context;
  const ids = offered(view.game, "pact-break").map(({ command }) => command.pact);
  const own = (pact: Pact) => view.you !== null && [pact.by, pact.with].includes(view.you.seat);
  const pacts = view.game?.pacts.filter((pact) => binding(pact) && own(pact)) ?? [];
  if (pacts.length === 0) return null;
  const telling = tellingOf(context);
  const other = (pact: Pact) => telling.seat(pact.by === view.you?.seat ? pact.with : pact.by);
  return (
    <>
      <h3>{t.play.inForce}</h3>
      <ul class="offers">
        {pacts.map((pact) => (
          <li key={pact.id}>
            {t.play.pactFrom(other(pact), t.pactTerms(pact))}{" "}
            {!ids.includes(pact.id) ? (
              <small>({t.pactStatus[pact.status]})</small>
            ) : selection.open === `break-${pact.id}` ? (
              <ConfirmBreak context={context} pact={pact} other={other(pact)} />
            ) : (
              <a href={`${linkTo({ open: `break-${pact.id}` })}#pacts`}>{t.play.break}</a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ConfirmBreak({ context, pact, other }: { context: Context; pact: Pact; other: string }) {
  const { t, view } = context;
  return (
    <div class="confirm">
      <p>
        <b>{t.play.breakTitle(other)}</b>{" "}
        {view.options["pact-notice"] === "at-once" ? t.play.breakNow : t.play.breakNotice}
      </p>
      <Order context={context} name={`break-${pact.id}`} type="pact-break">
        <Hidden name="pact" value={pact.id} />
        <button type="submit" class="danger">
          {t.play.breakConfirm}
        </button>
      </Order>
      <a href={`${linkTo({ open: "pacts" })}#pacts`}>{t.play.breakCancel}</a>
    </div>
  );
}

const opens = /^(pacts|break-\d+|offer-\d+)$/;

/** Every pact and offer there has been, and what the viewer may do about them. */
export const pacts: Part = {
  id: "pacts",
  place: "side",
  draw: (context) => {
    const { t, view, selection } = context;
    if (!view.game || rulesHaveNoPacts(context)) return <details id="pacts" hidden />;
    const toAnswer = offered(view.game, "pact-accept").length > 0;
    return (
      <details
        id="pacts"
        open={toAnswer || opens.test(selection.open ?? "")}
        class={toAnswer ? "asks" : undefined}
      >
        <summary>
          {t.play.pactsTitle(view.game.pacts.filter(binding).length, view.game.pacts.filter(open).length)}
        </summary>
        <Answers context={context} title={t.play.offersToYou} answers={["pact-accept", "pact-decline"]} />
        <Answers context={context} title={t.play.offersByYou} answers={["pact-withdraw"]} />
        <Binding context={context} />
        <PactOffer context={context} />
        <div class="wide">
          <Ledger context={context} />
        </div>
      </details>
    );
  },
};

const rulesHaveNoPacts = ({ view }: Context) => rulebook(view.ruleset, view.options).pacts === null;
