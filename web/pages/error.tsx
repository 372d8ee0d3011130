import type { Messages } from "../i18n";
import { refusalSentence } from "../i18n/tell";
import { TextPage } from "../parts/textPage";
import type { Language, Refusal } from "../tableView";

export interface ErrorProps {
  readonly language: Language;
  readonly t: Messages;
  readonly refusal: Refusal;
  /** The nearest name that a table can have; null where none was looked for. */
  readonly nearest?: string | null;
}

const nobody = {
  by: null,
  seat: (seat: number) => String(seat + 1),
  colour: () => "red" as const,
  pact: () => undefined,
};

/** Why there is nothing to show, and where to go instead. */
export function ErrorPage({ language, t, refusal, nearest = null }: ErrorProps) {
  return (
    <TextPage language={language} t={t} path="/">
      <h1>{t.page.errorTitle}</h1>
      <p>{refusalSentence(t, refusal, nobody)}</p>
      {nearest !== null && (
        <p>
          <a class="button main" href={`/t/${nearest}`}>
            {t.page.errorNearest(nearest)}
          </a>
        </p>
      )}
      {nearest !== null && <p>{t.page.errorNames}</p>}
      <p>
        <a href="/">{t.page.errorHome}</a>
      </p>
    </TextPage>
  );
}
