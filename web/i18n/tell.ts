import type { PublicEvent, Says } from "../../worker/game";
import type { Refusal } from "../tableView";
import type { Messages, Telling } from "./messages";

// In each of these the table's type ties every key to the sentence for just that kind, which the compiler cannot
// carry over an indexed call: the one narrowing that the casts stand for.

/** What happened, as one sentence. */
export function eventSentence(t: Messages, event: PublicEvent, telling: Telling): string {
  return (t.events[event.type] as (event: PublicEvent, telling: Telling) => string)(event, telling);
}

/** Why an order is refused, as one sentence. */
export function refusalSentence(t: Messages, refusal: Refusal, telling: Telling): string {
  return (t.refusals[refusal.code] as (refusal: Refusal, telling: Telling) => string)(refusal, telling);
}

/** A rule in a few words; null where there are none for it. */
export function saysBriefly(t: Messages, says: Says): string | null {
  const brief: Readonly<Partial<Record<Says["says"], unknown>>> = t.brief;
  return says.says in brief ? (brief[says.says] as (says: Says) => string)(says) : null;
}

/** A rule as one sentence. */
export function saysSentence(t: Messages, says: Says): string {
  return (t.says[says.says] as (says: Says) => string)(says);
}
