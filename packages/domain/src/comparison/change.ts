import type { Direction } from "../criterion/criterion.ts";

/** Which way a measure moved, by its own direction: fewer spots are better, a higher score is better. */
export type Tendency = "better" | "same" | "worse";

/** The older and the newer of two things; null for the one that is missing. */
export interface Pair<T> {
  readonly before: T | null;
  readonly after: T | null;
}

/** One measure on two photos. Values are the shown ones, so that « 66 → 81 » is always +15. */
export interface Change extends Pair<number> {
  /** `after` minus `before`, in the unit of the measure; null unless both were measured and can be compared. */
  readonly delta: number | null;
  /** Which way the measure moved; null where there is no delta. */
  readonly tendency: Tendency | null;
}

/** How two shown values are compared. */
export interface ChangeOptions {
  readonly direction: Direction;
  /** Decimals of the shown values. */
  readonly fractionDigits?: number | undefined;
  /** False when the two values exist but stand on different scales: they have no delta. */
  readonly comparable: boolean;
}

/** The move from one shown value to another. */
export function changeBetween(
  { before, after }: Pair<number>,
  { direction, fractionDigits = 0, comparable }: ChangeOptions,
): Change {
  if (before === null || after === null || !comparable) {
    return { before, after, delta: null, tendency: null };
  }
  const delta = roundTo(after - before, fractionDigits);
  if (delta === 0) return { before, after, delta, tendency: "same" };
  return { before, after, delta, tendency: delta > 0 === (direction === "higher") ? "better" : "worse" };
}

/** A number rounded to some decimals. */
export function roundTo(value: number, fractionDigits: number): number {
  const unit = 10 ** fractionDigits;
  return Math.round(value * unit) / unit;
}
