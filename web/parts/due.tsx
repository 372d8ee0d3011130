import type { Context } from "../context";

/** Until when an answer is waited for: by the clock that all share, as nobody knows where a reader is. */
export function Due({ context: { t, view, language } }: { context: Context }) {
  if (view.due === null) return null;
  const when = new Date(view.due);
  const format = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return (
    <p class="hint">
      <time datetime={when.toISOString()}>{t.moves.due(format.format(when))}</time>
    </p>
  );
}
