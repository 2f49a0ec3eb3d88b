/** Why a typed number cannot be read. */
export type HundredthsProblem = "empty" | "invalid" | "negative" | "decimals";

const SPACES = "[ \\u00A0\\u202F]";

/**
 * Reads a number of at most two decimals as it is typed in French, in hundredths: « 1 234,5 » is 123450. Takes comma
 * or point, spaces or no-break spaces between groups of three digits, and the unit at the end.
 * @param unit source of a regular expression for the unit that may follow
 * @returns an integer of 0 or more, which is exact up to `Number.MAX_SAFE_INTEGER`; or why there is none
 */
export function readHundredths(text: string, unit: string): number | HundredthsProblem {
  const trimmed = text.trim();
  if (trimmed === "") return "empty";
  const shape = new RegExp(
    `^([-\\u2212]?)${SPACES}*(\\d{1,3}(?:${SPACES}\\d{3})+|\\d+)(?:[.,](\\d*))?${SPACES}*(?:${unit})?$`,
    "iu",
  );
  const [, sign, whole = "", decimals = ""] = shape.exec(trimmed) ?? [];
  if (sign === undefined) return "invalid";
  if (decimals.length > 2) return "decimals";
  const hundredths = Number(whole.replace(new RegExp(SPACES, "gu"), "") + decimals.padEnd(2, "0"));
  return sign !== "" && hundredths > 0 ? "negative" : hundredths;
}
