import { numberFormat } from "../../foundations/internal/format.ts";

/** A number as it was written, before any rounding. */
export interface WrittenNumber {
  readonly negative: boolean;
  /** Digits before the decimal mark, at least one. */
  readonly integer: string;
  /** Digits after it, possibly none. */
  readonly fraction: string;
}

interface NumberMarks {
  readonly decimal: string;
  /** Holds what stands between thousands, a plain space for any space. */
  readonly group: string;
}

const marksByLocale = new Map<string, NumberMarks>();

/** One kind of space and one kind of apostrophe: Swiss German separates thousands by either. */
const plainMarks = (text: string): string => text.replaceAll(/\s/gu, " ").replaceAll("\u2019", "'");

function marksOf(locale: string): NumberMarks {
  const known = marksByLocale.get(locale);
  if (known) return known;
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(-1_234_567.8);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  const marks = { decimal: find("decimal") || ".", group: plainMarks(find("group")) };
  marksByLocale.set(locale, marks);
  return marks;
}

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/u, String.raw`\$&`);

/** `1 234 567`, `1.234.567`: groups of three, so that `110 70` is not taken for `11070`. */
const grouped = (mark: string): string => String.raw`\d{1,3}(?:${escaped(mark)}\d{3})+`;

/** Groups of three digits behind a mark which a decimal mark behind them, or their number, tells from a decimal mark. */
const foreignGroups = [
  [".", /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/u],
  [",", /^\d{1,3}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})$/u],
  ["'", /^\d{1,3}(?:'\d{3})+(?:[.,]\d*)?$/u],
] as const;

/** A number without the thousands marks of other countries, where they can be nothing else: `1.234,56` is `1234,56`. */
function withoutForeignGroups(body: string): string {
  const [mark] = foreignGroups.find(([, pattern]) => pattern.test(body)) ?? [];
  return mark === undefined ? body : body.replaceAll(mark, "");
}

/**
 * Reads a number as people write one in `locale`: its decimal mark, or the other one of comma and point (a numeric
 * keypad often has only the point); spaces of any kind between thousands, or the locale's own mark, or that of another
 * country where it can be nothing else (`1.234,56`, `1’234.50`); `-`, `−` or `+`.
 * A thousands mark that does not cut groups of three is taken for a decimal mark: `110.70` is also 110.7 in German.
 * @param unit a text that may follow the number, for instance `€`
 * @returns `undefined` when the text is no number, an empty one included
 */
export function parseWritten(locale: string, text: string, unit = ""): WrittenNumber | undefined {
  const { decimal, group } = marksOf(locale);
  const plain = plainMarks(text).trim();
  const bare = (unit !== "" && plain.endsWith(unit) ? plain.slice(0, -unit.length) : plain).trim();
  const [, sign = "", typed = ""] = /^([-+\u2212\u2013]?) ?(.*)$/u.exec(bare) ?? [];
  const body = withoutForeignGroups(typed);
  const thousands = group === "" || group === " " ? [" "] : [" ", group];
  const integers = [...thousands.map(grouped), String.raw`\d+`].join("|");
  const decimals = thousands.includes(".") || thousands.includes(",") ? decimal : ",.";
  const found =
    new RegExp(`^(?<integer>${integers})(?:[${decimals}](?<fraction>\\d*))?$`, "u").exec(body) ??
    /^(?<integer>\d*)[,.](?<fraction>\d+)$/u.exec(body);
  if (!found?.groups) return undefined;
  return {
    negative: sign === "-" || sign === "\u2212" || sign === "\u2013",
    integer: (found.groups["integer"] ?? "").replaceAll(/\D/gu, "") || "0",
    fraction: found.groups["fraction"] ?? "",
  };
}

/** The written number moved by `places` powers of ten, for instance 2 for cents. Exact: no product of floats. */
export function writtenValue({ negative, integer, fraction }: WrittenNumber, places = 0): number {
  const value = Number(`${integer}.${fraction || "0"}e${places}`);
  return negative && value !== 0 ? -value : value;
}

/**
 * Reads a number as people write one in `locale`.
 * @returns `undefined` when the text is no number, an empty one included
 * @see parseWritten for what is understood
 */
export function parseNumber(locale: string, text: string, unit = ""): number | undefined {
  const written = parseWritten(locale, text, unit);
  return written ? writtenValue(written) : undefined;
}
