"use client";

import { shownDigits } from "../../foundations/internal/digits.ts";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ChartFrame, type ChartFrameOptions } from "../chart-frame/ChartFrame.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import type { UnitName } from "../../foundations/internal/unit.ts";
import { frBarChart, frChart } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { BarKey } from "./BarKey.tsx";
import { type BarDatum, barLayout } from "./barLayout.ts";
import { barSummary, barTable } from "./barTexts.ts";
import { CrowdedBars } from "./CrowdedBars.tsx";
import { MOST_COLUMNS } from "./crowdedPath.ts";
import { HorizontalBars } from "./HorizontalBars.tsx";
import { VerticalBars } from "./VerticalBars.tsx";

export const barOrientations = ["vertical", "horizontal"] as const;
export type BarOrientation = (typeof barOrientations)[number];

export interface BarChartProps
  extends ChartFrameOptions, Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Holds what is counted; it starts the sentence and captions the table: « Diagnostics par jour ». */
  readonly label: string;
  /**
   * In the order in which they are drawn. More than a hundred and twenty columns are one outline, with one control that goes
   * through them; of as many lines the first hundred are drawn, and a button brings the next ones.
   */
  readonly data: readonly BarDatum[];
  /** `vertical` for time, `horizontal` for categories with long names. @default "vertical" */
  readonly orientation?: BarOrientation | undefined;
  /** Unit of a value; leave it out for counts. */
  readonly unit?: UnitName | undefined;
  /** Digits after the decimal mark. @default 0, or as many as a value under a half needs */
  readonly fractionDigits?: number | undefined;
  /** The value of the longest bar possible: 100 for percentages. @default a round value above all others */
  readonly max?: number | undefined;
  /** Name of the values: « 30 derniers jours ». @default `label` */
  readonly seriesLabel?: string | undefined;
  /** Name of the values compared with, drawn as outlines; without it none are drawn. */
  readonly comparisonLabel?: string | undefined;
  /** Head of the categories in the table: « Jour ». @default « Catégorie » */
  readonly categoryLabel?: string | undefined;
  /** True when the sentence says the total; a total of percentages means nothing. @default true */
  readonly showTotal?: boolean | undefined;
  /** Replaces the sentence that the chart makes from its values. */
  readonly summary?: string | undefined;
}

/** Counts per day, month or category, drawn from zero, below the axis where they are less. What is missing has no bar. */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  {
    label,
    data,
    orientation = "vertical",
    unit = "",
    fractionDigits: hostDigits,
    max,
    seriesLabel = label,
    comparisonLabel,
    categoryLabel,
    showTotal = true,
    summary,
    className,
    ...frame
  },
  ref,
) {
  const locale = useLocale();
  const words = useMessages("barChart", frBarChart);
  const compared =
    comparisonLabel === undefined ? data.map((datum) => ({ ...datum, comparison: null })) : data;
  const fractionDigits = shownDigits(
    hostDigits,
    compared.flatMap(({ value, comparison }) => [value, comparison]),
  );
  const layout = barLayout(compared, max, fractionDigits);
  const format = {
    locale,
    label,
    unit,
    bottom: layout.bottom,
    top: layout.top,
    offScale: useMessages("chart", frChart).offScale,
    fractionDigits,
    seriesLabel,
    comparisonLabel: comparisonLabel ?? null,
  };
  const table = barTable(compared, categoryLabel, format, words);
  const empty = table.rows.length === 0;
  const Columns = data.length > MOST_COLUMNS ? CrowdedBars : VerticalBars;
  const Bars = orientation === "horizontal" ? HorizontalBars : Columns;
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      data-component="bar-chart"
      data-orientation={orientation}
      data-empty={empty || undefined}
      className={cx("cn-bars", className)}
      summary={summary ?? barSummary(compared, showTotal, format, words)}
      table={table}
      closedTable={orientation === "horizontal" ? "hidden" : "readers"}
      note={comparisonLabel === undefined || empty ? null : <BarKey format={format} />}
    >
      {empty ? null : <Bars data={compared} layout={layout} format={format} words={words} />}
    </ChartFrame>
  );
});
