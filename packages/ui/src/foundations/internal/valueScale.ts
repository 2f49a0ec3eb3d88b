/** The bounds of a value axis, in the unit of the values. */
export interface ValueBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * The lowest and the highest of some values; `null` without any. A loop, because `Math.min(...values)` hands each value
 * over as an argument, and an engine refuses more than about a hundred thousand of them.
 */
export function extentOf(values: readonly number[]): ValueBounds | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
}

/** The round step (1, 2 or 5 times a power of ten) that cuts a span into at most `count` pieces. */
export function niceStep(span: number, count: number): number {
  const raw = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Removes what adding up binary fractions leaves behind: 0.30000000000000004 is 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** The round values within bounds, ends included when they are round: at most `count` + 1 of them. */
export function valueTicks({ min, max }: ValueBounds, count: number): number[] {
  if (!(max > min)) return [min];
  const step = niceStep(max - min, count);
  const first = Math.ceil(min / step - 1e-9);
  const last = Math.floor(max / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

/**
 * Round bounds that hold all values, at least one step apart; 0 to 1 without values.
 * @param margin room kept beyond the outermost values, in their unit, as for a band around one of them
 */
export function fittingBounds(values: readonly number[], margin = 0): ValueBounds {
  const extent = extentOf(values);
  if (extent === null) return { min: 0, max: 1 };
  const room = Number.isFinite(margin) ? margin : 0;
  const low = extent.min - room;
  const high = extent.max + room;
  const step = niceStep(high - low || Math.abs(high) || 1, 4);
  const min = tidy(Math.floor(low / step + 1e-9) * step);
  const max = tidy(Math.ceil(high / step - 1e-9) * step);
  return max > min ? { min, max } : { min: tidy(min - step), max: tidy(max + step) };
}

/**
 * The bounds that a host gives, each completed by a round one; round ones alone where the given ones hold no value:
 * not finite, or `min` not below `max`.
 */
export function boundsAround(
  values: readonly number[],
  given: { readonly min: number | undefined; readonly max: number | undefined },
  margin = 0,
): ValueBounds {
  const fitting = fittingBounds(values, margin);
  const bounds = { min: given.min ?? fitting.min, max: given.max ?? fitting.max };
  const span = bounds.max - bounds.min;
  return span > 0 && Number.isFinite(span) ? bounds : fitting;
}
