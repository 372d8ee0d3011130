import type { Messages, OptionText } from "./messages";

/** What is said of an option; its id itself where the language has nothing for it. */
export function optionText(t: Messages, id: string): OptionText {
  const texts: Readonly<Record<string, OptionText | undefined>> = t.options;
  return texts[id] ?? { title: id, about: "", values: {} };
}

/** What this value of the option does. */
export function valueText(t: Messages, id: string, value: string): string {
  const { values, number } = optionText(t, id);
  return values[value] ?? (number && /^\d+$/.test(value) ? number(Number(value)) : value);
}
