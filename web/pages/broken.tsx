import type { Messages } from "../i18n";
import { TextPage } from "../parts/textPage";
import type { Language } from "../tableView";

/** The program erred, and says so without what it knows of it. */
export function BrokenPage({ language, t }: { readonly language: Language; readonly t: Messages }) {
  return (
    <TextPage language={language} t={t} path="/">
      <h1>{t.page.brokenTitle}</h1>
      <p>{t.page.brokenHelp}</p>
      <p>
        <a href="/">{t.page.errorHome}</a>
      </p>
    </TextPage>
  );
}
