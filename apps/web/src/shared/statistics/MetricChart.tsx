import { typeset } from "@carnation/domain/text";
import {
  changeWords,
  comparePeriods,
  type DayStatistics,
  formatMetric,
  type Metric,
  metricBars,
  metricDigits,
  type Period,
  statisticsRows,
} from "@carnation/product/statistics";
import { BarChart } from "@carnation/ui/bar-chart";
import type { ReactNode } from "react";
import { downloadCsv } from "../browser/download.ts";
import { CsvButton } from "./CsvButton.tsx";

interface MetricChartProps {
  readonly metric: Metric;
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  /** Level of its title in the page. @default 2 */
  readonly headingLevel?: 2 | 3;
  /** True when its table can be exported. @default true */
  readonly exported?: boolean;
  /** True when all the days are known, so that they add up. @default true */
  readonly totalled?: boolean;
}

/** One metric over a period, beside the period before, with its values as a table and as a file. */
export function MetricChart({
  metric,
  days,
  period,
  headingLevel = 2,
  exported = true,
  totalled = true,
}: MetricChartProps): ReactNode {
  const digits = metricDigits(metric);
  const bars = metricBars(days, period, metric);
  const compared = comparePeriods(days, period, metric);
  const { current } = compared;
  const change = changeWords(compared, period, metric);
  const amount = current === null ? "Pas encore de données sur cette période" : formatMetric(current, metric);
  return (
    <div className="grid content-start gap-2">
      <BarChart
        title={metric.label}
        headingLevel={headingLevel}
        label={metric.label}
        summary={
          totalled
            ? typeset(change === null ? `${amount}.` : `${amount}, soit ${change}.`)
            : "Relevés gardés sur cet appareil."
        }
        data={current === null ? [] : bars.map(({ from, ...bar }) => ({ id: from, ...bar }))}
        unit={metric.unit}
        fractionDigits={digits}
        {...(metric.unit === "%" || metric.unit === "/100" ? { max: 100 } : {})}
        seriesLabel="Cette période"
        comparisonLabel="Période précédente"
        categoryLabel="Jour"
      />
      {exported && current !== null ? (
        <CsvButton
          what={metric.label}
          onPress={() =>
            downloadCsv(statisticsRows(days, period, [metric]), `${metric.label} ${period.from} ${period.to}`)
          }
        />
      ) : null}
    </div>
  );
}
