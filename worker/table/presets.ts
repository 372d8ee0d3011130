import { languages } from "../../web/tableView";
import { firstRuleset, type OptionRule, type RulesetId, resolveOptions, rulesets } from "../game";
import { type LobbySeat, openSeat, type Settings } from "./lobby";
import { type Placement, placed } from "./placement";

/** Something asked for that cannot be had. */
export interface Bad {
  readonly name: string;
  readonly value: string;
  /** What would do, in signs that need no translation. */
  readonly expected: string;
}

/** Settings and seats with what was asked for; what could not be used is named and left as it was. */
export interface Arranged {
  readonly settings: Settings;
  readonly seats: readonly LobbySeat[];
  readonly bad: readonly Bad[];
}

/** Presets by name, as in a query string. Names that mean nothing here are passed over: links carry such. */
export type Presets = Readonly<Record<string, string>>;

type Refuse = (name: string, expected: string) => void;

const paces = ["instant", "quick", "calm"] as const;
const switches: Readonly<Record<string, boolean>> = { "1": true, "0": false };

/** A table nobody has opened, as its query string presets it. */
export function presetTable(asked: Presets): Arranged {
  const ruleset = isRuleset(asked.rules) ? asked.rules : firstRuleset;
  const settings: Settings = { ruleset, given: {}, botPace: "quick", public: false, locked: false };
  const [, most] = rulesets[ruleset].seats;
  return arrange({ settings, seats: Array.from({ length: most }, () => openSeat) }, asked);
}

/** The table with everything asked for that can be had; what is absent stays, and people keep their seats. */
export function arrange(now: Pick<Arranged, "settings" | "seats">, asked: Presets): Arranged {
  const bad: Bad[] = [];
  const refuse: Refuse = (name, expected) => bad.push({ name, value: asked[name], expected });
  const settings = chosen(now.settings, asked, refuse);
  const placement: Placement = { ruleset: settings.ruleset, seats: now.seats };
  return { settings, seats: placed(placement, asked, refuse), bad };
}

/** Everything that a table can be preset with, where it plays by this ruleset. */
export const presetNames = (ruleset: RulesetId): readonly string[] => [
  ...["rules", "lang", "seats", "bots", "bot-pace", "pace", "public", "locked"],
  ...rulesets[ruleset].options.map(({ id }) => id),
];

const isRuleset = (id: string | undefined): id is RulesetId =>
  id !== undefined && Object.hasOwn(rulesets, id);

function chosen(now: Settings, asked: Presets, refuse: Refuse): Settings {
  const { rules, pace } = asked;
  if (rules !== undefined && !isRuleset(rules)) refuse("rules", Object.keys(rulesets).join(" | "));
  const { lang } = asked;
  if (lang !== undefined && !languages.some((one) => one === lang)) refuse("lang", languages.join(" | "));
  // Turns have no deadline yet: the table says so instead of forgetting that one was wanted.
  if (pace !== undefined && pace !== "none") refuse("pace", "none");
  const ruleset = isRuleset(rules) ? rules : now.ruleset;
  // Another ruleset has other options, or other defaults of the same.
  const given = ruleset === now.ruleset ? now.given : {};
  return {
    ruleset,
    given: { ...given, ...optionsAsked(ruleset, asked, refuse) },
    botPace: paceAsked(asked["bot-pace"], refuse) ?? now.botPace,
    public: switched("public", asked, refuse) ?? now.public,
    locked: switched("locked", asked, refuse) ?? now.locked,
  };
}

function optionsAsked(ruleset: RulesetId, asked: Presets, refuse: Refuse): Presets {
  const { options } = rulesets[ruleset];
  const { bad } = resolveOptions(rulesets[ruleset], asked, { seats: 0, bots: 0 });
  const usable: Record<string, string> = {};
  for (const option of options) {
    const value = asked[option.id];
    if (value === undefined) continue;
    if (bad.some(({ name }) => name === option.id)) refuse(option.id, valuesOf(option));
    else usable[option.id] = value;
  }
  return usable;
}

function valuesOf({ values, numbers }: OptionRule): string {
  return [...values, ...(numbers ? [numbers.join("–")] : [])].join(" | ");
}

function paceAsked(value: string | undefined, refuse: Refuse): Settings["botPace"] | undefined {
  const pace = paces.find((one) => one === value);
  if (value !== undefined && !pace) refuse("bot-pace", paces.join(" | "));
  return pace;
}

function switched(name: "public" | "locked", asked: Presets, refuse: Refuse): boolean | undefined {
  const value = asked[name];
  if (value === undefined) return undefined;
  if (!Object.hasOwn(switches, value)) refuse(name, Object.keys(switches).join(" | "));
  return switches[value];
}
