"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ChartFrame, type ChartFrameOptions } from "../../data/chart-frame/ChartFrame.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frChart, frComparison, frVerdict } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { changesOf, compareBlock, type ComparisonBlock, countVerdicts } from "./comparison.ts";
import { ComparisonKey } from "./ComparisonKey.tsx";
import { comparisonTable } from "./comparisonTexts.ts";
import { Dumbbell } from "./Dumbbell.tsx";
import { Radar } from "./Radar.tsx";
import { MIN_RADAR_AXES, radarAxes, radarBlocks } from "./radarAxes.ts";

export const comparisonViews = ["dumbbell", "radar"] as const;
export type ComparisonView = (typeof comparisonViews)[number];

export interface ComparisonChartProps
  extends ChartFrameOptions, Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Criteria that share an axis: scores, ages, steps. */
  readonly blocks: readonly ComparisonBlock[];
  /** The older date in words, without an article: « 12 juin 2026 ». */
  readonly beforeLabel: string;
  /** The newer date in words, without an article. */
  readonly afterLabel: string;
  /** A radar needs three axes; with fewer the dumbbell is drawn. @default "dumbbell" */
  readonly view?: ComparisonView | undefined;
  /** Draws only what moved by more than its margin; the sentence and the table keep everything. @default false */
  readonly changesOnly?: boolean | undefined;
  /** Replaces the sentence that the chart makes from the verdicts. */
  readonly summary?: string | undefined;
}

/**
 * Two readings of the same criteria: what moved, how far, and whether it counts. Older first; right (or further
 * from the centre) is better.
 */
export const ComparisonChart = forwardRef<HTMLElement, ComparisonChartProps>(function ComparisonChart(
  { blocks, beforeLabel, afterLabel, view = "dumbbell", changesOnly = false, summary, className, ...frame },
  ref,
) {
  const language = {
    locale: useLocale(),
    chart: useMessages("chart", frChart),
    comparison: useMessages("comparison", frComparison),
    verdict: useMessages("verdict", frVerdict),
  };
  const words = language.comparison;
  const dates = { before: beforeLabel, after: afterLabel };
  const compared = blocks.map(compareBlock);
  const counts = countVerdicts(compared);
  const shown = changesOnly ? changesOf(compared) : compared;
  const drawn = radarBlocks(compared);
  const axes = radarAxes(drawn, blocks);
  const asRadar = view === "radar" && axes.length >= MIN_RADAR_AXES;
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      data-component="comparison-chart"
      data-view={asRadar ? "radar" : "dumbbell"}
      className={cx("cn-comparison", className)}
      summary={
        summary ??
        words.summary({
          ...dates,
          improvementCount: counts.improvement,
          watchCount: counts.watch,
          stableCount: counts.stable,
          unconfirmedCount: counts.unconfirmed,
          incomparableCount: counts.incomparable,
        })
      }
      table={comparisonTable(compared, dates, language)}
      closedTable={asRadar || shown.length === 0 ? "readers" : "hidden"}
      note={<ComparisonKey radar={asRadar} {...dates} words={words} />}
    >
      {asRadar ? (
        <Radar axes={axes} blocks={drawn} language={language} />
      ) : shown.length > 0 ? (
        <Dumbbell blocks={shown} caption={words.tableCaption(dates)} language={language} />
      ) : (
        <p className="cn-comparison__none">{words.noChange}</p>
      )}
    </ChartFrame>
  );
});
