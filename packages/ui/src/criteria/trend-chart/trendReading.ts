import { roundTo } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { withAmount } from "../../foundations/internal/unit.ts";
import { bandIndexOf, type GaugeScale, isBeyond } from "../criterion-gauge/gaugeScale.ts";
import { differenceText } from "../score-delta/differenceText.ts";
import { differenceOf } from "../score-delta/verdict.ts";
import { dateText } from "./trendDates.ts";
import type { TrendPoint } from "./TrendPoint.ts";
import type { ReadPoint, TrendFormat, TrendLanguage } from "./trendTexts.ts";

/** Points of a trend in words. A point is read when it is asked for: five thousand are drawn, few are said. */
export interface TrendReading {
  /** Instants of the points, in their order. */
  readonly times: readonly number[];
  readonly ids: readonly string[];
  /** Indices of the first and the last measured point; `null` when nothing was measured. */
  readonly ends: readonly [first: number, last: number] | null;
  readonly measuredCount: number;
  readonly isMeasured: (index: number) => boolean;
  readonly at: (index: number) => ReadPoint | undefined;
}

const isNumber = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/** Reads a trend out. `reference` is the index of the point that the others are compared with. */
export function readTrend(
  points: readonly (TrendPoint & { readonly time: number })[],
  reference: number | null,
  scale: GaugeScale,
  format: TrendFormat,
  language: TrendLanguage,
): TrendReading {
  const times = points.map(({ time }) => time);
  const read = new Map<number, ReadPoint>();
  const before = reference === null ? null : (points[reference]?.value ?? null);
  const isMeasured = (index: number): boolean => isNumber(points[index]?.value);
  const first = points.findIndex(({ value }) => isNumber(value));
  return {
    times,
    ids: points.map(({ id }) => id),
    ends: first === -1 ? null : [first, points.findLastIndex(({ value }) => isNumber(value))],
    measuredCount: points.filter(({ value }) => isNumber(value)).length,
    isMeasured,
    at: (index) => {
      const point = points[index];
      if (point === undefined) return undefined;
      const known = read.get(index);
      if (known) return known;
      const date = dateText(point.time, times, format.timeZone, language);
      const isReference = index === reference;
      const made = readPoint(point, date, { before, isReference, scale, format, language });
      read.set(index, made);
      return made;
    },
  };
}

interface PointQuestion {
  readonly before: number | null;
  readonly isReference: boolean;
  readonly scale: GaugeScale;
  readonly format: TrendFormat;
  readonly language: TrendLanguage;
}

function readPoint(
  { id, value, verdict, indicative = false }: TrendPoint,
  date: string,
  { before, isReference, scale, format, language }: PointQuestion,
): ReadPoint {
  const { locale, chart, verdict: verdictWords, band: bandWords, gauge } = language;
  const { bands, direction, fractionDigits, unit, differenceUnit } = format;
  if (!isNumber(value)) {
    const missing = { value: chart.notMeasured, number: "", reading: "", difference: "" };
    return { ...missing, id, date, tone: "unmeasured", verdict: undefined, measured: false };
  }
  const number = formatNumber(locale, value, fractionDigits);
  const judged = bands[bandIndexOf(roundTo(value, fractionDigits), bands, direction)];
  // What has no bands, as an age, is called nothing in their place.
  const isIndicative = indicative && bands.length > 0;
  const band = isIndicative ? undefined : judged;
  const tone = band?.tone ?? "reference";
  const bandWord = isIndicative ? gauge.indicative : band && (band.label ?? bandWords[tone]);
  const since = isReference ? null : differenceOf({ before, after: value, fractionDigits });
  const word = verdict ? verdictWords[verdict] : bandWord;
  return {
    id,
    date,
    value: withAmount(locale, number, value, unit),
    number,
    reading: [word, isBeyond(value, scale) ? chart.offScale : ""].filter(Boolean).join(" · "),
    difference:
      differenceText(since, {
        locale,
        unit: differenceUnit,
        fractionDigits,
        none: verdictWords.noDifference,
      }) ?? "",
    tone,
    verdict,
    measured: true,
  };
}
