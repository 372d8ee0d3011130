import { type OptionRule, type Ruleset, rulesets } from "../../worker/game";
import type { Context } from "../context";
import { optionText, valueText } from "../i18n/optionText";
import { rulesetText } from "../i18n/rulesetText";
import { defaultsOf, rulesOf } from "../presets";
import { linkTo } from "../selection";
import type { BotPace } from "../tableView";
import { Form } from "./form";
import type { Part } from "./part";

const known: Readonly<Record<string, Ruleset>> = rulesets;
const paces: readonly BotPace[] = ["instant", "quick", "calm"];

/** What this table plays by, before the start: each option with its value and what it does; its owner may change them. */
export const lobbyOptions: Part = {
  id: "options",
  place: "side",
  draw: (context) => {
    const { t, view, selection } = context;
    if (view.game) return <section id="options" hidden />;
    const { name, tagline } = rulesetText(t, view.ruleset);
    return (
      <section id="options" aria-labelledby="options-title">
        <h2 id="options-title">{t.table.rulesTitle}</h2>
        <Rulesets context={context} />
        <p>
          <b>{name}</b>: {tagline} <a href={rulesOf(view)}>{t.table.rulesLink}</a>
        </p>
        {view.you?.owner && selection.open === "options" ? (
          <OptionsForm context={context} />
        ) : (
          <>
            <Values context={context} />
            {view.you?.owner && <a href={linkTo({ open: "options" })}>{t.table.optionsChange}</a>}
          </>
        )}
      </section>
    );
  },
};

/** Another ruleset: for the owner a form, and for who is the first to come a link to the table as it would be. */
function Rulesets({ context }: { context: Context }) {
  const { t, view } = context;
  if (view.version === 0)
    return (
      <ul class="picks">
        {Object.keys(rulesets).map((id) => (
          <li key={id}>
            <a href={`/t/${view.slug}?rules=${id}`} aria-current={id === view.ruleset ? "true" : undefined}>
              {rulesetText(t, id).name}
            </a>
          </li>
        ))}
      </ul>
    );
  if (!view.you?.owner) return null;
  return (
    <Form context={context} name="rules" to="options">
      <Choose
        name="rules"
        title={t.table.ruleset}
        value={view.ruleset}
        values={Object.keys(rulesets).map((id) => [id, rulesetText(t, id).name])}
      />
      <button type="submit">{t.table.rulesetChange}</button>
    </Form>
  );
}

function Values({ context: { t, view } }: { context: Context }) {
  const usual = defaultsOf(view);
  return (
    <dl class="options">
      {known[view.ruleset].options.map((rule) => {
        const value = view.options[rule.id];
        return (
          <div key={rule.id}>
            <dt>{optionText(t, rule.id).title}</dt>
            <dd>
              {valueText(t, rule.id, value)}{" "}
              <small>({value === usual[rule.id] ? t.table.isDefault : t.table.changed})</small>
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{t.table.botPace}</dt>
        <dd>{t.names.paces[view.botPace]}</dd>
      </div>
      <div>
        <dt>{t.table.isPublic}</dt>
        <dd>{view.public ? t.table.yes : t.table.no}</dd>
      </div>
    </dl>
  );
}

function OptionsForm({ context }: { context: Context }) {
  const { t, view } = context;
  return (
    <Form context={context} name="options" to="options">
      {known[view.ruleset].options.map((rule) => (
        <OptionField key={rule.id} context={context} rule={rule} />
      ))}
      <Choose
        name="bot-pace"
        title={t.table.botPace}
        value={view.botPace}
        values={paces.map((pace) => [pace, t.names.paces[pace]])}
      />
      <Choose
        name="public"
        title={t.table.isPublic}
        about={t.table.isPublicHelp}
        value={view.public ? "1" : "0"}
        values={[
          ["0", t.table.no],
          ["1", t.table.yes],
        ]}
      />
      <button type="submit" class="main">
        {t.table.optionsSave}
      </button>
      <a href={linkTo({})}>{t.play.close}</a>
    </Form>
  );
}

function OptionField({ context: { t, view }, rule }: { context: Context; rule: OptionRule }) {
  const { title, about } = optionText(t, rule.id);
  const value = view.options[rule.id];
  const numbers = rule.numbers ? numbersIn(rule.numbers, value) : [];
  const values = [...rule.values, ...numbers].map((one): [string, string] => [
    one,
    valueText(t, rule.id, one),
  ]);
  return <Choose name={rule.id} title={title} about={about} value={value} values={values} />;
}

/** Numbers to choose from: round ones within the bounds, and the present one. Any other can be asked for in the table's link. */
function numbersIn([least, most]: readonly [number, number], value: string): string[] {
  const few = Array.from({ length: 10 }, (_, i) => i + 1);
  const round = [...few, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200].filter(
    (n) => n >= least && n <= most,
  );
  const present = /^\d+$/.test(value) ? [Number(value)] : [];
  return [...new Set([...round, ...present])].sort((a, b) => a - b).map(String);
}

interface ChooseProps {
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, text: string])[];
}

function Choose({ name, title, about, value, values }: ChooseProps) {
  const field = `option-${name}`;
  const help = about === undefined ? undefined : `${field}-help`;
  return (
    <div class="field">
      <label for={field}>{title}</label>
      {about && <small id={help}>{about}</small>}
      <select id={field} name={name} aria-describedby={help}>
        {values.map(([one, text]) => (
          <option key={one} value={one} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
