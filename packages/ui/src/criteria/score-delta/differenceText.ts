import { formatDelta } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";

interface DifferenceFormat {
  readonly locale: string;
  readonly unit?: UnitName | undefined;
  readonly fractionDigits?: number | undefined;
  /** Holds what stands for no difference at all. */
  readonly none: string;
}

/** A difference as it is printed: « +15 pts », « −1 an », « = »; `null` when there is none to print. */
export function differenceText(
  difference: number | null,
  { locale, unit = "", fractionDigits = 0, none }: DifferenceFormat,
): string | null {
  if (difference === null || !Number.isFinite(difference)) return null;
  const number = formatDelta(locale, difference, fractionDigits);
  return /[1-9]/u.test(number) ? withAmount(locale, number, difference, unit) : none;
}
