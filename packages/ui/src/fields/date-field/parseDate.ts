import { monthNames } from "../calendar/dayText.ts";
import { type DayParts, isoDate, lastDayOf } from "../calendar/isoDate.ts";
import { datePattern } from "./dateText.ts";

/** Describes what a typed date turned out to be. */
export type ParsedDate =
  | { readonly kind: "date"; readonly iso: string }
  | { readonly kind: "no-such-month" }
  /** The month is right and does not have that day; `last` is the last one that it has. */
  | { readonly kind: "no-such-day"; readonly day: number; readonly month: string; readonly last: number };

export interface ParseDateOptions {
  readonly locale: string;
  /** First and last year that a year of two digits may mean. */
  readonly firstYear?: number | undefined;
  readonly lastYear?: number | undefined;
}

/** Lower case without accents, so that « fév » finds « février ». */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/** The month whose name begins with the text, `undefined` when none or several do (« jui »). */
function monthOf(locale: string, text: string): number | undefined {
  if (text.length < 3) return undefined;
  const names = monthNames(locale).map(plain);
  const found = names.flatMap((name, index) => (name.startsWith(text) ? [index + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The four digits of a year of two: this century when the bounds allow it, the last one for a date of birth. Without
 * bounds, 70 to 99 are of the last century.
 */
function fullYear(text: string, { firstYear, lastYear }: ParseDateOptions): number | undefined {
  const year = Number(text);
  if (text.length === 4) return year >= 1000 ? year : undefined;
  if (text.length !== 2) return undefined;
  const thisCentury = 2000 + year;
  if (lastYear === undefined && firstYear === undefined) return year < 70 ? thisCentury : thisCentury - 100;
  return thisCentury <= (lastYear ?? Infinity) ? thisCentury : thisCentury - 100;
}

/** Cuts `03022026`, which a keypad without a slash types, where the parts of the locale end. */
function cutDigits(digits: string, order: readonly (keyof DayParts)[]): readonly string[] {
  let at = 0;
  return order.map((part) => {
    const length = part === "year" ? digits.length - 4 : 2;
    at += length;
    return digits.slice(at - length, at);
  });
}

interface RawParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Tells which of the written pieces is the day, the month, the year. */
function rawParts(locale: string, text: string): RawParts | undefined {
  const order = datePattern(locale).filter((part) => typeof part === "string");
  const bare = plain(text).trim();
  const pieces = /^\d{6}(?:\d{2})?$/u.test(bare)
    ? cutDigits(bare, order)
    : bare.split(/[\s/.,-]+/u).filter((piece) => piece !== "");
  // « mardi 3 février 2026 »: the day of the week says nothing that the date does not.
  const [first = "", second = "", third = "", ...more] =
    pieces.length === 4 && /^\p{L}+$/u.test(pieces[0] ?? "") ? pieces.slice(1) : pieces;
  if (third === "" || more.length > 0) return undefined;
  if (/^\p{L}/u.test(first)) return { month: first, day: second, year: third };
  if (/^\p{L}/u.test(second)) return { day: first, month: second, year: third };
  if (first.length === 4) return { year: first, month: second, day: third };
  const at = (part: keyof DayParts): string => [first, second, third][order.indexOf(part)] ?? "";
  return { day: at("day"), month: at("month"), year: at("year") };
}

/**
 * Reads a date as people type one: in figures in the order of the locale with any separator or none, with the name
 * of the month or its beginning (« 3 fév. 2026 », « 1er mars 2026 »), or in ISO 8601.
 * @returns `undefined` when the text is no date
 */
export function parseDate(options: ParseDateOptions, text: string): ParsedDate | undefined {
  const { locale } = options;
  const raw = rawParts(locale, text);
  if (!raw) return undefined;
  const named = /^\p{L}/u.test(raw.month);
  const [, dayText] = /^(\d{1,2})(?:er|st|nd|rd|th)?$/u.exec(raw.day) ?? [];
  const year = /^\d+$/u.test(raw.year) ? fullYear(raw.year, options) : undefined;
  const month = named
    ? monthOf(locale, raw.month)
    : /^\d{1,2}$/u.test(raw.month)
      ? Number(raw.month)
      : undefined;
  if (dayText === undefined || year === undefined || month === undefined) return undefined;
  const name = monthNames(locale)[month - 1];
  if (name === undefined) return { kind: "no-such-month" };
  const day = Number(dayText);
  const last = lastDayOf(year, month);
  if (day < 1) return undefined;
  if (day > last) return { kind: "no-such-day", day, month: name, last };
  return { kind: "date", iso: isoDate({ year, month, day }) };
}
