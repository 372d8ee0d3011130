import type { ComponentChildren } from "preact";
import type { Messages } from "../i18n";
import type { Language } from "../tableView";
import { LanguageLinks } from "./languageLinks";

interface Props {
  readonly language: Language;
  readonly t: Messages;
  /** This page's own address, for the links to it in the other languages. */
  readonly path: string;
  readonly children: ComponentChildren;
}

/** The body of a page that is not a table: a bar with the languages, and the text. */
export function TextPage({ language, t, path, children }: Props) {
  return (
    <>
      <a class="skip" href="#content">
        {t.page.skip}
      </a>
      <header id="bar">
        <a class="home" href="/">
          {t.page.site}
        </a>
        <LanguageLinks language={language} t={t} path={path} />
      </header>
      <main id="content">{children}</main>
    </>
  );
}
