import { readDigits } from "./digits.ts";
import { isCurrency, supportedLocale, supportedTimeZone } from "./supported.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** An `Intl.NumberFormat`, made once for a locale and its options: making one costs more than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(supportedLocale(locale), options);
  numberFormats.set(key, known);
  return known;
}

/** An `Intl.DateTimeFormat`, made once for a locale and its options. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const { timeZone } = options;
  const zone = timeZone === undefined ? {} : { timeZone: supportedTimeZone(timeZone) };
  const known =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(supportedLocale(locale), { ...options, ...zone });
  dateFormats.set(key, known);
  return known;
}

/**
 * Holds what is printed for a number that is none (`NaN`, an infinite one): the dash of what is not known. A host's
 * division by zero is then seen as a missing value, never as « NaN € ».
 */
const NO_NUMBER = "\u2014";

/** Prints with U+2212 as the minus sign; what rounds to zero has no sign. */
function print(format: Intl.NumberFormat, value: number): string {
  return Number.isFinite(value) ? format.format(value).replace("-", "\u2212") : NO_NUMBER;
}

/**
 * A number as it is read in `locale`, with U+2212 as its minus sign and a fixed number of decimals; a dash when it
 * is not finite.
 */
export function formatNumber(locale: string, value: number, fractionDigits = 0): string {
  const digits = readDigits(fractionDigits);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return print(numberFormat(locale, { ...options, signDisplay: "negative" }), value);
}

/**
 * A difference with its sign, in full typography: `+4`, `−3`, `0`.
 * @param fractionDigits decimals kept; what rounds to zero has no sign
 */
export function formatDelta(locale: string, value: number, fractionDigits = 0): string {
  const text = formatNumber(locale, Math.abs(value), fractionDigits);
  if (!/[1-9]/u.test(text)) return text;
  return `${value > 0 ? "+" : "\u2212"}${text}`;
}

/**
 * An amount of integer cents as money: `1 234,50 €`; a dash when it is not finite. What is no currency code (« € ») follows
 * the number as it is written, as a code without a sign of its own does.
 */
export function formatMoney(locale: string, cents: number, currency = "EUR"): string {
  if (!isCurrency(currency)) {
    const number = formatNumber(locale, cents / 100, 2);
    return number === NO_NUMBER || currency.trim() === "" ? number : `${number}\u00A0${currency}`;
  }
  return print(numberFormat(locale, { style: "currency", currency, signDisplay: "negative" }), cents / 100);
}

/** A ratio as a percentage: `0.2` is `20 %`; a dash when it is not finite. */
export function formatPercent(locale: string, ratio: number, maximumFractionDigits = 0): string {
  return print(
    numberFormat(locale, { style: "percent", maximumFractionDigits, signDisplay: "negative" }),
    ratio,
  );
}
