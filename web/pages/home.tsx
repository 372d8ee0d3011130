import { rulesets } from "../../worker/game";
import type { Messages } from "../i18n";
import { rulesetText } from "../i18n/rulesetText";
import { Lines } from "../parts/lines";
import { TextPage } from "../parts/textPage";
import type { Language } from "../tableView";

export interface HomeProps {
  readonly language: Language;
  readonly t: Messages;
  /** A free name for a table, made up by the server. */
  readonly suggested: string;
  /** Names of public tables; absent where none are listed. */
  readonly tables?: readonly string[];
}

/** The front door, one screen: a table in one press, one by its name, the public ones, the rules. */
export function Home({ language, t, suggested, tables }: HomeProps) {
  const { page } = t;
  return (
    <TextPage language={language} t={t} path="/">
      <h1>{page.homeTitle}</h1>
      <p>{page.homeLead}</p>
      <section aria-labelledby="quick">
        <h2 id="quick">{page.quickTitle}</h2>
        <p>
          <a class="button main" href={`/t/${suggested}`} rel="nofollow">
            {page.quickButton(suggested)}
          </a>
        </p>
        <p>
          <small>{page.quickHelp}</small>
        </p>
      </section>
      <NameForm t={t} />
      <section aria-labelledby="rules">
        <h2 id="rules">{page.rulesTitle}</h2>
        <ul>
          {Object.keys(rulesets).map((id) => (
            <li key={id}>
              <a href={`/rules/${id}`}>{rulesetText(t, id).name}</a>: {rulesetText(t, id).tagline}
            </li>
          ))}
        </ul>
      </section>
      {tables && <PublicTables t={t} tables={tables} />}
      <section aria-labelledby="how">
        <h2 id="how">{page.howTitle}</h2>
        <Lines text={page.how} />
      </section>
    </TextPage>
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
