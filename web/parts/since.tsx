import type { PublicEvent, Seat } from "../../worker/game";
import { named } from "../i18n/named";
import { eventSentence } from "../i18n/tell";
import type { LogEntry } from "../tableView";
import { tellingOf } from "../telling";
import type { Part } from "./part";

/** What somebody who comes back wants told besides lost territories. */
const matters = new Set<PublicEvent["type"]>([
  "seat-eliminated",
  "seat-surrendered",
  "objective-changed",
  "cards-inherited",
  "pact-offered",
  "pact-accepted",
  "pact-declined",
  "pact-broken",
  "pact-ended",
]);

/** The entries after this seat's last turn ended; all that there are where that is longer ago. */
function sinceTurnOf(log: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  const ended = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === "turn-ended" && event.seat === seat),
  );
  return log.slice(ended + 1);
}

/** Whether this seat has done something in its turn that began last. */
function hasActed(entries: readonly LogEntry[], seat: Seat): boolean {
  const began = entries.findLastIndex(({ events }) =>
    events.some((event) => event.type === "turn-began" && event.seat === seat),
  );
  return entries.slice(began + 1).some((entry) => entry.seat === seat);
}

/** Own territories that others took, each once. */
function lost(entries: readonly LogEntry[], seat: Seat): string[] {
  const taken = entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === "territory-conquered" && event.of === seat ? [event.territory] : [],
    ),
  );
  return [...new Set(taken)];
}

/** What happened to the viewer since the own last turn; shown until one attacks or moves. */
export const since: Part = {
  id: "since",
  place: "action",
  draw: (context) => {
    const { t, view, language } = context;
    const { game, you } = view;
    const nothing = <section id="since" hidden />;
    if (!game || !you || game.winners || game.round === 0) return nothing;
    const entries = sinceTurnOf(view.log, you.seat);
    if (game.turn === you.seat && game.phase !== "reinforce" && hasActed(entries, you.seat)) return nothing;
    const territories = lost(entries, you.seat).map((id) => named(t.names.territories, id));
    const news = entries.flatMap(({ seat, events }) =>
      events
        .filter(({ type }) => matters.has(type))
        .map((event) => eventSentence(t, event, tellingOf(context, seat))),
    );
    if (territories.length + news.length === 0) return nothing;
    return (
      <section id="since" aria-labelledby="since-title">
        <h2 id="since-title">{t.play.sinceTitle}</h2>
        <ul>
          {territories.length > 0 && (
            <li>{t.play.sinceLost(new Intl.ListFormat(language).format(territories))}</li>
          )}
          {news.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    );
  },
};
