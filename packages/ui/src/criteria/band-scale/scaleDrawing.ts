import type { BandTone } from "../band-mark/bandTone.ts";
import {
  bandIndexOf,
  type GaugeBand,
  type GaugeScale,
  hasSteps,
  isBeyond,
  isScale,
  placeOf,
  positionOf,
  segmentsOf,
  stepsOf,
} from "../criterion-gauge/gaugeScale.ts";

/** A value shown on the scale. */
export interface ScaleMarker {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** In the unit of the scale; `null` was not measured and is not drawn. */
  readonly value: number | null;
  /** After the number: « juin ». */
  readonly label?: string | undefined;
}

export interface PlacedMarker extends ScaleMarker {
  readonly value: number;
  readonly at: number;
  readonly tone: BandTone;
  /** Choice of which side of the marker its words stand on, so that two near ones do not touch. */
  readonly anchor: "start" | "middle" | "end";
}

/** A piece of the track in the colour of its band, as ratios from the worst end (0) to the best (1). */
export interface ScaleSegment {
  readonly start: number;
  readonly end: number;
  readonly tone: BandTone;
}

export interface ScaleDrawing {
  readonly segments: readonly ScaleSegment[];
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  readonly markers: readonly PlacedMarker[];
}

/** Words of two markers nearer than this would touch. */
const NEAR = 0.16;

/** Nearest the edges, and nearest each other, words turn away. */
function anchorOf(at: number, before: number | undefined, after: number | undefined): PlacedMarker["anchor"] {
  if (after !== undefined && after - at < NEAR) return at < NEAR / 2 ? "middle" : "end";
  if (before !== undefined && at - before < NEAR) return at > 1 - NEAR / 2 ? "middle" : "start";
  if (at < NEAR / 2) return "start";
  return at > 1 - NEAR / 2 ? "end" : "middle";
}

function placeMarkers(
  markers: readonly ScaleMarker[],
  bands: readonly GaugeBand[],
  place: (value: number) => number,
  direction: GaugeScale["direction"],
): PlacedMarker[] {
  const placed = markers
    .flatMap((marker) =>
      marker.value === null || !Number.isFinite(marker.value)
        ? []
        : [{ ...marker, value: marker.value, at: place(marker.value) }],
    )
    .sort((left, right) => left.at - right.at);
  return placed.map((marker, index) => ({
    ...marker,
    tone: bands[bandIndexOf(marker.value, bands, direction)]?.tone ?? "reference",
    anchor: anchorOf(marker.at, placed[index - 1]?.at, placed[index + 1]?.at),
  }));
}

/**
 * Lays a scale out: one piece for each band, or for each step of a scale of whole steps.
 * Empty where `min` is not below `max`.
 */
export function scaleDrawing(
  scale: GaugeScale,
  bands: readonly GaugeBand[],
  markers: readonly ScaleMarker[],
  steps: boolean,
): ScaleDrawing {
  if (!isScale(scale)) return { segments: [], ticks: [], markers: [] };
  const { min, max, direction } = scale;
  const toneOf = (value: number): BandTone =>
    bands[bandIndexOf(value, bands, direction)]?.tone ?? "reference";
  if (steps && hasSteps(scale)) {
    const count = Math.round(max - min) + 1;
    const values = Array.from({ length: count }, (_, index) =>
      direction === "higher" ? min + index : max - index,
    );
    const place = (value: number): number =>
      isBeyond(value, scale) ? placeOf(value, scale) : stepsOf(value, scale).position;
    return {
      segments: values.map((value, index) => ({
        start: index / count,
        end: (index + 1) / count,
        tone: toneOf(value),
      })),
      ticks: values.map((value) => ({ value, at: place(value) })),
      markers: placeMarkers(markers, bands, place, direction),
    };
  }
  const place = (value: number): number => positionOf(value, scale);
  const limits = bands.flatMap(({ from }) => (from === undefined ? [] : [from]));
  const ticks = [...new Set([min, ...limits, max])].filter((value) => value >= min && value <= max);
  return {
    // A limit at or beyond an end of the scale leaves a band without a piece.
    segments: segmentsOf(bands, scale)
      .map((segment, index) => ({ ...segment, tone: bands[index]?.tone ?? "reference" }))
      .filter(({ start, end }) => end > start),
    ticks: ticks.map((value) => ({ value, at: place(value) })).sort((left, right) => left.at - right.at),
    markers: placeMarkers(markers, bands, (value) => placeOf(value, scale), direction),
  };
}
