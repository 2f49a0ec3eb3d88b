import type { CriterionReading } from "./CriterionReading.ts";
import type { GaugeReading } from "./gaugeReading.ts";
import {
  caliperOf,
  type GaugeSegment,
  hasSteps,
  isBeyond,
  isScale,
  placeOf,
  positionOf,
  segmentsOf,
  stepsOf,
} from "./gaugeScale.ts";

/** Describes what is drawn, as ratios from the worst end (0) to the best (1), whatever the form of the track. */
export interface GaugeDrawing {
  readonly segments: readonly (GaugeSegment & { readonly active: boolean })[];
  readonly caliper: GaugeSegment | null;
  readonly reference: number | null;
  /** Place of the marker; `null` when nothing was measured. */
  readonly marker: number | null;
}

/** Lays a reading out: once for the straight track and for the arc. */
export function gaugeDrawing(
  criterion: CriterionReading,
  { scale, shown, bandIndex }: GaugeReading,
): GaugeDrawing {
  const { bands = [], stableThreshold = 0, reference } = criterion;
  if (shown === null || !isScale(scale)) {
    return { segments: [{ start: 0, end: 1, active: false }], caliper: null, reference: null, marker: null };
  }
  if (criterion.scale === "steps" && hasSteps(scale)) {
    const { count, filled, position } = stepsOf(shown, scale);
    const segments = Array.from({ length: count }, (_, step) => ({
      start: step / count,
      end: (step + 1) / count,
      active: step < filled,
    }));
    return {
      segments,
      caliper: null,
      reference: null,
      marker: isBeyond(shown, scale) ? placeOf(shown, scale) : position,
    };
  }
  return {
    // A limit at or beyond an end of the scale leaves a band without a piece.
    segments: segmentsOf(bands, scale)
      .map((segment, index) => ({ ...segment, active: index === bandIndex }))
      .filter(({ start, end }) => end > start),
    caliper: caliperOf(shown, stableThreshold, scale),
    reference: reference && Number.isFinite(reference.value) ? positionOf(reference.value, scale) : null,
    marker: placeOf(shown, scale),
  };
}
