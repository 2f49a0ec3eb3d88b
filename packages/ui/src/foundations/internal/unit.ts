import { supportedLocale } from "./supported.ts";

const plurals = new Map<string, Intl.PluralRules>();

/** The plural rules of a locale, made once: making them costs more than a whole row of a table. */
function pluralRules(locale: string): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(supportedLocale(locale));
  plurals.set(locale, known);
  return known;
}

/** A unit: one text for every amount (« /100 »), or the words of a language that counts (« an », « ans »). */
export type UnitName = string | { readonly one: string; readonly other: string };

/** A number with its unit: a unit in letters keeps a no-break space before it; « /100 » follows at once. */
export function withUnit(number: string, unit: string): string {
  return `${number}${/^\p{L}/u.test(unit) ? "\u00A0" : ""}${unit}`;
}

/**
 * An amount that is already formatted, with its unit in the number that the plural rules of `locale` choose:
 * `withAmount("fr-FR", "−1", -1, { one: "an", other: "ans" })` is « −1 an ».
 */
export function withAmount(locale: string, number: string, amount: number, unit: UnitName = ""): string {
  if (typeof unit === "string") return withUnit(number, unit);
  const one = pluralRules(locale).select(Math.abs(amount)) === "one";
  return withUnit(number, one ? unit.one : unit.other);
}
