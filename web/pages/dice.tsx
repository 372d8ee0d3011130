import type { Messages } from "../i18n";
import { Lines } from "../parts/lines";
import { TextPage } from "../parts/textPage";
import type { Language } from "../tableView";

/** How the dice are made and checked, whole enough to make them again elsewhere. */
export function DicePage({ language, t }: { readonly language: Language; readonly t: Messages }) {
  return (
    <TextPage language={language} t={t} path="/dice">
      <h1>{t.page.diceTitle}</h1>
      <Lines text={t.page.diceHow} ordered />
    </TextPage>
  );
}
