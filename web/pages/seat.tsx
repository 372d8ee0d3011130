import type { Messages } from "../i18n";
import { TextPage } from "../parts/textPage";
import type { Language } from "../tableView";

export interface SeatProps {
  readonly language: Language;
  readonly t: Messages;
  readonly slug: string;
  /** The address that opens the reader's own seat; null where this browser holds none. */
  readonly link: string | null;
}

/** The reader's private link, to go on with another device. */
export function SeatPage({ language, t, slug, link }: SeatProps) {
  return (
    <TextPage language={language} t={t} path={`/t/${slug}/seat`}>
      <h1>{t.page.seatTitle}</h1>
      {link === null ? (
        <p>{t.page.seatNone}</p>
      ) : (
        <>
          <p>{t.page.seatHelp}</p>
          <p class="address">
            <a id="private-link" href={link}>
              {link}
            </a>
          </p>
        </>
      )}
      <p>
        <a href={`/t/${slug}`}>{t.page.seatBack}</a>
      </p>
    </TextPage>
  );
}
