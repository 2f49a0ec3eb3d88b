import { roundTo } from "../../foundations/internal/digits.ts";
import { fittingBounds, valueTicks } from "../../foundations/internal/valueScale.ts";

/** One bar: a day, a month, a category. */
export interface BarDatum {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** In full: « 3 novembre ». */
  readonly label: string;
  /** Under the bar, when the full one is too long: « 3 ». @default `label` */
  readonly shortLabel?: string | undefined;
  /** Below zero it is drawn below the axis; `null` is missing, and is not zero. */
  readonly value: number | null;
  /** The same thing at another time; `null` or nothing when there is none. */
  readonly comparison?: number | null | undefined;
}

/** Lengths as ratios of the plot, negative below the axis. */
export interface BarPlace {
  readonly length: number | null;
  readonly comparison: number | null;
}

export interface BarLayout {
  /** The value at which the scale ends. */
  readonly top: number;
  /** The value at which it begins: 0, or less where there is a value below. */
  readonly bottom: number;
  /** Place of the axis in the plot, from its foot (0) to its top (1). */
  readonly zero: number;
  readonly bars: readonly BarPlace[];
  readonly axis: readonly { readonly value: number; readonly at: number }[];
}

/** Part by which a bar that is longer than its scale stands out of it. */
const OUTSIDE = 0.03;

const known = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/**
 * Lays bars out from zero: a bar that does not start at zero lies about proportions.
 * @param max the value of the longest bar possible; a round one above every value without it
 * @param fractionDigits decimals that values are printed with: a line at a half of what is counted in whole would be
 *   a line at nothing
 */
export function barLayout(data: readonly BarDatum[], max?: number, fractionDigits = 0): BarLayout {
  const values = data.flatMap(({ value, comparison }) => [value, comparison]).filter(known);
  const fitting = fittingBounds([0, ...values]);
  const given = [max, fitting.max].find(
    (bound) => bound !== undefined && bound > 0 && Number.isFinite(bound),
  );
  const below = values.some((value) => value < 0) && Number.isFinite((given ?? 0) - fitting.min);
  const bottom = below ? Math.min(0, fitting.min) : 0;
  // A scale has a height, even when every value is zero.
  const top = given ?? (below ? 0 : 1);
  const span = top - bottom;
  const zero = -bottom / span || 0;
  const ratio = (value: number | null | undefined): number | null =>
    known(value) ? Math.min(1 + OUTSIDE - zero, Math.max(-zero, value / span)) || 0 : null;
  return {
    top,
    bottom,
    zero,
    bars: data.map(({ value, comparison }) => ({ length: ratio(value), comparison: ratio(comparison) })),
    axis: valueTicks({ min: bottom, max: top }, 4)
      .filter((value) => Math.abs(value - roundTo(value, fractionDigits)) < span * 1e-9)
      .map((value) => ({ value, at: (value - bottom) / span })),
  };
}

/** Tells which bars have room for the words under them: evenly spread, the last one among them. */
export function labelledBars(count: number, room = 12): ReadonlySet<number> {
  const step = Math.ceil(count / room);
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) shown.add(index);
  return shown;
}

/** Tells which bars carry their number: all when there is room, else the highest and the last. */
export function numberedBars(data: readonly BarDatum[], room = 12): ReadonlySet<number> {
  if (data.length <= room) return new Set(data.keys());
  const highest = highestOf(data);
  return new Set([data.length - 1, ...(highest === null ? [] : [highest])]);
}

/** Index of the highest value, the first of several; `null` when all are missing. */
export function highestOf(data: readonly BarDatum[]): number | null {
  let highest: number | null = null;
  data.forEach(({ value }, index) => {
    if (known(value) && (highest === null || value > (data[highest]?.value ?? 0))) highest = index;
  });
  return highest;
}

/** The sum of what is known; `null` when nothing is. */
export function totalOf(values: readonly (number | null | undefined)[]): number | null {
  const present = values.filter(known);
  return present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0);
}
