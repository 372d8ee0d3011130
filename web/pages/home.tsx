import { firstRuleset, type Ruleset, resolveOptions, rulebook, rulesets } from "../../worker/game";
import type { Messages } from "../i18n";
import { rulesetText } from "../i18n/rulesetText";
import { Lines } from "../parts/lines";
import { TextPage } from "../parts/textPage";
import { WorldPicture, Worlds } from "../parts/worldPicture";
import type { Language } from "../tableView";

export interface HomeProps {
  readonly language: Language;
  readonly t: Messages;
  /** A free name for a table, made up by the server. */
  readonly suggested: string;
  /** Names of public tables; absent where none are listed. */
  readonly tables?: readonly string[];
}

/** What a table plays where nothing else is asked for comes first. */
const all = Object.values<Ruleset>(rulesets).toSorted(
  (a, b) => Number(b.id === firstRuleset) - Number(a.id === firstRuleset),
);
const boards = [...new Set(all.map(({ board }) => board))];

/** A free name of its own for each way to begin: who follows two of them comes to two tables. */
const another = (suggested: string, kind: string): string => `${kind}-${suggested.split("-").at(-1)}`;

/** The front door: a table in one press, a game against bots, one by its name, the five rulesets, the public tables. */
export function Home({ language, t, suggested, tables }: HomeProps) {
  const { page } = t;
  return (
    <TextPage language={language} t={t} path="/">
      <Worlds boards={boards} />
      <section class="hero" aria-labelledby="welcome">
        <WorldPicture board={all[0].board} />
        <div>
          <h1 id="welcome">{page.homeTitle}</h1>
          <p>{page.homeLead}</p>
          <p class="begin">
            <a class="button main" href={`/t/${suggested}`} rel="nofollow">
              {page.quickButton}
            </a>
            <a
              class="button"
              href={`/t/${another(suggested, "bots")}?seats=4&bots=3&bot-pace=quick`}
              rel="nofollow"
            >
              {page.botsButton}
            </a>
          </p>
          <p>
            <small>{page.quickHelp}</small>
          </p>
        </div>
      </section>
      <Five t={t} suggested={suggested} />
      <div class="beside">
        <NameForm t={t} />
        {tables && <PublicTables t={t} tables={tables} />}
        <section aria-labelledby="how">
          <h2 id="how">{page.howTitle}</h2>
          <Lines text={page.how} />
        </section>
      </div>
    </TextPage>
  );
}

function Five({ t, suggested }: { t: Messages; suggested: string }) {
  const { page } = t;
  return (
    <section aria-labelledby="five">
      <h2 id="five">{page.fiveTitle}</h2>
      <p>
        {page.fiveHelp} <a href="/rules">{page.compareLink}</a>
      </p>
      <ul class="five">
        {all.map((ruleset) => (
          <RulesetCard key={ruleset.id} t={t} ruleset={ruleset} slug={another(suggested, ruleset.id)} />
        ))}
      </ul>
    </section>
  );
}

function RulesetCard({ t, ruleset, slug }: { t: Messages; ruleset: Ruleset; slug: string }) {
  const { page } = t;
  const { id, board, seats } = ruleset;
  const { name, tagline } = rulesetText(t, id);
  return (
    <li>
      <WorldPicture board={board} />
      <h3>{name}</h3>
      <p>{tagline}</p>
      <p>
        <small>
          {page.fiveSeats(...seats)} · {page.fiveTerritories(board.territories.length)} · {diceOf(t, ruleset)}
        </small>
      </p>
      <p class="begin">
        <a
          class="button"
          href={`/t/${slug}?rules=${id}`}
          rel="nofollow"
          aria-label={`${page.fiveOpen}: ${name}`}
        >
          {page.fiveOpen}
        </a>
        <a href={`/rules/${id}`} aria-label={`${page.fiveRead}: ${name}`}>
          {page.fiveRead}
        </a>
      </p>
    </li>
  );
}

/** The most dice of both sides, as its options stand. */
function diceOf({ page }: Messages, ruleset: Ruleset): string {
  const { options } = resolveOptions(ruleset, {}, { seats: ruleset.seats[1], bots: 0 });
  const { combat } = rulebook(ruleset.id, options);
  if (combat.kind !== "dice") return page.fiveNoDice;
  return page.fiveDice(
    combat.attackDice(Number.MAX_SAFE_INTEGER),
    combat.defenceDice(Number.MAX_SAFE_INTEGER),
  );
}

/** A plain GET to the home page itself: the server folds what was typed and sends the reader to that table. */
function NameForm({ t: { page } }: { t: Messages }) {
  return (
    <section aria-labelledby="named">
      <h2 id="named">{page.nameTitle}</h2>
      <form method="get" action="/">
        <label for="table">{page.nameLabel}</label>
        <input
          id="table"
          name="table"
          required
          minlength={3}
          maxlength={60}
          autocomplete="off"
          aria-describedby="table-help"
        />
        <button type="submit">{page.nameButton}</button>
        <small id="table-help">{page.nameHelp}</small>
      </form>
    </section>
  );
}

function PublicTables({ t: { page }, tables }: { t: Messages; tables: readonly string[] }) {
  return (
    <section aria-labelledby="public">
      <h2 id="public">{page.publicTitle}</h2>
      {tables.length === 0 && <p>{page.publicNone}</p>}
      <ul>
        {tables.map((slug) => (
          <li key={slug}>
            <a href={`/t/${slug}`}>{slug}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
