/** Describes what a field of a CSV file holds. A number is written as one; nothing is an empty field. */
export type CsvValue = string | number | boolean | null | undefined;

/** Describes how a CSV file is written. */
export interface CsvOptions {
  /**
   * Language whose decimal mark numbers take, and whose spreadsheet is to open the file.
   * @default "fr-FR"
   */
  readonly locale?: string | undefined;
  /**
   * Character between two fields.
   * @default ";" where decimals take a comma, "," elsewhere
   */
  readonly separator?: "," | ";" | "\t" | undefined;
  /**
   * True to begin with the mark by which Excel knows UTF-8.
   * @default true
   */
  readonly byteOrderMark?: boolean | undefined;
}

/**
 * Text that a spreadsheet would run as a formula (https://owasp.org/www-community/attacks/CSV_Injection), also after spaces, and in the
 * full width that East Asian ones take for the same.
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** A number below zero is what it says, also as text. */
const negativeNumber = /^-\d+(?:[.,]\d+)?$/u;

const decimalMarkOf = (locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
  } catch {
    // A locale that nobody speaks.
    return ".";
  }
};

/**
 * Writes lines as CSV (RFC 4180): quotes, line breaks and separators within a field stay in it, and text that a spreadsheet would
 * run as a formula begins with an apostrophe. Numbers keep their sign.
 */
export function toCsv(lines: readonly (readonly CsvValue[])[], options: CsvOptions = {}): string {
  const { locale = "fr-FR", byteOrderMark = true } = options;
  const decimalMark = decimalMarkOf(locale);
  const separator = options.separator ?? (decimalMark === "," ? ";" : ",");
  const field = (value: CsvValue): string => {
    if (value == null) return "";
    if (typeof value === "number" && !Number.isFinite(value)) return "";
    const text = typeof value === "number" ? String(value).replace(".", decimalMark) : String(value);
    const runs = typeof value === "string" && formula.test(text) && !negativeNumber.test(text);
    const safe = runs ? `'${text}` : text;
    // A text is also kept whole where the spreadsheet guesses another separator.
    const apart = typeof value === "number" ? safe.includes(separator) : /["\r\n,;\t]/u.test(safe);
    return apart ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const text = lines.map((line) => `${line.map(field).join(separator)}\r\n`).join("");
  return byteOrderMark ? `\uFEFF${text}` : text;
}
