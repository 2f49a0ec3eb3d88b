/** A date in words as one says it: French counts the first of a month as an ordinal, which `Intl` does not. */
export function ordinalFirst(locale: string, date: string): string {
  return locale.startsWith("fr") ? date.replace(/(?<!\S)1(?=\s\p{L}{3})/u, "1er") : date;
}
