import type { BandTone } from "../band-mark/bandTone.ts";

/** Choice of which way is better. A gauge always draws better to the right, whatever this says. */
export type GaugeDirection = "higher" | "lower";

/** The bounds of a gauge, in the unit of its value. `min` is below `max`. */
export interface GaugeScale {
  readonly min: number;
  readonly max: number;
  readonly direction: GaugeDirection;
}

/** A stretch of the scale with one meaning. Bands are listed from worst to best. */
export interface GaugeBand {
  /** Choice of which band it is: its colour, its shape and its word. */
  readonly tone: Exclude<BandTone, "unmeasured">;
  /** The limit, in the unit of the value, that belongs to this band; the first band has none. */
  readonly from?: number | undefined;
  /** The word of the band. @default the kit's own word for its tone */
  readonly label?: string | undefined;
}

/** A stretch of the drawing, as ratios of its length from the left. */
export interface GaugeSegment {
  readonly start: number;
  readonly end: number;
}

/** True for bounds on which a position can be computed: numbers, `min` below `max`. */
export function isScale({ min, max }: Pick<GaugeScale, "min" | "max">): boolean {
  const span = max - min;
  return span > 0 && span < Infinity;
}

/** Pieces of a track of whole steps that can still be told apart. */
const MOST_STEPS = 50;

/** True for a scale whose whole steps can be drawn one by one; a longer one is drawn as a continuous track. */
export const hasSteps = ({ min, max }: Pick<GaugeScale, "min" | "max">): boolean =>
  Math.round(max - min) < MOST_STEPS;

/** Place of a value from 0 (worst end, left) to 1 (best end, right); a value out of bounds stays at the end. */
export function positionOf(value: number, { min, max, direction }: GaugeScale): number {
  const ratio = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return direction === "higher" ? ratio : 1 - ratio;
}

/** Distance outside of a drawing at which a value beyond its scale stands, as a ratio of its length. */
const OUTSIDE = 0.02;

/** True for a value that the scale does not reach. */
export const isBeyond = (value: number, { min, max }: Pick<GaugeScale, "min" | "max">): boolean =>
  value < min || value > max;

/** Place of a value as `positionOf` gives it; one beyond the scale stands a little outside, whatever its distance. */
export function placeOf(value: number, scale: GaugeScale, outside: number = OUTSIDE): number {
  const position = positionOf(value, scale);
  if (!isBeyond(value, scale)) return position;
  return position === 0 ? -outside : 1 + outside;
}

/** Index of the band that holds a value: the best one whose limit is reached; -1 without bands. */
export function bandIndexOf(value: number, bands: readonly GaugeBand[], direction: GaugeDirection): number {
  return bands.findLastIndex(({ from }) => {
    if (from === undefined) return true;
    return direction === "higher" ? value >= from : value <= from;
  });
}

/** The track cut at the limits of the bands, left (worst) to right (best); one whole piece without bands. */
export function segmentsOf(bands: readonly GaugeBand[], scale: GaugeScale): GaugeSegment[] {
  const cuts = bands.slice(1).map(({ from }) => (from === undefined ? 0 : positionOf(from, scale)));
  return [0, ...cuts].map((start, index) => ({ start, end: cuts[index] ?? 1 }));
}

/** Gives what lies within the margin of a value: no difference smaller than it counts. `null` without a margin. */
export function caliperOf(value: number, margin: number, scale: GaugeScale): GaugeSegment | null {
  if (!(margin > 0)) return null;
  const ends = [positionOf(value - margin, scale), positionOf(value + margin, scale)] as const;
  return { start: Math.min(...ends), end: Math.max(...ends) };
}

/** A scale of whole steps: how many there are, how many are filled, and the middle of the last filled one. */
export function stepsOf(
  value: number,
  { min, max, direction }: GaugeScale,
): { readonly count: number; readonly filled: number; readonly position: number } {
  const count = Math.round(max - min) + 1;
  const rank = Math.min(max, Math.max(min, Math.round(value))) - min + 1;
  const filled = direction === "higher" ? rank : count - rank + 1;
  return { count, filled, position: (filled - 0.5) / count };
}
