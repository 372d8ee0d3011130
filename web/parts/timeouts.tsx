import type { Rulebook } from "../../worker/game";
import type { Messages } from "../i18n";

type Awaited = keyof Messages["page"]["timeouts"];

/** What these rules can wait for, in the order in which it comes. */
function awaitedIn({ setup, flow, combat, occupation, cards, pacts }: Rulebook): Awaited[] {
  const laps = [1, 2].flatMap((round) => flow.laps(round));
  const asked: Readonly<Record<Awaited, boolean>> = {
    claim: setup.territories === "claimed",
    spread: setup.spread !== null,
    choose: laps.some(({ first }) => first === "choose"),
    place: true,
    trade: cards?.sets != null,
    attack: true,
    occupy: occupation.least(1) !== occupation.most(1, 99),
    defend: combat.kind === "dice" && combat.defenderChooses !== "no",
    react: combat.kind === "forces",
    regroup: true,
    pact: pacts !== null,
  };
  const all = Object.keys(asked) as Awaited[]; // the keys of a record are what its type says
  return all.filter((one) => asked[one]);
}

/** What the table does for who does not answer, as far as these rules ask at all. */
export function Timeouts({ t: { page }, book }: { readonly t: Messages; readonly book: Rulebook }) {
  return (
    <section aria-labelledby="timeouts">
      <h2 id="timeouts">{page.timeoutsTitle}</h2>
      <p>{page.timeoutsHelp}</p>
      <ul>
        {awaitedIn(book).map((one) => (
          <li key={one}>{page.timeouts[one]}</li>
        ))}
      </ul>
    </section>
  );
}
