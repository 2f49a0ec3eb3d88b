import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";
import { numberFormat } from "./intlFormats.ts";
import { joinNumber } from "./spaces.ts";

interface UnitOptions extends FormatOptions {
  readonly display: "long" | "short";
  readonly fractionDigits?: number;
}

/** A number with the word or the sign of a unit of `Intl`: "41 ans", "32 Mo". */
export function formatUnit(
  value: number,
  unit: string,
  { display, fractionDigits = 0, locale = DEFAULT_LOCALE }: UnitOptions,
): string {
  const format = numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: display,
    maximumFractionDigits: fractionDigits,
    signDisplay: "negative",
  });
  return joinNumber(format.formatToParts(value));
}
