import type { GaugeDirection } from "../criterion-gauge/gaugeScale.ts";

/** The stretch within which one limit may be moved, in the unit of the scale. */
export interface LimitRange {
  readonly min: number;
  readonly max: number;
}

/** Describes what keeps limits apart and inside. */
export interface LimitRules extends LimitRange {
  readonly direction: GaugeDirection;
  /** Smallest distance between two neighbours. */
  readonly gap: number;
}

/**
 * Gives the stretch of the limit at `index`: between its neighbours, and within the rules.
 * @param limits from the worst band to the best
 */
export function limitRange(
  limits: readonly number[],
  index: number,
  { min, max, gap, direction }: LimitRules,
): LimitRange {
  const [below, above] =
    direction === "higher" ? [limits[index - 1], limits[index + 1]] : [limits[index + 1], limits[index - 1]];
  return {
    min: below === undefined ? min : Math.max(min, below + gap),
    max: above === undefined ? max : Math.min(max, above - gap),
  };
}

/** Moves a limit as far as its range lets it; one that was typed beyond the range comes back, and goes no further out. */
export function moveLimit(value: number, by: number, { min, max }: LimitRange): number {
  return by > 0 ? Math.max(value, Math.min(value + by, max)) : Math.min(value, Math.max(value + by, min));
}

/** Gives the value under a pointer, at a place from the worst end (0) to the best (1), within the range. */
export function limitAt(place: number, scale: LimitRules, range: LimitRange): number {
  const ratio = scale.direction === "higher" ? place : 1 - place;
  const value = Math.round(scale.min + ratio * (scale.max - scale.min));
  return Math.max(range.min, Math.min(range.max, value));
}
