import type { CriterionComparison } from "@carnation/domain/comparison";
import { type Band, bandOf, type Criterion, isAge } from "@carnation/domain/criterion";
import { isStepped } from "@carnation/domain/internal/comparison";

/** A stretch of a scale, as shares of its length from the worst end (0) to the best (1). */
export interface ScaleStretch {
  readonly start: number;
  readonly end: number;
}

/** A part of a scale with one meaning. */
export interface ScaleSegment extends ScaleStretch {
  /** Null where nothing is judged: an age. */
  readonly band: Band | null;
}

/** A value on a scale. */
export interface ScaleMark {
  /** From the worst end (0) to the best (1): right is better, ages included. */
  readonly at: number;
  readonly band: Band | null;
}

/** One criterion at two dates, laid out on its scale. */
export interface ReportScale {
  /** From the worst to the best. */
  readonly segments: readonly ScaleSegment[];
  readonly before: ScaleMark;
  readonly after: ScaleMark;
  /** Around the value before: a move within it is no change. Null on a scale of steps, where every step counts. */
  readonly margin: ScaleStretch | null;
}

/** A value that is printed above a scale. */
export interface ScaleTick {
  readonly text: string;
  readonly at: number;
}

/** The ends of a scale, in the unit of its criterion. */
export interface ScaleBounds {
  readonly min: number;
  readonly max: number;
}

/** Years by which the bounds of ages are rounded: they lie close together on a scale of 130. */
const AGE_STEP = 10;

/** Tells where the scale of some criteria ends: that of their range, or for ages round bounds around their values. */
export function scaleBounds(
  comparisons: readonly CriterionComparison[],
  { criterion }: CriterionComparison,
): ScaleBounds {
  if (!isAge(criterion)) return { min: criterion.min, max: criterion.max };
  const values = comparisons.flatMap(({ before, after, smallestChange }) =>
    [before, after].flatMap((value) =>
      value === null ? [] : [value - smallestChange, value + smallestChange],
    ),
  );
  const min = Math.floor(Math.min(...values) / AGE_STEP) * AGE_STEP;
  return { min: Math.max(0, min), max: Math.ceil(Math.max(...values) / AGE_STEP) * AGE_STEP };
}

/** Lays a comparison out on its scale; null when one of the values is missing or they cannot be compared. */
export function reportScale(comparison: CriterionComparison, bounds: ScaleBounds): ReportScale | null {
  const { criterion, before, after, delta, smallestChange } = comparison;
  if (before === null || after === null || delta === null) return null;
  const place = placeOn(criterion, bounds);
  const mark = (value: number): ScaleMark => ({ at: place(value), band: bandOf(criterion, value) });
  const ends = [place(before - smallestChange), place(before + smallestChange)];
  return {
    segments: isStepped(criterion) ? stepsOf(criterion) : bandsOf(criterion, place),
    before: mark(before),
    after: mark(after),
    margin: isStepped(criterion) ? null : { start: Math.min(...ends), end: Math.max(...ends) },
  };
}

/** Gives what is printed above the scales of a unit: both ends and the middle, or every step; from the worst to the best. */
export function scaleTicks(criterion: Criterion, bounds: ScaleBounds): ScaleTick[] {
  const place = placeOn(criterion, bounds);
  const values = isStepped(criterion)
    ? stepsOf(criterion).map((_, index) => criterion.min + index)
    : [bounds.min, (bounds.min + bounds.max) / 2, bounds.max];
  return values
    .map((value) => ({ text: String(value), at: place(value) }))
    .toSorted((one, other) => one.at - other.at);
}

/** Tells where a value of a criterion stands; the middle of its step on a scale of steps. */
function placeOn(criterion: Criterion, { min, max }: ScaleBounds): (value: number) => number {
  const stepped = isStepped(criterion);
  return (value) => {
    const share = stepped ? (value - min + 0.5) / (max - min + 1) : (value - min) / (max - min);
    const within = Math.min(1, Math.max(0, share));
    return criterion.direction === "higher" ? within : 1 - within;
  };
}

function stepsOf(criterion: Criterion): ScaleSegment[] {
  const count = criterion.max - criterion.min + 1;
  return Array.from({ length: count }, (_, index) => ({
    start: index / count,
    end: (index + 1) / count,
    band: bandOf(criterion, criterion.min + index),
  }));
}

/** The bands of a criterion, cut at their limits; one whole stretch for an age. */
function bandsOf(criterion: Criterion, place: (value: number) => number): ScaleSegment[] {
  const { thresholds } = criterion;
  if (!thresholds) return [{ start: 0, end: 1, band: null }];
  const [medium, good] = [place(thresholds.medium), place(thresholds.good)];
  const segments: ScaleSegment[] = [
    { start: 0, end: medium, band: "poor" },
    { start: medium, end: good, band: "medium" },
    { start: good, end: 1, band: "good" },
  ];
  return segments.filter(({ start, end }) => end > start);
}

/** One value on its scale, with the stretch within which a further photo would be no change. */
export interface ValueScale {
  readonly segments: readonly ScaleSegment[];
  readonly mark: ScaleMark;
  /** Null on a scale of steps, and without a margin. */
  readonly margin: ScaleStretch | null;
}

/** Lays one value out on the scale of its criterion, which has bands. */
export function valueScale(
  criterion: Criterion,
  value: number,
  { band, margin }: { readonly band: Band | null; readonly margin: number },
): ValueScale {
  const place = placeOn(criterion, criterion);
  const stepped = isStepped(criterion);
  const ends = [place(value - margin), place(value + margin)];
  return {
    segments: stepped ? stepsOf(criterion) : bandsOf(criterion, place),
    mark: { at: place(value), band },
    margin: stepped || margin === 0 ? null : { start: Math.min(...ends), end: Math.max(...ends) },
  };
}
