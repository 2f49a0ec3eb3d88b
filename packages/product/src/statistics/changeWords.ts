import { formatNumber } from "@carnation/domain/format";
import { formatPercent, formatSigned } from "@carnation/domain/internal/format";
import { typeset } from "@carnation/domain/text";
import type { Metric } from "./metric.ts";
import { type Period, periodLength } from "./period.ts";
import type { PeriodComparison } from "./series.ts";

/** Decimals that a metric is printed with: seconds have one. */
export function metricDigits({ unit }: Metric): number {
  return unit === "s" ? 1 : 0;
}

/** A value of a metric with its unit: « 1 234 », « 4,5 s », « 81/100 ». */
export function formatMetric(value: number, metric: Metric): string {
  const number = formatNumber(value, metricDigits(metric));
  const space = metric.unit === "" || metric.unit.startsWith("/") ? "" : "\u00A0";
  return `${number}${space}${metric.unit}`;
}

/**
 * Tells how a metric moved against the period before: « 6 de plus que les 30 jours précédents (+ 25 %) »; null where one of the two
 * is not known.
 */
export function changeWords(
  { difference, change }: PeriodComparison,
  period: Period,
  metric: Metric,
): string | null {
  if (difference === null) return null;
  const length = periodLength(period);
  const before = length === 1 ? "le jour précédent" : `les ${length} jours précédents`;
  const digits = metricDigits(metric);
  const amount = formatNumber(Math.abs(difference), digits);
  if (amount === formatNumber(0, digits)) return typeset(`comme ${before}`);
  const points = metric.unit === "%" ? " points" : metric.unit === "s" ? " s" : "";
  const share =
    metric.kind === "flow" && change !== null
      ? ` (${change > 0 ? "+" : "−"} ${formatPercent(Math.abs(change))})`
      : "";
  return typeset(`${amount}${points} de ${difference > 0 ? "plus" : "moins"} que ${before}${share}`);
}

/** A difference with the period before in short: « +9 », « −0,4 s », « = »; undefined where one of the two is not known. */
export function changeMark({ difference }: PeriodComparison, metric: Metric): string | undefined {
  if (difference === null) return undefined;
  const text = formatSigned(difference, metricDigits(metric));
  if (text === "0") return "=";
  return metric.unit === "s" ? `${text}\u00A0s` : text;
}
