/** A unit: one text for every amount (« /100 »), or the words of a language that counts (« an », « ans »). */
export type UnitName = string | { readonly one: string; readonly other: string };

/** The word of a unit for an amount, as the plural rules of `locale` choose it. */
export function unitWord(locale: string, unit: UnitName, amount: number): string {
  if (typeof unit === "string") return unit;
  return new Intl.PluralRules(locale).select(Math.abs(amount)) === "one" ? unit.one : unit.other;
}

/** A number with its unit: a unit in letters keeps a no-break space before it; « /100 » follows at once. */
export function withUnit(number: string, unit: string): string {
  return `${number}${/^\p{L}/u.test(unit) ? "\u00A0" : ""}${unit}`;
}

/**
 * An amount that is already formatted, with its unit in the right number: `withAmount("fr-FR", "−1", -1,
 * { one: "an", other: "ans" })` is « −1 an ».
 */
export function withAmount(locale: string, number: string, amount: number, unit: UnitName = ""): string {
  return withUnit(number, unitWord(locale, unit, amount));
}
