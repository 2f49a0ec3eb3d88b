import { roundTo } from "../../foundations/internal/digits.ts";

/** Holds what a change means, in the order in which changes are told. */
export const verdicts = ["improvement", "watch", "unconfirmed", "stable", "incomparable"] as const;
export type Verdict = (typeof verdicts)[number];

/** Two readings of the same thing, older first; `null` is not measured. */
export interface ReadingPair {
  /** The older value; `null` when it was not measured. */
  readonly before: number | null;
  /** The newer value; `null` when it was not measured. */
  readonly after: number | null;
  /** Decimals printed: a difference is taken between the printed values. @default 0 */
  readonly fractionDigits?: number | undefined;
}

export interface VerdictQuestion extends ReadingPair {
  /** Choice of which way is better. @default "higher" */
  readonly direction?: "higher" | "lower" | undefined;
  /** Smallest difference that counts as a change, in the unit of the values. @default 0, every difference */
  readonly stableThreshold?: number | undefined;
}

/**
 * The difference between two printed values, so that « 66 → 81 » is always +15; `null` when one of them was not
 * measured (`null`, or not a finite number).
 */
export function differenceOf({ before, after, fractionDigits = 0 }: ReadingPair): number | null {
  if (before === null || after === null || !Number.isFinite(before) || !Number.isFinite(after)) return null;
  return roundTo(roundTo(after, fractionDigits) - roundTo(before, fractionDigits), fractionDigits);
}

/**
 * The verdict on a change. A difference below the threshold is « stable », one that reaches it is a change;
 * without one of the values it is « incomparable », never a change from zero.
 */
export function verdictOf({ direction = "higher", stableThreshold = 0, ...pair }: VerdictQuestion): Verdict {
  const difference = differenceOf(pair);
  if (difference === null) return "incomparable";
  if (difference === 0 || Math.abs(difference) < stableThreshold) return "stable";
  return difference > 0 === (direction === "higher") ? "improvement" : "watch";
}
