import type { Messages } from "../messages";
import { named } from "../named";
import { armies, cards, continent, count, territories } from "./grammar";
import { names } from "./names";

const dice = (n: number) => count(n, "die", "dice");
const values = (bySymbol: Readonly<Record<string, number>>) =>
  Object.entries(bySymbol)
    .map(([id, n]) => `${named(names.symbols, id)} ${n}`)
    .join(", ");

/** The rules in a few words each, for comparing; with the numbers they are played with. */
export const brief: Messages["brief"] = {
  "deal-all": () => "dealt",
  "deal-equal": () => "dealt equally",
  claim: () => "claimed one by one",
  "deploy-rounds": (s) =>
    `1 a territory, and ${s.armies.join(" + ")} (${s.seats[0]} to ${s.seats[1]} players)`,
  "deploy-half": (s) => `half of the territories (${s.seats[0]} to ${s.seats[1]})`,
  stock: (s) =>
    `${Object.values(s.armies).join("/")} in all, with ${Object.keys(s.armies).join("/")} players`,
  placing: (s) => (s.placing === "one-by-one" ? "one at a time" : "all at once"),
  "spread-hidden": (s) => `hidden, ${s.least} to ${s.most} a territory`,
  "turn-parts": (s) => s.phases.map((phase) => named(names.phases, phase)).join(", "),
  "whole-rounds": () => "all reinforce, then all attack",
  "add-or-attack": () => "add, or attack and move",
  "starter-moves-on": () => "each round is begun by the next",
  "income-territories": (s) => `territories ÷ ${s.divisor}, at least ${s.least}`,
  "income-continents": (s) =>
    `${s.bonuses.map((b) => `${continent(b.continent)} ${b.bonus}`).join(", ")}; ${s.inside ? "only there" : "anywhere"}`,
  surrounded: (s) => `${s.armies} a surrounded territory`,
  "attack-from": (s) => armies(s.armies),
  "forces-sources": (s) => `from several territories, ${s.stays} stays in each`,
  "attack-dice": (s) => (s.chooses ? `chooses 1 to ${s.most}` : `up to ${dice(s.most)}`),
  "forces-cancel": () => "none: one for one",
  "defence-dice": (s) =>
    ({
      no: `up to ${dice(s.most)}`,
      "after-the-roll": `chooses 1 to ${s.most}, seeing the other's`,
      "before-the-roll": `chooses 1 to ${s.most}, before the roll`,
    })[s.chooses],
  "forces-reaction": () => "none: may answer with the territory's card",
  "occupy-between": (s) => `${s.least} to ${s.most}`,
  "occupy-from-dice": () => "from the dice rolled to all but one",
  "occupy-survivors": () => "exactly those that survive",
  "regroup-adjacent": () => "as often as you like, to a bordering one",
  "regroup-once": () => "each army once",
  "regroup-per-border": (s) => `up to ${s.armies} a border`,
  "regroup-single": () => "one move only, to a bordering one",
  "regroup-after-attack": () => "only after an attack",
  "regroup-one-border": () => "each army one border",
  "card-for-conquest": (s) => count(s.conquests, "conquest", "conquests"),
  "card-two-conquests": (s) => `${s.conquests} after exchange ${s.after}`,
  "set-values": (s) =>
    `sets of three: ${s.values.join(", ")}, then ${s.step} more; ${s.counter === "game" ? "everybody's" : "one's own"} are counted`,
  "set-values-fixed": (s) => `sets of three: ${values(s.bySymbol)}, different ones ${s.oneOfEach}`,
  "card-single": (s) => `one by one, at any moment: ${values(s.bySymbol)}`,
  "card-own-territory": (s) => `${s.armies} at the end of the turn, and it is kept`,
  "trade-territory": (s) => `${s.armies} when it is traded, once a turn`,
  "hand-limit": (s) => `${s.most} at most`,
  "trade-per-turn": (s) => `${count(s.most, "exchange", "exchanges")} a turn`,
  "trade-forced": (s) => `with ${cards(s.at)} you must trade`,
  "cards-of-the-dead": (s) => (s.fate === "inherited" ? "to who eliminates" : "out of the game"),
  "objective-secret": (s) => `who meets the secret objective, one of ${s.count}`,
  "objective-common": (s) => `or reaches ${territories(s.territories)}`,
  world: () => "who conquers everything",
  "pact-scopes": () => "yes, for all to see",
};
