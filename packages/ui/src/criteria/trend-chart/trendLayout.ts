import { type GaugeScale, placeOf, positionOf } from "../criterion-gauge/gaugeScale.ts";
import { boundsAround, extentOf, valueTicks } from "../../foundations/internal/valueScale.ts";
import { calendarDay, startOfDay, type TimeTick, timeTicks } from "./timeTicks.ts";
import { thinLine, trendPath } from "./trendLine.ts";
import { type NotePlace, placeNotes } from "./trendNotes.ts";

/** A date: an instant, or what `new Date` makes one of. */
export type TrendDate = Date | number | string;

export interface TrendValue {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** `null` when nothing was measured. */
  readonly value: number | null;
}

export interface TrendQuestion {
  /** In any order. */
  readonly values: readonly TrendValue[];
  /** Instants of the notes, which must have a place too. */
  readonly notes: readonly number[];
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly direction: "higher" | "lower";
  readonly stableThreshold: number;
  /** Index of the value around which the stable band is drawn; the first measured one without. */
  readonly reference: number | undefined;
  readonly timeZone: string;
}

/** Place of a value; `y` is `null` when nothing was measured. */
export interface TrendPlace {
  readonly x: number;
  readonly y: number | null;
}

/** Place where everything stands: ratios of the plot from the left, and from its worst value (0) to its best (1). */
export interface TrendLayout {
  readonly scale: GaugeScale;
  /** Of each value, in the order given; a value beyond the scale stands a little outside of the plot. */
  readonly points: readonly TrendPlace[];
  /** SVG paths in a 100 × 100 box, y downwards: one for each unbroken run of values. */
  readonly line: string;
  readonly stableBand: { readonly start: number; readonly end: number } | null;
  /** Index of the value that the band stands around; `null` when nothing was measured at all. */
  readonly reference: number | null;
  readonly timeAxis: readonly (TimeTick & { readonly x: number })[];
  readonly valueAxis: readonly { readonly value: number; readonly y: number }[];
  /** Of each note, in the order given; `null` where there is no room left for its words. */
  readonly notes: readonly (NotePlace | null)[];
}

const measured = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** Space kept beside the outermost points, as a ratio of the time between them. */
const SIDE = 0.04;
/** Distance over or under the plot at which a value beyond its scale stands, as a ratio of the height. */
const OUTSIDE = 0.05;
/** Least distance between two points, so that two photographs of one day can be told apart. */
const APART = 0.045;

/** The stretch of time drawn: a little more than the data, at least the whole day of a single one. */
function timeSpan(
  { min: first, max: last }: { readonly min: number; readonly max: number },
  timeZone: string,
): { readonly from: number; readonly to: number } {
  const day = calendarDay(first, timeZone);
  const nextDay = startOfDay({ ...day, day: day.day + 1 }, timeZone);
  if (last < nextDay) return { from: startOfDay(day, timeZone), to: nextDay - 1 };
  const side = (last - first) * SIDE;
  return { from: first - side, to: last + side };
}

/** Pushes points that are too near to the right, then back from the edge; the order of time stays. */
export function spread(places: readonly number[], apart = APART): number[] {
  const gap = Math.min(apart, 0.5 / Math.max(1, places.length));
  const order = places
    .map((_, index) => index)
    .sort((left, right) => (places[left] ?? 0) - (places[right] ?? 0));
  const result = [...places];
  let limit = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    limit = Math.max(places[index] ?? 0, limit + gap);
    result[index] = limit;
  }
  limit = 1 + gap;
  for (const index of order.toReversed()) {
    limit = Math.min(result[index] ?? 0, limit - gap);
    result[index] = limit;
  }
  return result;
}

/** The chosen value when it was measured, else the first in time that was. */
function referenceOf(values: readonly TrendValue[], chosen: number | undefined): number | null {
  if (chosen !== undefined && measured(values[chosen]?.value ?? null)) return chosen;
  let first: number | null = null;
  values.forEach(({ value, time }, index) => {
    if (!measured(value)) return;
    if (first === null || time < (values[first]?.time ?? 0)) first = index;
  });
  return first;
}

/** Lays out one criterion over time; up is better whichever way its values run. */
export function trendLayout(question: TrendQuestion): TrendLayout {
  const { values, notes, min, max, direction, stableThreshold, reference, timeZone } = question;
  const known = values.map(({ value }) => value).filter(measured);
  const scale: GaugeScale = { ...boundsAround(known, { min, max }, stableThreshold), direction };
  const times = values.map(({ time }) => time);
  const extent = extentOf([...times, ...notes]);
  const { from, to } = extent ? timeSpan(extent, timeZone) : { from: 0, to: 1 };
  const place = (time: number): number => (time - from) / (to - from);
  const xs = spread(times.map(place));
  const points = values.map(({ value }, index) => ({
    x: xs[index] ?? 0,
    y: measured(value) ? placeOf(value, scale, OUTSIDE) : null,
  }));
  const referenceIndex = referenceOf(values, reference);
  const around = referenceIndex === null ? null : (values[referenceIndex]?.value ?? null);
  const ends = measured(around)
    ? [positionOf(around - stableThreshold, scale), positionOf(around + stableThreshold, scale)]
    : [];
  return {
    scale,
    points,
    line: trendPath(thinLine(points.toSorted((left, right) => left.x - right.x))),
    stableBand:
      stableThreshold > 0 && ends.length > 0 ? { start: Math.min(...ends), end: Math.max(...ends) } : null,
    reference: referenceIndex,
    timeAxis: extent ? timeTicks(from, to, timeZone).map((tick) => ({ ...tick, x: place(tick.time) })) : [],
    valueAxis: valueTicks(scale, 2).map((value) => ({ value, y: positionOf(value, scale) })),
    notes: placeNotes(notes.map(place)),
  };
}
