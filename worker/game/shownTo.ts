import type { GameEvent } from "./event";
import type { Seat } from "./ids";
import type { PublicEvent } from "./view";

/** What this viewer may see of an event; null: nothing. No default arm: a new event does not compile until somebody decides. */
export function shownTo(event: GameEvent, viewer: Seat | null): PublicEvent | null {
  switch (event.type) {
    case "game-started": {
      const { objectives, pile: _, ...shown } = event;
      return { ...shown, objective: viewer === null ? null : objectives[viewer] };
    }
    case "card-drawn":
      return { ...event, card: event.seat === viewer ? event.card : null };
    case "pile-refilled":
      return { type: event.type, cards: event.pile.length };
    case "cards-inherited": {
      const { type, from, to, cards } = event;
      return { type, from, to, count: cards.length, cards: viewer === from || viewer === to ? cards : null };
    }
    case "seat-surrendered":
      return { type: event.type, seat: event.seat, count: event.cards.length };
    case "objective-changed":
      return event.seat === viewer ? event : null;
    case "armies-spread":
    case "defence-ordered":
    case "card-ordered":
      return event.seat === viewer ? event : null;
    case "claim-began":
    case "territory-claimed":
    case "spread-began":
    case "spread-revealed":
    case "round-began":
    case "armies-added":
    case "trade-forced":
    case "defence-asked":
    case "attack-declared":
    case "reaction-passed":
    case "forces-met":
    case "card-played":
    case "deploy-began":
    case "turn-began":
    case "phase-began":
    case "armies-granted":
    case "armies-placed":
    case "cards-traded":
    case "battle-fought":
    case "territory-conquered":
    case "territory-occupied":
    case "armies-regrouped":
    case "card-missed":
    case "card-paid":
    case "turn-ended":
    case "seat-eliminated":
    case "pact-offered":
    case "pact-withdrawn":
    case "pact-accepted":
    case "pact-declined":
    case "pact-broken":
    case "pact-ended":
    case "game-over":
      return event;
  }
}
