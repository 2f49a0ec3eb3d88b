import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";
import { numberFormat } from "./intlFormats.ts";
import { joinNumber } from "./spaces.ts";

/**
 * A number: "1 234,5", with a narrow no-break space between groups and "−" (U+2212) for minus. Never "−0".
 * @param value any number; half a last decimal is rounded away from zero
 * @param fractionDigits largest number of decimals, 0 to 20
 */
export function formatNumber(value: number, fractionDigits = 0, options: FormatOptions = {}): string {
  return formatted(value, { maximumFractionDigits: fractionDigits, signDisplay: "negative" }, options);
}

/** A difference with its sign: "+6", "−2", "0". Parameters as `formatNumber`. */
export function formatSigned(value: number, fractionDigits = 0, options: FormatOptions = {}): string {
  return formatted(value, { maximumFractionDigits: fractionDigits, signDisplay: "exceptZero" }, options);
}

/**
 * A share between 0 and 1 as a percentage: 0.64 is "64 %".
 * @param share 0 to 1; 1.2 is "120 %"
 * @param fractionDigits largest number of decimals of the percentage
 */
export function formatPercent(share: number, fractionDigits = 0, options: FormatOptions = {}): string {
  return formatted(
    share,
    { style: "percent", maximumFractionDigits: fractionDigits, signDisplay: "negative" },
    options,
  );
}

function formatted(
  value: number,
  intlOptions: Intl.NumberFormatOptions,
  { locale = DEFAULT_LOCALE }: FormatOptions,
): string {
  return joinNumber(numberFormat(locale, intlOptions).formatToParts(value));
}
