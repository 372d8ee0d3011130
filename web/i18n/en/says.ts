import type { SaysSentences } from "../messages";
import { named } from "../named";
import { armies, cards, continent, count, list, rounds, territories, territory } from "./grammar";
import { names } from "./names";

const seats = ([least, most]: readonly [number, number]) => {
  if (least === most) return `With ${least} players`;
  return `With ${least} ${most === least + 1 ? "or" : "to"} ${most} players`;
};

const stock = (byPlayers: Readonly<Record<number, number>>) =>
  list(Object.entries(byPlayers).map(([players, n]) => `${n} with ${players} players`));
const symbols = (values: Readonly<Record<string, number>>) =>
  list(Object.entries(values).map(([id, n]) => `${n} for ${named(names.symbols, id)}`));

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
  "deal-equal": () =>
    "All territories are dealt out equally, with one army on each. What is left over goes one each to the first seats.",
  claim: () => "In turn, each puts one army on a free territory, until none is free.",
  stock: (s) => `Armies of each in all, the first ones included: ${stock(s.armies)}.`,
  placing: (s) =>
    s.placing === "one-by-one"
      ? "The rest are placed in turn, one at a time, on own territories, as many on each as one likes."
      : "The rest are placed in turn, all at once, on own territories, as many on each as one likes.",
  "spread-hidden": (s) =>
    `The rest are placed by all at once and hidden: ${s.least} to ${s.most} on each territory, the first one included. They are shown when all have placed. After that there is no limit.`,
  "first-seat-drawn": () => "Who goes first is drawn by lot.",
  "turn-parts": (s) =>
    `A turn has ${count(s.phases.length, "part", "parts")}, always in this order: ${list(s.phases.map((p) => named(names.phases, p)))}.`,
  "whole-rounds": () =>
    "A round has two laps: first all reinforce, in order; then each in order attacks and regroups.",
  "add-or-attack": () =>
    "In your turn you do one of two things: add armies, with no attack and no move; or attack as often as you like, and move after it. You choose by doing it: placing the first army is adding, the first attack is attacking. You may also end the turn with neither.",
  "first-round-income": (s) =>
    s.income
      ? "Armies arrive from the first round on."
      : "In the first round no armies arrive: one attacks with what was placed.",
  "starter-fixed": () => "The same seat begins every round, and turns follow the order of the seats.",
  "starter-moves-on": () =>
    "Each round is begun by the next one in play after who began the last, and turns follow the order of the seats.",
  "income-territories": (s) =>
    `For territories: those you hold divided by ${s.divisor}, rounded down. With fewer than ${territories(s.below)}, always ${s.least}. They go wherever you like.`,
  "income-continents": (s) =>
    `For each whole continent held when reinforcement begins: ${list(s.bonuses.map((b) => `${continent(b.continent)} ${b.bonus}`))}. ${
      s.inside ? "These armies may only be placed in that continent." : "They go wherever you like."
    }`,
  surrounded: (s) =>
    `When your turn begins, ${armies(s.armies)} ${s.armies === 1 ? "joins" : "join"} by ${s.armies === 1 ? "itself" : "themselves"} each territory of yours that is surrounded: all its neighbours are yours.`,
  "attack-from": (s) =>
    `You attack from a territory of yours a bordering one that is not. The attacking territory needs at least ${armies(s.armies)}: one always stays to defend.`,
  "attack-dice": (s) =>
    s.chooses
      ? `The attacker chooses how many dice to roll: 1 to ${s.most}, and always fewer than the armies there.`
      : `The attacker rolls up to ${count(s.most, "die", "dice")}: one fewer than the armies there. There is no choice of fewer.`,
  "defence-dice": (s) =>
    s.chooses === "no"
      ? `The defender rolls up to ${count(s.most, "die", "dice")}: one an army.`
      : `The defender chooses how many dice to roll, 1 to ${s.most} and at most one an army, ${
          s.chooses === "after-the-roll" ? "after seeing the attacker's dice" : "before the attacker rolls"
        }. Without an answer the standing order holds: as the odds say, unless another was chosen.`,
  "dice-compared": () =>
    "The dice are sorted from high to low and compared in pairs. The lower one loses an army. On a tie the attacker loses.",
  "attacks-unlimited": () => "You may attack as often as you like, or not at all.",
  "forces-sources": (s) =>
    `There are no dice. You attack a territory that is not yours from one or several of yours that border it, with as many armies of each as you like; in each at least ${s.stays} ${s.stays === 1 ? "stays" : "stay"}.`,
  "forces-cancel": () =>
    "Armies of both sides are removed one for one until one colour is left. Attackers that are left occupy the territory; if defenders are left it stays theirs.",
  "forces-equal": () =>
    "You may not attack with as many armies as defend, because the territory would be empty. If it is a card that makes them equal, it stops before the last pair: one defender stays, and the last attacker steps back to one of the territories it came from.",
  "forces-reaction": (s) =>
    s.seconds === null
      ? "The card of the attacked territory can answer an attack. Each card has its standing order, carried out at once: it is played if it saves the territory, or never. Nobody is waited for."
      : `The card of the attacked territory can answer an attack. Every attack on somebody who holds cards, whichever they are, waits ${s.seconds} seconds or until there is an answer; then the card's standing order acts.`,
  "occupy-between": (s) =>
    `When the defender has no armies left the territory is yours, and you occupy it from where you attacked: ${s.least} to ${s.most} armies move in, and at least one stays behind.${
      s.waivable ? " Attack again without choosing, and only what has moved in stays." : ""
    }`,
  "occupy-from-dice": () =>
    "When the defender has no armies left the territory is yours: at least as many armies move in as you rolled dice last, and at most all but one.",
  "occupy-survivors": () =>
    "When the defender has no armies left the territory is yours: exactly the attackers that survived move in, not one more and not one less.",
  "regroup-adjacent": () =>
    "Regrouping moves armies between bordering territories of yours, as often as you like. At least one army stays in each.",
  "regroup-once": () => "An army that has moved does not move again in that turn.",
  "regroup-per-border": (s) =>
    `Over each border, in each direction, at most ${armies(s.armies)} move in a turn.`,
  "regroup-single": () =>
    "After the attacks you may move armies once, from one territory of yours to another of yours that borders it. As many as you like go, and at least one stays.",
  "regroup-after-attack": () =>
    "After at least one attack you may move armies between bordering territories of yours. Without an attack nothing moves.",
  "regroup-one-border": () =>
    "Each army may cross one border only, those that conquered in this turn too. In each territory at least one stays.",
  "regroup-ends-attacks": () => "Regrouping ends the attacks of that turn.",
  "card-for-conquest": (s) =>
    `Conquering ${s.conquests === 1 ? "one territory" : territories(s.conquests)} earns you a card at the end of the turn: only one a turn.`,
  "card-two-conquests": (s) =>
    `After your exchange number ${s.after} a card takes ${s.conquests} conquests in the turn.`,
  "card-deck": (s) => {
    const jokers = s.jokers.length > 0 ? ` ${list(s.jokers.map(territory))} bear the joker.` : "";
    const wilds =
      s.wilds > 0 ? `, and among them ${count(s.wilds, "wild card", "wild cards")} without a territory` : "";
    const deck =
      s.deck === "pile"
        ? "When the pile runs out, the used ones are shuffled."
        : "Any that nobody holds may come next, one that was just used too.";
    return `There are ${cards(s.cards)}, each with a territory and a symbol${wilds}.${jokers} ${deck}`;
  },
  "card-own-territory": (s) =>
    `If you hold a territory and its card, ${armies(s.armies)} join that territory by themselves at the end of your turn. That happens once while you hold the card, which everybody then sees and you keep.`,
  "card-single": (s) =>
    `A card is played by itself and puts its armies on its own territory, which must be yours: ${symbols(s.bySymbol)}. It may be played at any moment, in somebody else's turn too.`,
  "set-symbols": () =>
    "An exchange takes three cards of different symbols or three equal ones. The joker stands for any symbol.",
  "set-values": (s) =>
    `Exchanges give, in order, ${list(s.values.map((n) => String(n)))} armies, and after that ${s.step} more each time. ${
      s.counter === "game" ? "The exchanges of the whole game are counted." : "Each player counts separately."
    }`,
  "set-values-fixed": (s) =>
    `An exchange of three equal ones gives, by symbol, ${list(
      Object.entries(s.bySymbol).map(([id, n]) => `${n} (${named(names.symbols, id)})`),
    )} armies; one of three different ones, ${s.oneOfEach}. A wild card counts as the symbol that gives most.`,
  "trade-any": () =>
    "You trade when you reinforce, and may make every exchange you have. Its armies go wherever you like.",
  "trade-per-turn": (s) =>
    `${count(s.most, "exchange is", "exchanges are")} allowed a turn, when you reinforce and before placing. Its armies go wherever you like.`,
  "trade-territory": (s) =>
    `If one of the cards traded is of a territory of yours, ${armies(s.armies)} join that territory, once a turn only.`,
  "trade-forced": (s) => `With ${cards(s.at)} or more you have to trade before the reinforcement can end.`,
  "trade-forced-mid-turn": (s) =>
    `Should an elimination bring you to ${cards(s.at)} or more, you trade at once down to ${s.downTo} or fewer, place those armies and go on attacking.`,
  "hand-limit": (s) => `With ${cards(s.most)} in hand no other is drawn.`,
  "cards-of-the-dead": (s) =>
    s.fate === "inherited"
      ? "Who eliminates another takes the cards."
      : "The cards of who is eliminated are out of the game.",
  "objective-secret": (s) =>
    `Each gets a secret objective, of the ${s.count} that there are. Who meets it wins.`,
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
    "Who surrenders plays no more. The territories keep their colour and defend themselves, and the cards go with the used ones. Pacts are over; and to destroy that colour its last territory must still be taken.",
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
