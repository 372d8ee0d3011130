import type { Options } from "./event";
import type { OptionRule, Ruleset, TableSize } from "./ruleset";

/** An option's value that its ruleset does not know. */
export interface BadOption {
  readonly name: string;
  readonly value: string;
}

/** Every option of the ruleset with the value given or its default; what could not be used is named and replaced. */
export function resolveOptions(
  ruleset: Ruleset,
  given: Readonly<Record<string, string | undefined>>,
  table: TableSize,
): { readonly options: Options; readonly bad: readonly BadOption[] } {
  const options: Record<string, string> = {};
  const bad: BadOption[] = [];
  for (const rule of ruleset.options) {
    const value = given[rule.id];
    const usable = value !== undefined && allows(rule, value);
    if (value !== undefined && !usable) bad.push({ name: rule.id, value });
    options[rule.id] = usable ? value : (rule.byDefaultAt?.(table) ?? rule.byDefault);
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
