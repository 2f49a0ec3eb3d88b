/** Describes what a slider can stand at. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Decimals of a step, which its values share: 2 for 0.25; at most 10. */
export function stepDigits(step: number): number {
  const digits = Array.from({ length: 10 }, (_, index) => index);
  return digits.find((count) => Number(step.toFixed(count)) === step) ?? 10;
}

/** The value on a step that is nearest to `value`, as a native range rounds it; `min` for what is no number. */
export function nearestStep(value: number, { min, max, step }: Steps): number {
  if (!Number.isFinite(value)) return min;
  const last = Math.floor((max - min) / step + 1e-9);
  const count = Math.min(last, Math.max(0, Math.round((value - min) / step)));
  return Number((min + count * step).toFixed(Math.max(stepDigits(step), stepDigits(min))));
}
