import { withoutGroupMarks } from "../text/groupMarks.ts";
import { type Cents, isCents } from "./cents.ts";

/** Reason why a typed amount cannot be read. */
export type EurosProblem = "empty" | "invalid" | "negative" | "decimals";

const typedEuros =
  /^(?<sign>[-\u2212]?)\s*(?<whole>\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+)(?:[.,](?<decimals>\d*))?\s*(?:€|euros?|eur)?$/iu;

/** Reads typed euros as cents, of 0 or more and perhaps beyond every price; or says why it cannot. */
export function readEuros(text: string): number | EurosProblem {
  const trimmed = withoutGroupMarks(text.trim());
  if (trimmed === "") return "empty";
  const { sign = "", whole, decimals = "" } = typedEuros.exec(trimmed)?.groups ?? {};
  if (whole === undefined) return "invalid";
  if (decimals.length > 2) return "decimals";
  const cents = Number(whole.replaceAll(/\D/gu, "") + decimals.padEnd(2, "0"));
  return sign !== "" && cents > 0 ? "negative" : cents;
}

/**
 * Reads euros as they are typed in French: « 12,50 », « 1 234,5 € » and « 12.5 » are 1250, 123450 and 1250 cents;
 * so is « 1.234,50 », « 1,234.50 » and « 1’234.50 » 123450.
 * Spaces part groups of three digits only: « 12 50 » may be a slip, and is not read. Nor is « 1.234 », which is 1 234 € to
 * some and 1,234 to others: a price has no third decimal, and nobody is charged by a guess.
 * @returns cents of 0 or more; null for a negative amount, more than two decimals, or anything else
 */
export function parseEuros(text: string): Cents | null {
  const read = readEuros(text);
  return isCents(read) ? read : null;
}
