import type { PublicEvent, Says } from "../../worker/game";
import type { Refusal } from "../tableView";
import type { Messages, Telling } from "./messages";

// In each of these the table's type ties every key to the sentence for just that kind, which the compiler cannot
// carry over an indexed call: the one narrowing that the three casts stand for.

/** What happened, as one sentence. */
export function eventSentence(t: Messages, event: PublicEvent, telling: Telling): string {
  return (t.events[event.type] as (event: PublicEvent, telling: Telling) => string)(event, telling);
}

/** Why an order is refused, as one sentence. */
export function refusalSentence(t: Messages, refusal: Refusal, telling: Telling): string {
  return (t.refusals[refusal.code] as (refusal: Refusal, telling: Telling) => string)(refusal, telling);
}

/** A rule as one sentence. */
export function saysSentence(t: Messages, says: Says): string {
  return (t.says[says.says] as (says: Says) => string)(says);
}
