import type { ComponentChildren } from "preact";
import { type Messages, messages } from "../i18n";
import { type Language, languages } from "../tableView";

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
        <nav aria-label={t.page.language}>
          {languages.map((one) => (
            <a
              key={one}
              href={`${path}${path.includes("?") ? "&" : "?"}lang=${one}`}
              hreflang={one}
              lang={one}
              aria-current={one === language ? "true" : undefined}
            >
              {messages[one].page.languageName}
            </a>
          ))}
        </nav>
      </header>
      <main id="content">{children}</main>
    </>
  );
}
