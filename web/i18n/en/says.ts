import type { SaysSentences } from "../messages";
import { named } from "../named";
import { armies, cards, continent, count, list, rounds, territories, territory } from "./grammar";
import { names } from "./names";

const seats = ([least, most]: readonly [number, number]) => {
  if (least === most) return `With ${least} players`;
  return `With ${least} ${most === least + 1 ? "or" : "to"} ${most} players`;
};

/** The rules, said with the numbers they are played with. */
export const says: SaysSentences = {
  "deal-all": (s) =>
    `The ${territories(s.territories)} are dealt to all, one each per lap, until none is left. Each begins with ${armies(s.armies)}.`,
  "deploy-rounds": (s) =>
    `${seats(s.seats)} there ${s.armies.length === 1 ? "is one set-up round" : `are ${s.armies.length} set-up rounds`}, in turn: each places ${list(
      s.armies.map((n, i) => (i === 0 ? armies(n) : `then ${n}`)),
    )}, spread over the own territories as one likes.`,
  "deploy-half": (s) =>
    `${seats(s.seats)} there is a single set-up round: each places as many armies as the own territories divided by ${s.divisor}, rounded down.`,
  "first-seat-drawn": () => "Who goes first is drawn by lot.",
  "turn-parts": (s) =>
    `A turn has ${count(s.phases.length, "part", "parts")}, always in this order: ${list(s.phases.map((p) => named(names.phases, p)))}.`,
  "first-round-income": (s) =>
    s.income
      ? "Armies arrive from the first round on."
      : "In the first round no armies arrive: one attacks with what was placed.",
  "starter-fixed": () => "The same seat begins every round, and turns follow the order of the seats.",
  "income-territories": (s) =>
    `For territories: those you hold divided by ${s.divisor}, rounded down. With fewer than ${territories(s.below)}, always ${s.least}. They go wherever you like.`,
  "income-continents": (s) =>
    `For each whole continent held when reinforcement begins: ${list(s.bonuses.map((b) => `${continent(b.continent)} ${b.bonus}`))}. ${
      s.inside ? "These armies may only be placed in that continent." : "They go wherever you like."
    }`,
  "income-exchange": () =>
    "For cards: the armies of an exchange go wherever you like. You may make every exchange you have.",
  "attack-from": (s) =>
    `You attack from a territory of yours a bordering one that is not. The attacking territory needs at least ${armies(s.armies)}: one always stays to defend.`,
  "attack-dice": (s) =>
    `The attacker rolls up to ${count(s.most, "die", "dice")}: one fewer than the armies there. There is no choice of fewer.`,
  "defence-dice": (s) => `The defender rolls up to ${count(s.most, "die", "dice")}: one an army.`,
  "dice-compared": () =>
    "The dice are sorted from high to low and compared in pairs. The lower one loses an army. On a tie the attacker loses.",
  "attacks-unlimited": () => "You may attack as often as you like, or not at all.",
  "occupy-between": (s) =>
    `When the defender has no armies left the territory is yours, and you occupy it from where you attacked: ${s.least} to ${s.most} armies move in, and at least one stays behind.`,
  "regroup-adjacent": () =>
    "Regrouping moves armies between bordering territories of yours, as often as you like. At least one army stays in each.",
  "regroup-once": () => "An army that has moved does not move again in that turn.",
  "regroup-ends-attacks": () => "Regrouping ends the attacks of that turn.",
  "card-for-conquest": (s) =>
    `Conquering ${s.conquests === 1 ? "one territory" : territories(s.conquests)} earns you a card at the end of the turn: only one a turn.`,
  "card-two-conquests": (s) =>
    `After your exchange number ${s.after} a card takes ${s.conquests} conquests in the turn.`,
  "card-pile": (s) =>
    `There are ${cards(s.cards)}, each with a territory and a symbol. ${list(s.jokers.map(territory))} bear the joker. When the pile runs out, the used ones are shuffled.`,
  "card-own-territory": (s) =>
    `If you hold a territory and its card, ${armies(s.armies)} join that territory by themselves at the end of your turn. That happens once while you hold the card, which everybody then sees and you keep.`,
  "set-symbols": () =>
    "An exchange takes three cards of different symbols or three equal ones. The joker stands for any symbol.",
  "set-values": (s) =>
    `Exchanges give, in order, ${list(s.values.map((n) => String(n)))} armies, and after that ${s.step} more each time. ${
      s.counter === "game" ? "The exchanges of the whole game are counted." : "Each player counts separately."
    }`,
  "hand-limit": (s) =>
    `With ${cards(s.most)} in hand no other is drawn. Should an elimination leave you with more, you exchange down to ${s.most} or fewer when you next reinforce.`,
  "cards-inherited": () => "Who eliminates another takes the cards.",
  "objective-secret": (s) =>
    `Each gets a secret objective, of ${s.count} that there are: conquer certain continents, or destroy a certain colour. Who meets it wins.`,
  "objective-redrawn": () => "An objective that the deal has met already is replaced by another.",
  "objective-common": (s) =>
    `Besides there is the common objective: who reaches ${territories(s.territories)} wins all the same, secret objective or not.`,
  world: (s) => `Who conquers the world wins: all ${territories(s.territories)}.`,
  "victory-checked": () =>
    "Whether somebody has won is looked at after each conquest of theirs, and when their turn begins and ends.",
  destroy: (s) =>
    ({
      inherit:
        "To destroy a colour is to take its last territory. If somebody else has destroyed it, you take over the objective of the player on your right; if that cannot be met by you, the common one is left.",
      "common-only":
        "To destroy a colour is to take its last territory. If somebody else has destroyed it, only the common objective is left to you.",
      "right-neighbour":
        "To destroy a colour is to take its last territory. If somebody else has destroyed it, you have to destroy the player on your right.",
    })[s.fallback],
  "destroy-impossible": () =>
    "If you are to destroy your own colour, or one that nobody plays, you have to destroy the player on your right from the start.",
  triangle: () =>
    "“Three mutually bordering territories” are three that all touch each other, outside South America and not counting the seven of Europe.",
  "last-standing": () => "The last one left in play wins.",
  "round-limit": (s) =>
    s.rounds === null
      ? "There is no round limit."
      : `At most ${rounds(s.rounds)} are played. Then most territories win; where those are equal, most armies; else it is shared.`,
  surrender: () =>
    "Who surrenders plays no more. The territories keep their colour and defend themselves, the cards go with the used ones, and the pacts are over. To destroy that colour its last territory must still be taken.",
  "pact-scopes": () =>
    "Non-aggression pacts are part of the game: two players agree not to attack each other at one border or on the whole map.",
  "pact-offer": () =>
    "They are offered and accepted with a button, at any time. An offer lapses at the end of the other's next turn, and can be withdrawn before.",
  "pact-binds": () => "While it binds, the attack that it forbids cannot be made.",
  "pact-notice": (s) =>
    s.atOnce
      ? "A pact may be broken, and stops binding at once."
      : "A pact may be broken, but binds both until the other's next turn has ended.",
  "pact-territory-lost": () =>
    "A border pact is over by itself when one of its two territories changes hands.",
  "pact-public": () =>
    "Everybody sees the pacts, and nothing is removed: a pact may be broken, but not denied.",
};
