import { bandIndexOf, type GaugeBand, type GaugeDirection } from "../criterion-gauge/gaugeScale.ts";
import type { BandTone } from "../band-mark/bandTone.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import type { UiMessages } from "../../foundations/messages/UiMessages.ts";
import { differenceText } from "../score-delta/differenceText.ts";
import { differenceOf, type Verdict } from "../score-delta/verdict.ts";
import type { TrendPoint } from "./TrendPoint.ts";
import { dateText } from "./trendDates.ts";

/** Way that the values of a trend are printed and judged. */
export interface TrendFormat {
  readonly label: string;
  readonly direction: GaugeDirection;
  readonly bands: readonly GaugeBand[];
  readonly unit: UnitName;
  readonly differenceUnit: UnitName;
  readonly fractionDigits: number;
  readonly timeZone: string;
}

export interface TrendLanguage {
  readonly locale: string;
  readonly chart: ChartMessages["chart"];
  readonly trend: ChartMessages["trend"];
  readonly verdict: ChartMessages["verdict"];
  readonly band: UiMessages["band"];
  readonly gauge: UiMessages["gauge"];
}

/** Describes what is said of one point, to the eye and the ear. */
export interface PointTexts {
  readonly date: string;
  /** With its unit, or « Non mesuré ». */
  readonly value: string;
  /** Number alone, beside the point. */
  readonly number: string;
  /** The word of its band or verdict, when it has one. */
  readonly reading: string;
  /** From the reference point, signed; empty at the reference and without a value. */
  readonly difference: string;
  readonly tone: BandTone;
  readonly verdict: Verdict | undefined;
}

/** A point with its instant and its texts, in the order of time. */
export interface ReadPoint extends PointTexts {
  readonly id: string;
  readonly time: number;
  readonly measured: boolean;
}

/** Reads every point out. `reference` is the index of the point that the others are compared with. */
export function readPoints(
  points: readonly TrendPoint[],
  times: readonly number[],
  reference: number | null,
  format: TrendFormat,
  language: TrendLanguage,
): ReadPoint[] {
  const { locale, chart, verdict: verdictWords, band: bandWords, gauge } = language;
  const { bands, direction, fractionDigits, unit, differenceUnit, timeZone } = format;
  const before = reference === null ? null : (points[reference]?.value ?? null);
  return points.map(({ id, value, verdict, indicative = false }, index) => {
    const time = times[index] ?? 0;
    const date = dateText(time, times, timeZone, language);
    if (value === null || !Number.isFinite(value)) {
      const missing = { value: chart.notMeasured, number: "", reading: "", difference: "" };
      return { ...missing, id, time, date, tone: "unmeasured", verdict: undefined, measured: false };
    }
    const number = formatNumber(locale, value, fractionDigits);
    const judged = bands[bandIndexOf(Number(value.toFixed(fractionDigits)), bands, direction)];
    // What has no bands, as an age, is called nothing in their place.
    const isIndicative = indicative && bands.length > 0;
    const band = isIndicative ? undefined : judged;
    const tone = band?.tone ?? "reference";
    const bandWord = isIndicative ? gauge.indicative : band && (band.label ?? bandWords[tone]);
    const since = index === reference ? null : differenceOf({ before, after: value, fractionDigits });
    return {
      id,
      time,
      date,
      value: withAmount(locale, number, value, unit),
      number,
      reading: verdict ? verdictWords[verdict] : (bandWord ?? ""),
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
  });
}

/** « 46/100 · Priorité · +8 pts depuis le 12 juin 2026 » */
export function pointReadout(
  point: ReadPoint,
  reference: ReadPoint | undefined,
  { trend }: TrendLanguage,
): string {
  const since =
    point.difference && reference ? trend.since({ difference: point.difference, date: reference.date }) : "";
  return [point.value, point.reading, since].filter(Boolean).join(" · ");
}

/** The sentence of a trend: its first and last measures, and how many there are. */
export function trendSummary(points: readonly ReadPoint[], label: string, { trend }: TrendLanguage): string {
  const known = points.filter(({ measured }) => measured);
  const [first, last] = [known[0], known.at(-1)];
  const unmeasuredCount = points.length - known.length;
  if (!first || !last) return trend.none({ label });
  if (known.length === 1)
    return trend.single({ label, value: first.value, date: first.date, unmeasuredCount });
  return trend.summary({
    label,
    measureCount: known.length,
    unmeasuredCount,
    first: first.date,
    last: last.date,
    from: first.value,
    to: last.value,
  });
}
