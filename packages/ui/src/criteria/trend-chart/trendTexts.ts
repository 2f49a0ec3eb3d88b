import type { GaugeBand, GaugeDirection } from "../criterion-gauge/gaugeScale.ts";
import type { BandTone } from "../band-mark/bandTone.ts";
import type { UnitName } from "../../foundations/internal/unit.ts";
import type { ChartMessages } from "../../foundations/messages/sections/charts.ts";
import type { UiMessages } from "../../foundations/messages/UiMessages.ts";
import type { Verdict } from "../score-delta/verdict.ts";
import type { TrendReading } from "./trendReading.ts";

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
  /** The word of its band or verdict, when it has one, and whether the scale reaches it. */
  readonly reading: string;
  /** From the reference point, signed; empty at the reference and without a value. */
  readonly difference: string;
  readonly tone: BandTone;
  readonly verdict: Verdict | undefined;
}

/** A point with its texts. */
export interface ReadPoint extends PointTexts {
  readonly id: string;
  readonly measured: boolean;
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
export function trendSummary(reading: TrendReading, label: string, { trend }: TrendLanguage): string {
  const { ends, measuredCount: measureCount } = reading;
  const [first, last] = ends ? ends.map((index) => reading.at(index)) : [];
  const unmeasuredCount = reading.times.length - measureCount;
  if (!first || !last) return trend.none({ label });
  if (measureCount === 1)
    return trend.single({ label, value: first.value, date: first.date, unmeasuredCount });
  return trend.summary({
    label,
    measureCount,
    unmeasuredCount,
    first: first.date,
    last: last.date,
    from: first.value,
    to: last.value,
  });
}
