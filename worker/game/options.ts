import type { Options } from "./event";
import type { OptionRule, Ruleset } from "./ruleset";

/** An option's value that its ruleset does not know. */
export interface BadOption {
  readonly name: string;
  readonly value: string;
}

/** Every option of the ruleset with the value given or its default; what could not be used is named and replaced. `seats` are all, `bots` those of them that are bots. */
export function resolveOptions(
  ruleset: Ruleset,
  given: Readonly<Record<string, string | undefined>>,
  table: { readonly seats: number; readonly bots: number },
): { readonly options: Options; readonly bad: readonly BadOption[] } {
  const options: Record<string, string> = {};
  const bad: BadOption[] = [];
  const amongBots = table.bots === table.seats;
  for (const rule of ruleset.options) {
    const value = given[rule.id];
    const usable = value !== undefined && allows(rule, value);
    if (value !== undefined && !usable) bad.push({ name: rule.id, value });
    options[rule.id] = usable ? value : defaultOf(rule, amongBots);
  }
  return { options, bad };
}

/** Whether the option may have this value. */
export function allows(rule: OptionRule, value: string): boolean {
  if (rule.values.includes(value)) return true;
  if (!rule.numbers || !/^[1-9]\d{0,5}$/.test(value)) return false;
  const [least, most] = rule.numbers;
  return Number(value) >= least && Number(value) <= most;
}

function defaultOf(rule: OptionRule, amongBots: boolean): string {
  return amongBots ? (rule.byDefaultAmongBots ?? rule.byDefault) : rule.byDefault;
}
