import type { Criterion } from "./criterion.ts";
import { goodness } from "./goodness.ts";

/** The six classes of a score for the professional's own view, best first. A client sees the three bands. */
export type ScoreClass = "excellent" | "very-good" | "good" | "average" | "weak" | "very-weak";

/** French words of the six classes (CRITERIA A.3). */
export const scoreClassLabels: Readonly<Record<ScoreClass, string>> = {
  excellent: "Excellent",
  "very-good": "Très bien",
  good: "Bien",
  average: "Moyen",
  weak: "Faible",
  "very-weak": "Très faible",
};

/** Holds what a goodness must exceed to be of a class; whatever exceeds none is very weak. */
const classes: readonly (readonly [above: number, scoreClass: ScoreClass])[] = [
  [90, "excellent"],
  [80, "very-good"],
  [70, "good"],
  [50, "average"],
  [30, "weak"],
];

/**
 * The class of a score out of 100: above 90 excellent, above 80 very good, above 70 good, above 50 average, above 30
 * weak (CRITERIA A.3), judged on the shown value. The limits differ from the bands': 70 is a good band and an
 * average class.
 * @returns null for an age, and for the jowls, whose four levels are classes already
 */
export function scoreClassOf(criterion: Criterion, value: number): ScoreClass | null {
  const good = criterion.unit === "/100" ? goodness(criterion, value) : null;
  if (good === null) return null;
  return classes.find(([above]) => good > above)?.[1] ?? "very-weak";
}
