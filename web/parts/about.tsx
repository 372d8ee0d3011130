import type { Context } from "../context";
import { optionText, valueText } from "../i18n/optionText";
import { rulesetText } from "../i18n/rulesetText";
import { changedOptions, rulesOf } from "../presets";
import { LanguageLinks } from "./languageLinks";
import type { Part } from "./part";

/** The page in the other languages; once it plays, by what rules it does and which of its options were changed. */
export const about: Part = {
  id: "about",
  place: "side",
  draw: (context) => {
    const { t, view, language } = context;
    return (
      <section id="about" aria-label={t.table.rulesTitle}>
        {view.game && <TableRules context={context} />}
        <LanguageLinks language={language} t={t} path={`/t/${view.slug}`} />
      </section>
    );
  },
};

function TableRules({ context: { t, view } }: { context: Context }) {
  return (
    <>
      <h2>{t.table.rulesTitle}</h2>
      <p>
        <a href={rulesOf(view)}>{t.page.rulesOf(rulesetText(t, view.ruleset).name)}</a>
      </p>
      <ul>
        {changedOptions(view).map(([id, value]) => (
          <li key={id}>
            {optionText(t, id).title}: {valueText(t, id, value)}
          </li>
        ))}
      </ul>
    </>
  );
}
