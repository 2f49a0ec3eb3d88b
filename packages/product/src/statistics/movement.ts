import type { IsoDay } from "@carnation/domain/format";
import { typeset, upperFirst } from "@carnation/domain/text";
import { lowerFirst } from "@carnation/domain/internal/text";
import { formatMetric } from "./changeWords.ts";
import type { DayStatistics } from "./dayStatistics.ts";
import type { StatisticsMetric } from "./metric.ts";
import { type Period, previousPeriod } from "./period.ts";
import { dailySeries, periodValue } from "./series.ts";

/** Metrics of a period by what there is to draw. */
export interface Movement {
  /** Some day has a value that is not zero. */
  readonly moved: readonly StatisticsMetric[];
  /** Known, and zero on every day. */
  readonly still: readonly StatisticsMetric[];
  /** Known on no day, which is not zero. */
  readonly unknown: readonly StatisticsMetric[];
}

/** Sorts metrics by what a period has of them; a series at zero is a sentence, not a drawing. */
export function splitByMovement(
  days: readonly DayStatistics[],
  period: Period,
  metrics: readonly StatisticsMetric[],
): Movement {
  const kindOf = (metric: StatisticsMetric): keyof Movement => {
    const known = dailySeries(days, period, metric).flatMap(({ value }) => value ?? []);
    if (known.length === 0) return "unknown";
    return known.some((value) => value !== 0) ? "moved" : "still";
  };
  const sorted = metrics.map((metric) => ({ metric, kind: kindOf(metric) }));
  const of = (wanted: keyof Movement): StatisticsMetric[] =>
    sorted.flatMap(({ metric, kind }) => (kind === wanted ? [metric] : []));
  return { moved: of("moved"), still: of("still"), unknown: of("unknown") };
}

/**
 * Says what did not move, with what the period before had of it: « Aucune résiliation, aucun devis émis (12 auparavant). Pas de
 * relevé : temps d’analyse moyen. »
 * @param others further words of the same kind: « aucune analyse en échec »
 * @returns null when everything moved
 */
export function stillSentence(
  days: readonly DayStatistics[],
  period: Period,
  { still, unknown }: Movement,
  others: readonly string[] = [],
): string | null {
  const before = previousPeriod(period);
  const words = still.map((metric) => {
    const previous = periodValue(days, before, metric);
    return previous === null || previous === 0
      ? metric.none
      : `${metric.none} (${formatMetric(previous, metric)} auparavant)`;
  });
  const zero = [...words, ...others].join(", ");
  const missing = unknown.map(({ label }) => lowerFirst(label)).join(", ");
  const sentences = [
    ...(zero === "" ? [] : [`${upperFirst(zero)}.`]),
    ...(missing === "" ? [] : [`Pas de relevé\u00A0: ${missing}.`]),
  ];
  return sentences.length === 0 ? null : typeset(sentences.join(" "));
}

/** Facts of a metric that is counted day by day. */
export interface DailyFacts {
  /** Sum over the days that have passed, a day; 0 when none has. */
  readonly average: number;
  /** The first of the best days; null when all are at zero. */
  readonly busiest: { readonly date: IsoDay; readonly value: number } | null;
  /** Count of the days that are above zero. */
  readonly activeDays: number;
  /** Count of the days that have passed, today among them. */
  readonly passedDays: number;
}

/** Reads the facts of a flow over the days of a period up to today. */
export function dailyFacts(
  days: readonly DayStatistics[],
  period: Period,
  metric: StatisticsMetric,
  today: IsoDay,
): DailyFacts {
  const passed = dailySeries(days, period, metric)
    .filter(({ date }) => date <= today)
    .map(({ date, value }) => ({ date, value: value ?? 0 }));
  const active = passed.filter(({ value }) => value > 0);
  const total = active.reduce((sum, { value }) => sum + value, 0);
  const highest = Math.max(...active.map(({ value }) => value));
  return {
    average: passed.length === 0 ? 0 : total / passed.length,
    busiest: active.find(({ value }) => value === highest) ?? null,
    activeDays: active.length,
    passedDays: passed.length,
  };
}
