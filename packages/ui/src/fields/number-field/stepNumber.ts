export interface StepOptions {
  readonly step: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Float noise of one division, far below any step. */
const tolerance = 1e-9;

/**
 * The value `count` steps further, on the grid that starts at `min` (or 0) and within the bounds: from 7 by steps of
 * 5, up is 10 and down is 5. A value that is missing starts at the bottom of the grid.
 */
export function stepNumber(value: number | null, count: number, { step, min, max }: StepOptions): number {
  const base = min ?? 0;
  const clamp = (next: number): number => Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
  if (value === null || Number.isNaN(value)) return clamp(base);
  const at = (value - base) / step;
  const from = count > 0 ? Math.floor(at + tolerance) : Math.ceil(at - tolerance);
  // 0.1 + 0.2 is not 0.3: twelve digits are more than any step has, and fewer than the noise needs.
  return clamp(Number((base + (from + count) * step).toPrecision(12)));
}
