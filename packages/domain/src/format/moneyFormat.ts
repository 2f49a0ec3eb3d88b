import type { BasisPoints } from "../money/rate.ts";
import type { Cents } from "../money/cents.ts";

/** How amounts are written. */
export interface MoneyFormatOptions {
  /** BCP 47 language tag. @default "fr-FR" */
  readonly locale?: string | undefined;
}

/** Runtimes disagree on the spaces and the minus sign of French, so they are set here. */
const FRENCH_SIGNS: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
  group: "\u202F",
  literal: "\u00A0",
  minusSign: "\u2212",
};

/** An amount as it is read: 123450 cents are "1 234,50 €", with U+202F between groups and U+00A0 before the sign. */
export function formatMoney(cents: Cents, options: MoneyFormatOptions = {}): string {
  return write(cents / 100, { style: "currency", currency: "EUR" }, options);
}

/** An amount as it stands in a field that shows its own €: "1 234,50". `parseEuros` reads it back. */
export function formatAmount(cents: Cents, options: MoneyFormatOptions = {}): string {
  return write(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, options);
}

/** A rate as it is read, with the decimals it has: 2000 is "20 %", 550 is "5,5 %". */
export function formatRate(rate: BasisPoints, options: MoneyFormatOptions = {}): string {
  return write(rate / 10_000, { style: "percent", maximumFractionDigits: 2 }, options);
}

function write(
  value: number,
  format: Intl.NumberFormatOptions,
  { locale = "fr-FR" }: MoneyFormatOptions,
): string {
  const signs = locale.startsWith("fr") ? FRENCH_SIGNS : {};
  return new Intl.NumberFormat(locale, { ...format, signDisplay: "negative" })
    .formatToParts(value)
    .map(({ type, value: text }) => signs[type] ?? text)
    .join("");
}
