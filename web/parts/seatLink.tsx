import type { Context } from "../context";

/** The way to one's own private link. The link itself is on a page of its own: nobody reads it over a shoulder. */
export function SeatLink({ context: { t, view } }: { context: Context }) {
  if (!view.you) return null;
  return (
    <p>
      <a href={`/t/${view.slug}/seat`}>{t.page.seatLink}</a>
    </p>
  );
}
