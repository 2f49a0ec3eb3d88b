"use client";

import { shownDigits } from "../../foundations/internal/digits.ts";
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from "react";
import { ChartFrame, type ChartFrameOptions } from "../../data/chart-frame/ChartFrame.tsx";
import type { GaugeBand, GaugeDirection } from "../criterion-gauge/gaugeScale.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { lazyCode } from "../../foundations/internal/lazyCode.ts";
import { useLazyPart } from "../../foundations/internal/useLazyPart.ts";
import { dateText, readDate } from "./trendDates.ts";
import { type TrendDate, trendLayout } from "./trendLayout.ts";
import { TrendPlot } from "./TrendPlot.tsx";
import type { TrendNote, TrendPoint } from "./TrendPoint.ts";
import { trendTable } from "./trendTable.ts";
import { indicesWithin, type TrendRange } from "./trendRange.ts";
import { readTrend } from "./trendReading.ts";
import { trendSummary } from "./trendTexts.ts";
import { useTimeZone } from "../../foundations/provider/useLocale.ts";
import { useTrendLanguage } from "./useTrendLanguage.ts";

export interface TrendChartProps
  extends ChartFrameOptions, Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Name of the criterion; it starts the sentence and captions the table. */
  readonly label: string;
  /**
   * In any order; a point whose date cannot be read is left out. One to about twenty are read best; of more than sixty the
   * line is drawn and one control goes through them.
   */
  readonly points: readonly TrendPoint[];
  /** Value at the foot of the scale. @default round bounds that hold every value */
  readonly min?: number | undefined;
  /** Upper bound of the axis. */
  readonly max?: number | undefined;
  /** Choice of which way is better; better is drawn upwards either way. @default "higher" */
  readonly direction?: GaugeDirection | undefined;
  /** From worst to best; they give each point its shape. Without bands a point is a ring. */
  readonly bands?: readonly GaugeBand[] | undefined;
  /** Unit of a value: « /100 », `{ one: "an", other: "ans" }`. */
  readonly unit?: UnitName | undefined;
  /** Unit of a difference: « pts ». @default `unit` */
  readonly differenceUnit?: UnitName | undefined;
  /** Digits after the decimal mark. @default 0, or as many as a value under a half needs */
  readonly fractionDigits?: number | undefined;
  /** Half-height of the stable band, in the unit of the value. @default 0, no band */
  readonly stableThreshold?: number | undefined;
  /** The point that the others are compared with. @default the first measured one */
  readonly referenceId?: string | undefined;
  /** Holds what happened meanwhile, each at its date above the line. */
  readonly notes?: readonly TrendNote[] | undefined;
  /** IANA name of the zone in which days are counted and printed. @default that of `UiProvider` */
  readonly timeZone?: string | undefined;
  /** Called when a point is chosen, by click or by Enter: to open that diagnosis. */
  readonly onPointSelect?: ((point: { readonly id: string }) => void) | undefined;
  /**
   * Draws the whole time in small under the line, with two handles around the part that is shown. The sentence, the table and the
   * differences are then those of that part, and say so.
   * @default false
   */
  readonly zoomable?: boolean | undefined;
  /** Part that is shown, when the host decides; `null` for all. One that holds no point shows all. */
  readonly range?: TrendRange | null | undefined;
  /** Part shown at first. @default null */
  readonly defaultRange?: TrendRange | null | undefined;
  /** Receives the part that is asked for, `null` for all. */
  readonly onRangeChange?: ((range: TrendRange | null) => void) | undefined;
  /** Replaces the sentence that the chart makes from its values. */
  readonly summary?: string | undefined;
}

/** Adds the instant of each thing, in the order of time; one whose date cannot be read has no place in it. */
function inTime<Dated extends { readonly date: TrendDate }>(
  things: readonly Dated[],
): (Dated & { readonly time: number })[] {
  return things
    .flatMap((thing) => {
      const time = readDate(thing.date);
      return time === null ? [] : [{ ...thing, time }];
    })
    .sort((left, right) => left.time - right.time);
}

// Its handles have no place in the weight of a chart that shows all.
const overviewCode = lazyCode(() => import("./TrendOverview.tsx"), "TrendOverview");

/** One criterion over time. Up is better; what was not measured breaks the line and is never zero. */
export const TrendChart = forwardRef<HTMLElement, TrendChartProps>(function TrendChart(
  {
    label,
    points,
    min,
    max,
    direction = "higher",
    bands = [],
    unit = "",
    differenceUnit = unit,
    fractionDigits: hostDigits,
    stableThreshold = 0,
    referenceId,
    notes = [],
    timeZone: ownTimeZone,
    onPointSelect,
    zoomable = false,
    range: ownRange,
    defaultRange = null,
    onRangeChange,
    summary,
    className,
    ...frame
  },
  ref,
) {
  const language = useTrendLanguage();
  const timeZone = useTimeZone(ownTimeZone);
  const { locale, trend } = language;
  const fractionDigits = shownDigits(
    hostDigits,
    points.map(({ value }) => value),
  );
  const format = { label, direction, bands, unit, differenceUnit, fractionDigits, timeZone };
  const [range, setRange] = useControllableState({
    value: ownRange,
    defaultValue: defaultRange,
    onValueChange: onRangeChange,
  });
  const TrendOverview = useLazyPart(overviewCode, zoomable);
  const all = useMemo(() => inTime(points), [points]);
  const { start, end } = indicesWithin(all, range);
  const part = end - start + 1 < all.length;
  const sorted = part ? all.slice(start, end + 1) : all;
  const [firstTime, lastTime] = [sorted[0]?.time ?? 0, sorted.at(-1)?.time ?? 0];
  const readNotes = inTime(notes).filter(({ time }) => !part || (time >= firstTime && time <= lastTime));
  const chosen = sorted.findIndex(({ id }) => id === referenceId);
  const layout = trendLayout({
    values: sorted,
    notes: readNotes.map(({ time }) => time),
    min,
    max,
    direction,
    stableThreshold,
    reference: chosen === -1 ? undefined : chosen,
    timeZone,
  });
  const reading = readTrend(sorted, layout.reference, layout.scale, format, language);
  const reference = layout.reference === null ? undefined : reading.at(layout.reference);
  const hiddenCount = layout.notes.filter((place) => place === null).length;
  const times = part ? all.map(({ time }) => time) : [];
  const within = part
    ? trend.within({
        from: dateText(firstTime, times, timeZone, language),
        to: dateText(lastTime, times, timeZone, language),
      })
    : "";
  const table = trendTable(reading, readNotes, format, language);
  const sentence = summary ?? trendSummary(reading, label, language);
  const margin = withAmount(
    locale,
    formatNumber(locale, stableThreshold, fractionDigits),
    stableThreshold,
    differenceUnit,
  );
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      data-component="trend-chart"
      className={cx("cn-trend", className)}
      summary={part ? `${within}. ${sentence}` : sentence}
      table={part ? { ...table, caption: `${table.caption}. ${within}` } : table}
      note={
        <>
          {layout.stableBand && reference ? `${trend.stableBand({ margin, date: reference.date })} ` : null}
          {trend.upIsBetter}
          {hiddenCount > 0 ? ` ${trend.moreNotes({ count: hiddenCount })}` : null}
        </>
      }
    >
      {reference ? (
        <TrendPlot
          label={label}
          reading={reading}
          reference={reference}
          notes={readNotes}
          layout={layout}
          timeZone={timeZone}
          onPointSelect={onPointSelect}
        />
      ) : null}
      {TrendOverview && all.length > 1 ? (
        <TrendOverview
          label={label}
          points={all}
          direction={direction}
          timeZone={timeZone}
          range={range}
          onRangeChange={setRange}
        />
      ) : null}
    </ChartFrame>
  );
});
