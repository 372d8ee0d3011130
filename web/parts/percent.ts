import type { Messages } from "../i18n";
import type { Language } from "../tableView";

/** A chance of 0 to 1 in percent; 0 % and 100 % are said of what is certain alone. */
export function percentOf({ language, t }: { language: Language; t: Messages }, chance: number): string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  if (chance < 1 && chance >= 0.9995) return t.play.moreThan(format.format(0.999));
  if (chance > 0 && chance < 0.0005) return t.play.lessThan(format.format(0.001));
  return format.format(chance);
}
