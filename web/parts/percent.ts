import type { Messages } from "../i18n";
import type { Language } from "../tableView";

/** How a chance is told that only rounds to a certainty. */
type Bounds = Pick<Messages["play"], "moreThan" | "lessThan">;

/** Tells chances of 0 to 1 in percent, always with so many decimals; 0 % and 100 % are said of what is certain alone. */
export function percentIn(
  language: Language,
  { moreThan, lessThan }: Bounds,
  decimals: 0 | 1 = 0,
): (chance: number) => string {
  const { format } = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 1,
    minimumFractionDigits: decimals,
  });
  return (chance) => {
    if (chance < 1 && chance >= 0.9995) return moreThan(format(0.999));
    if (chance > 0 && chance < 0.0005) return lessThan(format(0.001));
    return format(chance);
  };
}

/** One chance, in a sentence. */
export const percentOf = ({ language, t }: { language: Language; t: Messages }, chance: number): string =>
  percentIn(language, t.play)(chance);
