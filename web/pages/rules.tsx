import {
  type Chapter,
  chapters,
  type Options,
  type Rulebook,
  type Ruleset,
  resolveOptions,
  rulebook,
  type Says,
  sayings,
} from "../../worker/game";
import type { Messages } from "../i18n";
import { examplesOf } from "../i18n/examples";
import { named } from "../i18n/named";
import { optionText, valueText } from "../i18n/optionText";
import { rulesetText } from "../i18n/rulesetText";
import { saysSentence } from "../i18n/tell";
import { Examples } from "../parts/examples";
import { Odds } from "../parts/odds";
import { TextPage } from "../parts/textPage";
import { Timeouts } from "../parts/timeouts";
import { rulesOf } from "../presets";
import type { Language } from "../tableView";

export interface RulesProps {
  readonly language: Language;
  readonly t: Messages;
  readonly ruleset: Ruleset;
  /** A table's own; its defaults where absent. */
  readonly options?: Options;
}

/** A ruleset as this program plays it: every sentence prints the number that the game uses. */
export function Rules({ language, t, ruleset, options }: RulesProps) {
  const chosen = options ?? resolveOptions(ruleset, {}, { seats: ruleset.seats[1], bots: 0 }).options;
  const book = rulebook(ruleset.id, chosen);
  const said = sayings(book);
  const { name, tagline } = rulesetText(t, ruleset.id);
  const printed = chapters.filter((chapter) => said[chapter].length > 0);
  return (
    <TextPage language={language} t={t} path={rulesOf({ ruleset: ruleset.id, options: chosen })}>
      <h1>{t.page.rulesOf(name)}</h1>
      <p>
        {tagline} {t.page.players(...ruleset.seats)}
      </p>
      <p>
        {t.page.rulesLead} <a href="/rules">{t.page.compareLink}</a>
      </p>
      <Contents t={t} printed={printed} />
      {printed.map((chapter) => (
        <ChapterOf key={chapter} t={t} book={book} chapter={chapter} says={said[chapter]} />
      ))}
      <Odds language={language} t={t} book={book} />
      <OptionList t={t} ruleset={ruleset} options={chosen} />
      <Whens t={t} id={ruleset.id} />
      <Timeouts t={t} book={book} />
      <Rulings t={t} id={ruleset.id} />
    </TextPage>
  );
}

function Contents({ t: { page }, printed }: { t: Messages; printed: readonly Chapter[] }) {
  const links = [
    ...printed.map((chapter) => [chapter, page.chapters[chapter]]),
    ["odds", page.oddsTitle],
    ["options", page.optionsTitle],
    ["whens", page.whenTitle],
    ["timeouts", page.timeoutsTitle],
    ["rulings", page.rulingsTitle],
  ];
  return (
    <nav aria-label={page.contents}>
      <ul>
        {links.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChapterProps {
  readonly t: Messages;
  readonly book: Rulebook;
  readonly chapter: Chapter;
  readonly says: readonly Says[];
}

function ChapterOf({ t, book, chapter, says }: ChapterProps) {
  return (
    <section aria-labelledby={chapter}>
      <h2 id={chapter}>{t.page.chapters[chapter]}</h2>
      <ul>
        {says.map((one) => (
          <li key={one.says} id={one.says}>
            {saysSentence(t, one)}
          </li>
        ))}
      </ul>
      {chapter === "combat" && <Examples t={t} examples={examplesOf(book.ruleset.id)} />}
      {chapter === "objectives" && <ObjectiveList t={t} ids={book.objectives.secret} />}
    </section>
  );
}

function ObjectiveList({ t, ids }: { t: Messages; ids: readonly string[] }) {
  return (
    <details>
      <summary>{t.page.objectivesTitle}</summary>
      <ol>
        {ids.map((id) => (
          <li key={id}>{named(t.objectives, id)}</li>
        ))}
      </ol>
    </details>
  );
}

function OptionList({ t, ruleset, options }: { t: Messages; ruleset: Ruleset; options: Options }) {
  return (
    <section aria-labelledby="options">
      <h2 id="options">{t.page.optionsTitle}</h2>
      <p>{t.page.optionsHelp}</p>
      <dl>
        {ruleset.options.map(({ id, values, byDefault, numbers }) => (
          <div key={id}>
            <dt>
              {optionText(t, id).title} <code>{id}</code>
            </dt>
            <dd>
              {optionText(t, id).about}
              <ul>
                {values.map((value) => (
                  <li key={value} class={options[id] === value ? "chosen" : undefined}>
                    <code>{value}</code> {valueText(t, id, value)}
                    {value === byDefault && <b> ({t.page.byDefault})</b>}
                  </li>
                ))}
                {numbers && (
                  <li class={values.includes(options[id]) ? undefined : "chosen"}>
                    {values.length > 0 ? t.page.orNumber(...numbers) : t.page.numberBetween(...numbers)}
                    {!values.includes(byDefault) && <b> ({`${t.page.byDefault}: ${byDefault}`})</b>}
                  </li>
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Whens({ t, id }: { t: Messages; id: string }) {
  return (
    <section aria-labelledby="whens">
      <h2 id="whens">{t.page.whenTitle}</h2>
      <dl>
        {rulesetText(t, id).whens.map(({ when, what }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rulings({ t, id }: { t: Messages; id: string }) {
  const { source, rulings } = rulesetText(t, id);
  return (
    <section aria-labelledby="rulings">
      <h2 id="rulings">{t.page.rulingsTitle}</h2>
      <p>{source}</p>
      <dl>
        {rulings.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
