import type { Band, BandThresholds, Criterion, Direction } from "./criterion.ts";

/** French words of the three bands. */
export const bandLabels: Readonly<Record<Band, string>> = {
  good: "Point fort",
  medium: "À entretenir",
  poor: "Priorité",
};

/**
 * The value as it is printed: a whole number within the criterion's range.
 * Bands and sentences derive from this one, so that 69.6 shows 70 and is judged as 70.
 */
export function shownValue(criterion: Criterion, value: number): number {
  return Math.min(criterion.max, Math.max(criterion.min, Math.round(value)));
}

/**
 * The band of a value, judged on the rounded value shown; the limits belong to the better band.
 * An age has a band only against a real age (in years), on the gap in whole years; otherwise null.
 */
export function bandOf(
  criterion: Criterion,
  value: number,
  { realAge }: { readonly realAge?: number | undefined } = {},
): Band | null {
  if (criterion.thresholds) {
    return bandWithin(criterion.thresholds, criterion.direction, shownValue(criterion, value));
  }
  if (criterion.ageGap && realAge !== undefined) {
    return bandWithin(criterion.ageGap, criterion.direction, Math.round(value - realAge));
  }
  return null;
}

function bandWithin({ good, medium }: BandThresholds, direction: Direction, value: number): Band {
  const reaches = (limit: number): boolean => (direction === "higher" ? value >= limit : value <= limit);
  if (reaches(good)) return "good";
  return reaches(medium) ? "medium" : "poor";
}
