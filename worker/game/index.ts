/** The door of the rules: everything that other rooms may use. */
export type { Board, Continent, Territory } from "./board";
export type { Bot } from "./bots/bot";
export { type BotLevel, botLevels, bots } from "./bots/index";
export { changedSince } from "./changedSince";
export {
  type CardOrder,
  type Choice,
  type Command,
  type CommandOf,
  type CommandType,
  cardOrders,
  type DefenceOrder,
  defenceOrders,
  type Order,
  type PactScope,
  type StandingOrders,
} from "./command";
export { decide, play } from "./decide";
export type { EventOf, EventType, GameEvent, Objective, Options, PactEnd, VictoryReason } from "./event";
export { evolve, fold } from "./evolve";
export * from "./ids";
export { lacks } from "./lacks";
export { lapse } from "./lapse";
export {
  alwaysMost,
  type BattleOdds,
  battleOdds,
  type DefenceChoice,
  defenceAsOdds,
  winsAgainst,
} from "./odds";
export { resolveOptions } from "./options";
export { awaited } from "./pending";
export type { Random } from "./random";
export { fail, ok, type Result } from "./result";
export { type RollOdds, rollOdds } from "./rolls";
export { rulebook } from "./rulebook";
export { forcesMeet } from "./rules/combat";
export { objectiveIds } from "./rules/objectives";
export type { DiceCombat, OptionRule, Rulebook, Ruleset, TableSize } from "./ruleset";
export { firstRuleset, type RulesetId, rulesets } from "./rulesets/index";
export { type Chapter, chapters, sayings } from "./sayings";
export type { Says, SaysKey } from "./says";
export { shownTo } from "./shownTo";
export { start } from "./start";
export type { Battle, HeldCard, Pact, PactStatus, State } from "./state";
export type { Asks, HandCard, OwnView, Progress, PublicEvent, SeatView, View } from "./view";
export { lazyViewOf, viewOf } from "./viewOf";
export type { Violation, ViolationCode } from "./violation";
