import type { EventSentences, Telling } from "../messages";
import { named } from "../named";
import { armies, card, cards, continent, list, territories, territory } from "./grammar";
import { names } from "./names";
import { objective } from "./objective";
import { pactTerms, victory } from "./pacts";
import { rulesets } from "./rulesets/index";

/** "between Blue and Green (the whole map)"; its number alone where the pact is not at hand. */
function between(id: number, telling: Telling): string {
  const pact = telling.pact(id);
  if (!pact) return `no. ${id}`;
  return `between ${telling.seat(pact.by)} and ${telling.seat(pact.with)} (${pactTerms(pact)})`;
}
const placed = (where: Readonly<Record<string, number>>) =>
  list(Object.entries(where).map(([id, n]) => `${n} in ${territory(id)}`));
const sum = (where: Readonly<Record<string, number>>) => Object.values(where).reduce((all, n) => all + n, 0);
/** "with 4 from Peru and 2 from Chile". */
const sent = (from: Readonly<Record<string, number>>) =>
  `with ${list(Object.entries(from).map(([id, n]) => `${n} from ${territory(id)}`))}`;
/** Who attacks or moves: the seat on turn, or where that is not known any more the place it comes from. */
const mover = (telling: Telling, from: string) =>
  telling.by === null ? territory(from) : telling.seat(telling.by);
const losses = (n: number) => (n === 0 ? "loses nothing" : `loses ${n}`);
/** As they are compared: from high to low. */
const sorted = (dice: readonly number[]) => dice.toSorted((a, b) => b - a).join(" ");

/** What happened, told as at the table. */
export const events: EventSentences = {
  "game-started": (e, telling) =>
    `The game begins (${rulesetName(e.ruleset)}). The ${territories(e.territories.length)} are ${
      e.owners.every((owner) => owner === -1) ? "free" : "dealt"
    } and ${telling.seat(e.first)} goes first.${
      e.objective ? ` Your objective: ${objective(e.objective, telling)}.` : ""
    }`,
  "claim-began": (e, telling) => `${telling.seat(e.seat)} is to claim a free territory.`,
  "territory-claimed": (e, telling) => `${telling.seat(e.seat)} claims ${territory(e.territory)}.`,
  "spread-began": (e, telling) =>
    `All place at once and hidden, at most ${e.most} a territory: ${list(
      e.armies.map((n, seat) => `${telling.seat(seat)} ${n}`),
    )}.`,
  "armies-spread": (e, telling) => `${telling.seat(e.seat)} places ${placed(e.armies)}, hidden.`,
  "spread-revealed": (e) =>
    `All have placed and it is shown: ${armies(sum(e.armies))} in ${territories(Object.keys(e.armies).length)}.`,
  "deploy-began": (e, telling) =>
    `${telling.seat(e.seat)} has ${armies(e.armies)} to place (set-up round ${e.step}).`,
  "round-began": (e, telling) => `Round ${e.round} begins; ${telling.seat(e.first)} goes first.`,
  "turn-began": (e, telling) =>
    e.phase === "choose"
      ? `Round ${e.round}: ${telling.seat(e.seat)}'s turn.`
      : `Round ${e.round}: ${telling.seat(e.seat)}'s turn, ${named(names.phases, e.phase)}.`,
  "armies-added": (e, telling) =>
    `${telling.seat(e.seat)} gets ${placed(e.armies)} for surrounded territories.`,
  "phase-began": (e, telling) => `${telling.seat(e.seat)} goes on to ${named(names.phases, e.phase)}.`,
  "armies-granted": (e, telling) => {
    const inside = Object.entries(e.continents).map(([id, n]) => `${n} for ${continent(id)}`);
    return `${telling.seat(e.seat)} gets ${list([`${armies(e.free)} for anywhere`, ...inside])}.`;
  },
  "armies-placed": (e, telling) => `${telling.seat(e.seat)} places ${placed(e.armies)}.`,
  "cards-traded": (e, telling) =>
    `${telling.seat(e.seat)} trades the cards of ${list(e.cards.map(card))} (exchange no. ${e.number}): ${armies(e.armies)}.${
      e.bonus ? ` Another ${e.bonus.armies} join ${territory(e.bonus.territory)}.` : ""
    }`,
  "trade-forced": (e, telling) =>
    `${telling.seat(e.seat)} holds too many cards and has to trade down to ${e.downTo} or fewer.`,
  "defence-asked": (e, telling) =>
    e.attackDice === null
      ? `${territory(e.from)} attacks ${territory(e.to)}: before the roll ${telling.seat(e.seat)} chooses how many dice defend.`
      : `${territory(e.from)} attacks ${territory(e.to)} with ${sorted(e.attackDice)}: ${telling.seat(e.seat)} chooses how many dice defend.`,
  "attack-declared": (e, telling) =>
    `Attack on ${territory(e.to)} ${sent(e.from)}: ${telling.seat(e.seat)} may answer.`,
  "reaction-passed": (e, telling) => `${telling.seat(e.seat)} lets the attack go on.`,
  "forces-met": (e, telling) =>
    `${mover(telling, e.back)} attacked ${territory(e.to)} ${sent(e.from)}: ${losses(e.attackLosses)}, ${territory(e.to)} ${losses(e.defenceLosses)}.${
      e.steppedBack > 0
        ? ` ${e.steppedBack} ${e.steppedBack === 1 ? "steps" : "step"} back to ${territory(e.back)}.`
        : ""
    }`,
  "card-played": (e, telling) =>
    `${telling.seat(e.seat)} plays the card of ${card(e.card)}: ${armies(e.armies)} more in ${territory(e.territory)}.`,
  "defence-ordered": (e, telling) =>
    `${telling.seat(e.seat)}'s order for the dice in defence: ${names.defences[e.defend]}.`,
  "card-ordered": (e, telling) =>
    `${telling.seat(e.seat)}'s order for the card of ${card(e.card)} if its territory is attacked: ${names.answers[e.answer]}.`,
  "battle-fought": (e, telling) => {
    const dice = `${sorted(e.attackDice)} against ${sorted(e.defenceDice)}`;
    return `${mover(telling, e.from)} attacked ${territory(e.to)} from ${territory(e.from)}: ${dice}; ${losses(e.attackLosses)}, ${territory(e.to)} ${losses(e.defenceLosses)}.`;
  },
  "territory-conquered": (e, telling) =>
    `${telling.seat(e.by)} conquers ${territory(e.territory)}${e.marched ? "" : ` from ${territory(e.from)}`}; it was ${telling.seat(e.of)}'s. ${armies(e.armies)} in.`,
  "territory-occupied": (e) =>
    e.more === 0
      ? `No more move from ${territory(e.from)}: what moved into ${territory(e.territory)} stays, ${armies(e.armies)}.`
      : `${e.more} more ${e.more === 1 ? "moves" : "move"} from ${territory(e.from)} to ${territory(e.territory)}: now ${armies(e.armies)}.`,
  "armies-regrouped": (e, telling) =>
    `${telling.by === null ? "The table" : telling.seat(telling.by)} moves ${armies(e.armies)} from ${territory(e.from)} to ${territory(e.to)}.`,
  "card-drawn": (e, telling) =>
    e.card === null
      ? `${telling.seat(e.seat)} draws a card.`
      : `${telling.seat(e.seat)} draws the card of ${card(e.card)}.`,
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
      e.cards === null || e.cards.length === 0 ? "" : `: ${list(e.cards.map(card))}`
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
