import type { Context } from "../context";
import { eventSentence } from "../i18n/tell";
import { tellingOf, toldIn, turnIn } from "../telling";
import type { Part } from "./part";

/** The last order, so that who listens instead of looking hears it. */
function lastOrder(context: Context): string {
  const entry = context.view.log.findLast((one) => toldIn(one).length > 0);
  if (!entry) return "";
  const telling = tellingOf(context, turnIn(context.view, entry));
  // A battle to the end can be dozens of rolls: how it ended is what one listens for.
  return toldIn(entry)
    .slice(-3)
    .map((event) => eventSentence(context.t, event, telling))
    .join(" ");
}

/** What just happened, read aloud when it changes. A push sends it only with the log; the page's script copies it up here. */
export const news: Part = {
  id: "news",
  place: "bar",
  draw: (context) => (
    <p id="news" aria-live="polite">
      {lastOrder(context)}
    </p>
  ),
  push: () => null,
};
