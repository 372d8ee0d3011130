import { optionText, valueText } from "../i18n/optionText";
import { rulesetText } from "../i18n/rulesetText";
import { changedOptions, rulesOf } from "../presets";
import type { Part } from "./part";

/** By what rules this table plays, once it does: where they are printed, and which of its options were changed. */
export const about: Part = {
  id: "about",
  place: "side",
  draw: ({ t, view }) => {
    if (!view.game) return <section id="about" hidden />;
    return (
      <section id="about" aria-labelledby="about-title">
        <h2 id="about-title">{t.table.rulesTitle}</h2>
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
      </section>
    );
  },
};
