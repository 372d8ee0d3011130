import type { EventOf } from "./event";
import type { Draft, Pact } from "./state";

type PactEvent = EventOf<
  "pact-offered" | "pact-withdrawn" | "pact-accepted" | "pact-declined" | "pact-broken" | "pact-ended"
>;

/** Writes a pact's event into the public record; no row is ever removed. */
export function applyPact(draft: Draft, event: PactEvent): void {
  if (event.type === "pact-offered") draft.pacts = [...draft.pacts, offered(draft, event)];
  else
    draft.pacts = draft.pacts.map((pact) =>
      pact.id === event.pact ? { ...pact, ...changed(draft, event) } : pact,
    );
}

function offered(draft: Draft, event: EventOf<"pact-offered">): Pact {
  const { pact, by, scope, rounds } = event;
  return {
    id: pact,
    by,
    with: event.with,
    scope,
    rounds,
    untilRound: null,
    status: "offered",
    brokenBy: null,
    sinceTurn: draft.turns,
    offeredIn: draft.round,
    acceptedIn: null,
    brokenIn: null,
    endedIn: null,
  };
}

function changed(draft: Draft, event: Exclude<PactEvent, { type: "pact-offered" }>): Partial<Pact> {
  const { round, turns } = draft;
  switch (event.type) {
    case "pact-withdrawn":
      return { status: "withdrawn", endedIn: round };
    case "pact-declined":
      return { status: "declined", endedIn: round };
    case "pact-accepted":
      return { status: "in-force", acceptedIn: round, untilRound: event.untilRound };
    case "pact-broken":
      return event.atOnce
        ? { status: "broken", brokenBy: event.by, brokenIn: round, endedIn: round }
        : { status: "notice", brokenBy: event.by, brokenIn: round, sinceTurn: turns };
    case "pact-ended":
      return { status: event.why === "notice-over" ? "broken" : event.why, endedIn: round };
  }
}
