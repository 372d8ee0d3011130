import type { EventSentences, Telling } from "../messages";
import { named } from "../named";
import { armies, cards, continent, list, territories, territory } from "./grammar";
import { names } from "./names";
import { objective } from "./objective";
import { pactTerms, victory } from "./pacts";
import { rulesets } from "./rulesets";

/** "between Blue and Green (the whole map)"; its number alone where the pact is not at hand. */
function between(id: number, telling: Telling): string {
  const pact = telling.pact(id);
  if (!pact) return `no. ${id}`;
  return `between ${telling.seat(pact.by)} and ${telling.seat(pact.with)} (${pactTerms(pact)})`;
}
const placed = (where: Readonly<Record<string, number>>) =>
  list(Object.entries(where).map(([id, n]) => `${n} in ${territory(id)}`));
const losses = (n: number) => (n === 0 ? "loses nothing" : `loses ${n}`);
/** As they are compared: from high to low. */
const sorted = (dice: readonly number[]) => dice.toSorted((a, b) => b - a).join(" ");

/** What happened, told as at the table. */
export const events: EventSentences = {
  "game-started": (e, telling) =>
    `The game begins (${rulesetName(e.ruleset)}). The ${territories(e.territories.length)} are dealt and ${telling.seat(e.first)} goes first.${
      e.objective ? ` Your objective: ${objective(e.objective, telling)}.` : ""
    }`,
  "deploy-began": (e, telling) =>
    `${telling.seat(e.seat)} has ${armies(e.armies)} to place (set-up round ${e.step}).`,
  "turn-began": (e, telling) => `Round ${e.round}: ${telling.seat(e.seat)}'s turn.`,
  "phase-began": (e, telling) => `${telling.seat(e.seat)} goes on to ${named(names.phases, e.phase)}.`,
  "armies-granted": (e, telling) => {
    const inside = Object.entries(e.continents).map(([id, n]) => `${n} for ${continent(id)}`);
    return `${telling.seat(e.seat)} gets ${list([`${armies(e.free)} for anywhere`, ...inside])}.`;
  },
  "armies-placed": (e, telling) => `${telling.seat(e.seat)} places ${placed(e.armies)}.`,
  "cards-traded": (e, telling) =>
    `${telling.seat(e.seat)} trades the cards of ${list(e.cards.map(territory))} (exchange no. ${e.number}): ${armies(e.armies)}.`,
  "battle-fought": (e, telling) => {
    const attacker = telling.by === null ? territory(e.from) : telling.seat(telling.by);
    const dice = `${sorted(e.attackDice)} against ${sorted(e.defenceDice)}`;
    return `${attacker} attacked ${territory(e.to)} from ${territory(e.from)}: ${dice}; ${losses(e.attackLosses)}, ${territory(e.to)} ${losses(e.defenceLosses)}.`;
  },
  "territory-conquered": (e, telling) =>
    `${telling.seat(e.by)} conquers ${territory(e.territory)} from ${territory(e.from)}; it was ${telling.seat(e.of)}'s. ${armies(e.armies)} in.`,
  "territory-occupied": (e) =>
    e.more === 0
      ? `No more move from ${territory(e.from)}: what moved into ${territory(e.territory)} stays, ${armies(e.armies)}.`
      : `${e.more} more ${e.more === 1 ? "moves" : "move"} from ${territory(e.from)} to ${territory(e.territory)}: now ${armies(e.armies)}.`,
  "armies-regrouped": (e, telling) =>
    `${telling.by === null ? "The table" : telling.seat(telling.by)} moves ${armies(e.armies)} from ${territory(e.from)} to ${territory(e.to)}.`,
  "card-drawn": (e, telling) =>
    e.card === null
      ? `${telling.seat(e.seat)} draws a card.`
      : `${telling.seat(e.seat)} draws the card of ${territory(e.card)}.`,
  "card-missed": (e, telling) =>
    ({
      "hand-full": `${telling.seat(e.seat)} draws no card: the hand is full.`,
      "no-card-left": `${telling.seat(e.seat)} draws no card: none is left.`,
      "one-more-conquest": `${telling.seat(e.seat)} draws no card: it would have taken one more conquest.`,
    })[e.why],
  "pile-refilled": (e) =>
    `The pile has run out: ${cards(e.cards)} that were used are shuffled and come back.`,
  "card-paid": (e, telling) =>
    `${telling.seat(e.seat)} holds ${territory(e.territory)} and its card: ${armies(e.armies)} more there.`,
  "turn-ended": (e, telling) => `${telling.seat(e.seat)} ends the turn.`,
  "seat-eliminated": (e, telling) => `${telling.seat(e.by)} eliminates ${telling.seat(e.seat)}.`,
  "cards-inherited": (e, telling) =>
    `${telling.seat(e.to)} takes ${cards(e.count)} from ${telling.seat(e.from)}${
      e.cards === null || e.cards.length === 0 ? "" : `: ${list(e.cards.map(territory))}`
    }.`,
  "objective-changed": (e, telling) =>
    `${telling.seat(e.seat)}'s objective has changed. It is now: ${objective(e.objective, telling)}.`,
  "seat-surrendered": (e, telling) =>
    `${telling.seat(e.seat)} surrenders. The territories stay as they are and defend themselves; ${cards(e.count)} go back.`,
  "pact-offered": (e, telling) =>
    `${telling.seat(e.by)} offers ${telling.seat(e.with)} a pact: ${pactTerms(e)}.`,
  "pact-withdrawn": (e, telling) => `The offer of a pact ${between(e.pact, telling)} is withdrawn.`,
  "pact-accepted": (e, telling) =>
    `There is a pact ${between(e.pact, telling)}${e.untilRound === null ? "" : `; it holds until round ${e.untilRound} begins`}.`,
  "pact-declined": (e, telling) => `The pact ${between(e.pact, telling)} is declined.`,
  "pact-broken": (e, telling) =>
    `${telling.seat(e.by)} breaks the pact ${between(e.pact, telling)}. ${
      e.atOnce ? "It binds nobody any more." : "It binds both until the other's next turn has ended."
    }`,
  "pact-ended": (e, telling) =>
    `${e.why === "offer-expired" ? "The offer of a pact lapses" : "The pact is over"} ${between(e.pact, telling)}: ${ends[e.why]}.`,
  "game-over": (e, telling) => `${list(e.winners.map(telling.seat))} won: ${victory[e.why]}.`,
};

const ends = {
  "notice-over": "the notice of who broke it has run",
  "rounds-over": "its rounds are over",
  "territory-lost": "one of its territories changed hands",
  "seat-out": "one of the two is out of play",
  "offer-expired": "there was no answer in time",
};

const rulesetName = (id: string): string =>
  Object.entries(rulesets).find(([known]) => known === id)?.[1].name ?? id;
