import type { Criterion } from "../criterion/criterion.ts";
import type { Tendency } from "./change.ts";

/** What a difference means, in the order in which changes are told. */
export const verdicts = ["improvement", "watch", "stable", "incomparable"] as const;

/** What the difference between two measures of one criterion means. */
export type Verdict = (typeof verdicts)[number];

/** French words of the verdicts. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  improvement: "Amélioration",
  watch: "À surveiller",
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
 * The verdict on a change (CRITERIA A.4): a difference below the margin is stable, one that reaches it is an
 * improvement or is to be watched, according to the direction of the measure. No difference is always stable,
 * also where the margin is 0 and every step counts; without a difference there is nothing to judge.
 */
export function verdictOf({ delta, tendency }: JudgedChange, { stable }: Pick<Criterion, "stable">): Verdict {
  if (delta === null) return "incomparable";
  if (tendency === "same" || Math.abs(delta) < stable) return "stable";
  return tendency === "better" ? "improvement" : "watch";
}
