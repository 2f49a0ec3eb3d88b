import type { Cents } from "../money/cents.ts";
import { type BasisPoints, basisPointsToRatio } from "../money/rate.ts";
import { DEFAULT_LOCALE, type FormatOptions } from "./formatOptions.ts";
import { numberFormat } from "./intlFormats.ts";
import { formatPercent } from "./numberFormat.ts";
import { joinNumber } from "./spaces.ts";

/** An amount as it is read: 123450 cents are "1 234,50 €". A minus is U+2212, and what is zero has no sign. */
export function formatMoney(cents: Cents, options: FormatOptions = {}): string {
  return formatted(cents, { style: "currency", currency: "EUR" }, options);
}

/** A price as people say it, without cents where it has none: 3900 cents are "39 €", 3950 are "39,50 €". */
export function formatShortMoney(cents: Cents, options: FormatOptions = {}): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return formatted(
    cents,
    { style: "currency", currency: "EUR", minimumFractionDigits: digits, maximumFractionDigits: digits },
    options,
  );
}

/** An amount as it stands in a field that shows its own €: "1 234,50". `parseEuros` reads the French form back. */
export function formatAmount(cents: Cents, options: FormatOptions = {}): string {
  return formatted(cents, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, options);
}

/** A rate as it is read, with the decimals that it has: 2000 is "20 %", 550 is "5,5 %". */
export function formatRate(rate: BasisPoints, options: FormatOptions = {}): string {
  return formatPercent(basisPointsToRatio(rate), 2, options);
}

function formatted(
  cents: Cents,
  intlOptions: Intl.NumberFormatOptions,
  { locale = DEFAULT_LOCALE }: FormatOptions,
): string {
  const format = numberFormat(locale, { ...intlOptions, signDisplay: "negative" });
  return joinNumber(format.formatToParts(cents / 100));
}
