import type { VNode } from "preact";
import type { Context } from "../context";
import { eventSentence } from "../i18n/tell";
import type { LogEntry } from "../tableView";
import { tellingOf, toldIn, turnIn } from "../telling";
import type { Part } from "./part";
import { Badge } from "./tokens";

const told = (view: Context["view"]): readonly LogEntry[] =>
  view.log.filter((entry) => toldIn(entry).length > 0);

function Entry({ context, entry }: { context: Context; entry: LogEntry }) {
  const telling = tellingOf(context, turnIn(context.view, entry));
  const sentences = toldIn(entry).map((event) => eventSentence(context.t, event, telling));
  return (
    <li id={`o${entry.key}`}>
      {entry.seat !== null && <Badge colour={telling.colour(entry.seat)} />}
      {sentences.map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
    </li>
  );
}

const entries = (context: Context, shown: readonly LogEntry[]): VNode[] =>
  shown.toReversed().map((entry) => <Entry key={entry.key} context={context} entry={entry} />);

/** What happened, newest first, an entry an order. A push adds the new entries on top. */
export const log: Part = {
  id: "log",
  place: "side",
  draw: (context) => {
    const { t, view } = context;
    if (!view.game) return <section id="log" hidden />;
    return (
      <section id="log" aria-labelledby="log-title">
        <h2 id="log-title">{t.play.logTitle}</h2>
        <ol id="orders" reversed>
          {entries(context, told(view))}
        </ol>
        <p>
          <a href={`/t/${view.slug}/log.json`}>{t.play.logWhole}</a>
        </p>
      </section>
    );
  },
  push: (before, after) => {
    if (!before.view.game) return after.view.game ? log.draw(after) : null;
    const known = new Set(told(before.view).map(({ key }) => key));
    const fresh = told(after.view).filter(({ key }) => !known.has(key));
    if (fresh.length === 0) return null;
    return (
      <ol id="orders" hx-swap-oob="afterbegin">
        {entries(after, fresh)}
      </ol>
    );
  },
};
