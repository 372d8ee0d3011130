import { type Messages, messages } from "../i18n";
import { type Language, languages } from "../tableView";

interface Props {
  readonly language: Language;
  readonly t: Messages;
  /** This page's own address, perhaps with a query. */
  readonly path: string;
}

/** The same page in each language. */
export function LanguageLinks({ language, t, path }: Props) {
  return (
    <nav class="languages" aria-label={t.page.language}>
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
  );
}
