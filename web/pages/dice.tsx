import type { Messages } from "../i18n";
import { Lines } from "../parts/lines";
import { TextPage } from "../parts/textPage";
import type { Language } from "../tableView";

export interface DicePageProps {
  readonly language: Language;
  readonly t: Messages;
  /** The table the reader came from; null: from nowhere. */
  readonly slug?: string | null;
}

/** How the dice are made and checked, whole enough to make them again elsewhere. */
export function DicePage({ language, t, slug = null }: DicePageProps) {
  return (
    <TextPage language={language} t={t} path={slug === null ? "/dice" : `/dice?table=${slug}`}>
      <h1>{t.page.diceTitle}</h1>
      <p>{t.page.diceIntro}</p>
      <h2>{t.page.diceDetails}</h2>
      <Lines text={t.page.diceHow} ordered />
      <p>
        {slug === null ? <a href="/">{t.page.errorHome}</a> : <a href={`/t/${slug}`}>{t.page.seatBack}</a>}
      </p>
    </TextPage>
  );
}
