import {
  type Rulebook,
  type Ruleset,
  resolveOptions,
  rulebook,
  rulesets,
  type SaysKey,
  sayings,
} from "../../worker/game";
import type { Messages } from "../i18n";
import { rulesetText } from "../i18n/rulesetText";
import { saysBriefly } from "../i18n/tell";
import { TextPage } from "../parts/textPage";
import type { Language } from "../tableView";

type Row = Exclude<keyof Messages["page"]["compareRows"], "board" | "players">;

/** Which sentences of the rules stand in which row. */
const rows: Readonly<Record<Row, readonly SaysKey[]>> = {
  territories: ["deal-all", "deal-equal", "claim"],
  armies: ["stock", "deploy-rounds", "deploy-half", "placing", "spread-hidden"],
  round: ["turn-parts", "whole-rounds", "add-or-attack", "starter-moves-on"],
  income: ["income-territories"],
  bonus: ["surrounded", "income-continents"],
  attack: ["attack-from", "forces-sources"],
  attackDice: ["attack-dice", "forces-cancel"],
  defenceDice: ["defence-dice", "forces-reaction"],
  occupation: ["occupy-between", "occupy-from-dice", "occupy-survivors"],
  regroup: [
    "regroup-single",
    "regroup-after-attack",
    "regroup-adjacent",
    "regroup-once",
    "regroup-one-border",
    "regroup-per-border",
  ],
  card: ["card-for-conquest", "card-two-conquests"],
  use: ["set-values", "set-values-fixed", "card-single"],
  own: ["card-own-territory", "trade-territory"],
  hand: ["hand-limit", "trade-per-turn", "trade-forced"],
  dead: ["cards-of-the-dead"],
  victory: ["objective-secret", "objective-common", "world"],
  pacts: ["pact-scopes"],
};
const rowNames = Object.keys(rows) as readonly Row[]; // the keys of a record are what its type says

/** All rulesets with their default options, as a full table plays them. */
const books: readonly Rulebook[] = Object.values<Ruleset>(rulesets).map((ruleset) =>
  rulebook(ruleset.id, resolveOptions(ruleset, {}, { seats: ruleset.seats[1], bots: 0 }).options),
);

interface CompareProps {
  readonly language: Language;
  readonly t: Messages;
}

/** The rulesets side by side: every cell is what that ruleset's own rules say in a few words. */
export function Compare({ language, t }: CompareProps) {
  const { page } = t;
  return (
    <TextPage language={language} t={t} path="/rules">
      <h1>{page.compareTitle}</h1>
      <p>{page.compareLead}</p>
      <div class="wide">
        <table class="compare">
          <thead>
            <tr>
              <td />
              {books.map(({ ruleset: { id } }) => (
                <th key={id} scope="col">
                  <a href={`/rules/${id}`}>{rulesetText(t, id).name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Facts t={t} />
            {rowNames.map((row) => (
              <tr key={row}>
                <th scope="row">{page.compareRows[row]}</th>
                {books.map((book) => (
                  <td key={book.ruleset.id}>{said(t, book, rows[row]) || page.compareNone}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TextPage>
  );
}

/** What is no rule of play: the board and the seats. */
function Facts({ t: { page } }: { t: Messages }) {
  return (
    <>
      <tr>
        <th scope="row">{page.compareRows.board}</th>
        {books.map(({ ruleset: { id }, board, neighbours }) => (
          <td key={id}>{page.compareBoard(board.territories.length, neighbours.flat().length / 2)}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{page.compareRows.players}</th>
        {books.map(({ ruleset: { id, seats } }) => (
          <td key={id}>{page.comparePlayers(...seats)}</td>
        ))}
      </tr>
    </>
  );
}

/** The sentences of this row that the ruleset has. */
function said(t: Messages, book: Rulebook, keys: readonly SaysKey[]): string {
  const all = Object.values(sayings(book)).flat();
  const texts = keys.flatMap((key) =>
    all.filter(({ says }) => says === key).map((one) => saysBriefly(t, one)),
  );
  return [...new Set(texts)].filter((text) => text !== null).join("; ");
}
