import type { IsoDay } from "@carnation/domain/format";
import {
  changeMark,
  changeWords,
  comparePeriods,
  type DayStatistics,
  formatMetric,
  type Metric,
  type Period,
  periodPoints,
} from "@carnation/product/statistics";
import { SmallMultiple } from "@carnation/ui/period-chart";
import type { ReactNode } from "react";

interface MetricMultiplesProps {
  readonly metrics: readonly Metric[];
  /** The gap between the columns of a wide window. */
  readonly className: string;
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  readonly today: IsoDay;
  /** True when all the days are known, so that they add up. */
  readonly totalled: boolean;
  /** Day that the rule goes through; none without it. */
  readonly shownId?: string;
  readonly onShownIdChange?: (id: string) => void;
}

/** Metrics of a period beside each other, each small. */
export function MetricMultiples({ metrics, className, ...shared }: MetricMultiplesProps): ReactNode {
  return (
    <div className={`grid grid-cols-2 gap-x-4.5 gap-y-6 tablet:grid-cols-4 ${className}`}>
      {metrics.map((metric) => (
        <MetricMultiple key={metric.label} metric={metric} {...shared} />
      ))}
    </div>
  );
}

interface MetricMultipleProps extends Omit<MetricMultiplesProps, "metrics" | "className"> {
  readonly metric: Metric;
}

/** One metric of a period, small: its figure, the difference with the period before, its line. */
function MetricMultiple({
  metric,
  days,
  period,
  today,
  totalled,
  shownId,
  onShownIdChange,
}: MetricMultipleProps): ReactNode {
  const compared = comparePeriods(days, period, metric);
  const { current } = compared;
  const known = totalled && current !== null;
  return (
    <SmallMultiple
      label={metric.label}
      value={known ? formatMetric(current, metric) : null}
      delta={known ? changeMark(compared, metric) : undefined}
      summary={known ? (changeWords(compared, period, metric) ?? undefined) : undefined}
      points={periodPoints(days, period, metric, today)}
      baseline={metric.kind === "flow" ? "zero" : "lowest"}
      {...(metric.unit === "%" || metric.unit === "/100" ? { max: 100 } : {})}
      shownId={shownId}
      onShownIdChange={onShownIdChange}
    />
  );
}
