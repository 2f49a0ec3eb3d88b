import { extentOf, fittingBounds, type ValueBounds } from "../../foundations/internal/valueScale.ts";

/** One day, or one week of a long period, beside the same one of the period before. */
export interface PeriodPoint {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** In full: « mercredi 18 novembre ». */
  readonly label: string;
  /** Under the plot: « 18 nov. ». @default `label` */
  readonly shortLabel?: string | undefined;
  /** `null` where nothing is known, or where the day is still to come: the line stops. */
  readonly value: number | null;
  /** The same point of the period before; `null` or nothing when there is none. */
  readonly comparison?: number | null | undefined;
}

export const periodBaselines = ["zero", "lowest"] as const;
/** `zero` for what is counted day by day, `lowest` for a level that is never near zero. */
export type PeriodBaseline = (typeof periodBaselines)[number];

/** Part of the height by which a value beyond the drawing stands out of it. */
const OUTSIDE = 0.03;

/** Room below the lowest and above the highest value of a level, as a share of it. */
const LEVEL_ROOM = 0.03;

const known = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/**
 * Bounds of the drawing in the unit of the values: from zero to a round value, or close around a level. They hold both
 * series, so that the two lines can be compared.
 */
export function periodBounds(
  points: readonly PeriodPoint[],
  baseline: PeriodBaseline,
  max?: number,
): ValueBounds {
  const values = points.flatMap(({ value, comparison }) => [value, comparison]).filter(known);
  const extent = extentOf(values) ?? { min: 0, max: 0 };
  const high = Math.max(0, extent.max);
  const top = max !== undefined && Number.isFinite(max) ? max : undefined;
  if (baseline === "zero" || values.length === 0) {
    const round = top ?? fittingBounds([0, high]).max;
    return { min: 0, max: round > 0 ? round : 1 };
  }
  const min = extent.min * (1 - LEVEL_ROOM);
  const highest = Math.min(top ?? Number.POSITIVE_INFINITY, high * (1 + LEVEL_ROOM));
  return highest > min ? { min, max: highest } : { min, max: min + 1 };
}

/** Place of a point from the left, as a ratio of the width. */
export function pointPlace(index: number, count: number): number {
  return count < 2 ? 0.5 : index / (count - 1);
}

/** Height of a value above the floor of the drawing, as a ratio; `null` for one that is not known. */
export function valuePlace(value: number | null | undefined, { min, max }: ValueBounds): number | null {
  return known(value) ? Math.min(1 + OUTSIDE, Math.max(-OUTSIDE, (value - min) / (max - min))) : null;
}

/** Line of a series in a box of 100 by 100, and the values between two gaps, which are dots. */
export interface SeriesPaths {
  readonly line: string;
  readonly dots: string;
}

/** Paths of a series; what is not known breaks it. A text is empty where there is nothing to draw. */
export function seriesPaths(
  values: readonly (number | null | undefined)[],
  bounds: ValueBounds,
): SeriesPaths {
  const places = values.map((value) => valuePlace(value, bounds));
  let line = "";
  let dots = "";
  for (const [index, place] of places.entries()) {
    if (place === null) continue;
    const at = `${round(pointPlace(index, values.length) * 100)} ${round(100 - place * 100)}`;
    if (known(places[index - 1])) line += `L${at}`;
    else if (known(places[index + 1])) line += `M${at}`;
    else dots += `M${at}h0`;
  }
  return { line, dots };
}

/** Index of the point that is nearest to a place, a ratio of the width. */
export function nearestPoint(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));
}

/** Index of the last point with a value; the last one when none has. */
export function lastKnown(points: readonly PeriodPoint[]): number {
  const found = points.findLastIndex(({ value }) => known(value));
  return found === -1 ? points.length - 1 : found;
}

/** True when a line has something to show: a value that is known and not zero. */
export function hasMovement(points: readonly PeriodPoint[]): boolean {
  return points.some(({ value }) => known(value) && value !== 0);
}

const round = (value: number): number => Math.round(value * 100) / 100;
