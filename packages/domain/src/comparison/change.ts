import type { Criterion, Direction } from "../criterion/criterion.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";

/** Choice of which way a measure moved, by its own direction: fewer spots are better, a higher score is better. */
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
  /** Choice of which way the measure moved; null where there is no delta. */
  readonly tendency: Tendency | null;
}

/** Way that two shown values are compared. */
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

/** Holds what a difference means, in the order in which changes are told. */
export const verdicts = ["improvement", "watch", "unconfirmed", "stable", "incomparable"] as const;

/** Describes what the difference between two measures of one criterion means. */
export type Verdict = (typeof verdicts)[number];

/** French words of the verdicts. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  improvement: "Amélioration",
  watch: "À surveiller",
  unconfirmed: "À confirmer",
  stable: "Stable",
  incomparable: "Comparaison impossible",
};

/** The move of a measure that a verdict judges: see `Change`. */
export interface JudgedChange {
  /** Newer minus older shown value; null when there is none. */
  readonly delta: number | null;
  readonly tendency: Tendency | null;
}

/**
 * The smallest difference that is called a change, in the unit of the criterion: its stable margin, or what the less
 * sure of the photos allows when that is more. No verdict lies inside a margin that is printed beside it.
 * @param results what each photo says about the criterion
 */
export function smallestChange(
  { stable }: Pick<Criterion, "stable">,
  results: readonly (Pick<CriterionResult, "margin"> | null)[],
): number {
  return Math.max(stable, ...results.map((result) => Math.ceil(result?.margin ?? 0)));
}

/** A change that the photos cannot vouch for is neither good nor bad news: a further photo decides. */
export function confirmedVerdict(verdict: Verdict, isConfirmed: boolean): Verdict {
  return isConfirmed || (verdict !== "improvement" && verdict !== "watch") ? verdict : "unconfirmed";
}

/**
 * The verdict on a change (CRITERIA A.4): a difference below the margin is stable, one that reaches it is an
 * improvement or is to be watched, according to the direction of the measure. No difference is always stable,
 * also where the margin is 0 and every step counts; without a difference there is nothing to judge.
 */
export function verdictOf({ delta, tendency }: JudgedChange, { stable }: Pick<Criterion, "stable">): Verdict {
  if (delta === null) return "incomparable";
  if (tendency === "same" || Math.abs(delta) < stable) return "stable";
  return tendency === "better" ? "improvement" : "watch";
}
