"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ChartFrame, type ChartFrameOptions } from "../../data/chart-frame/ChartFrame.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frChange, frChart, frComparison, frVerdict } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { ChangeLines } from "./ChangeLines.tsx";
import { type ChangeBlock, type ChangeOrder, firstChanges, layOutChanges } from "./changes.ts";
import { changeTable } from "./changeTexts.ts";
import { changeSummary } from "./changeSummary.ts";

export interface ChangeChartProps
  extends ChartFrameOptions, Omit<ComponentPropsWithoutRef<"figure">, "title" | "children"> {
  /** Criteria whose changes share an axis: scores, ages, steps. The blocks of a `ComparisonChart` fit as they are. */
  readonly blocks: readonly ChangeBlock[];
  /** The older date in words, without an article: « 12 juin 2026 ». */
  readonly beforeLabel: string;
  /** The newer date in words, without an article. */
  readonly afterLabel: string;
  /**
   * Order of the rows in their block: from the best change to the worst, by verdict, or as given.
   * @default "change"
   */
  readonly order?: ChangeOrder | undefined;
  /** Replaces the sentence that the chart makes from the verdicts. */
  readonly summary?: string | undefined;
}

/**
 * The change of each criterion between two dates against its own margin: a point, and around no change the band in which
 * nothing is said. Better is to the right.
 */
export const ChangeChart = forwardRef<HTMLElement, ChangeChartProps>(function ChangeChart(
  { blocks, beforeLabel, afterLabel, order = "change", summary, className, ...frame },
  ref,
) {
  const language = {
    locale: useLocale(),
    chart: useMessages("chart", frChart),
    change: useMessages("change", frChange),
    comparison: useMessages("comparison", frComparison),
    verdict: useMessages("verdict", frVerdict),
  };
  const { locale, chart, change, comparison } = language;
  const dates = { before: beforeLabel, after: afterLabel };
  const changes = blocks.map((block) => layOutChanges(block, order));
  const drawn = firstChanges(changes);
  const total = changes.reduce((sum, { rows }) => sum + rows.length, 0);
  const shown = drawn.reduce((sum, { rows }) => sum + rows.length, 0);
  const indicative = drawn.some(({ rows }) => rows.some((row) => row.at !== null && row.indicative === true));
  return (
    <ChartFrame
      {...frame}
      ref={ref}
      data-component="change-chart"
      className={cx("cn-change", className)}
      summary={summary ?? changeSummary(changes, dates, comparison)}
      table={changeTable(changes, dates, language)}
      closedTable={shown === 0 ? "readers" : "hidden"}
      note={
        shown === 0 ? null : (
          <>
            <span className="cn-change__key">
              <span className="cn-change__sample" aria-hidden="true" />
              <span>
                {change.note}
                {indicative ? ` ${change.indicativeNote}` : ""}
              </span>
            </span>
            {shown < total ? (
              <span className="cn-change__rest">
                {chart.rowsShown({ shown: formatNumber(locale, shown), of: formatNumber(locale, total) })}
              </span>
            ) : null}
          </>
        )
      }
    >
      {shown === 0 ? (
        <p className="cn-change__none">{change.none}</p>
      ) : (
        <ChangeLines blocks={drawn} caption={change.tableCaption(dates)} language={language} />
      )}
    </ChartFrame>
  );
});
