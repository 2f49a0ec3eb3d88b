import type { DayStatistics } from "./dayStatistics.ts";
import { type Metric, statisticsMetrics } from "./metric.ts";
import { type Period, previousPeriod } from "./period.ts";
import { periodValue } from "./series.ts";

/** One way in which diagnoses ended, as a share of all that ended. */
export interface DiagnosisOutcome {
  readonly id: "done" | "photo" | "fault";
  readonly label: string;
  /** Says that there was none: « aucune analyse en échec ». */
  readonly none: string;
  /** Percentage, 0 to 100, of the period. */
  readonly share: number;
  /** The same of the period before; null when no diagnosis ended in it. */
  readonly previous: number | null;
}

const done = statisticsMetrics.find(({ group }) => group === "outcome");
const faults: Metric = {
  kind: "ratio",
  value: "analysis_faults",
  over: "diagnoses",
  label: "Analyses en échec",
  unit: "%",
  scale: 100,
};

/**
 * Tells how the diagnoses of a period ended, most frequent first: with results, with a photo that was refused, or by a fault of the
 * analysis. Together they are all. Empty when none ended.
 * @param days the days that are stored, those of the period before among them
 */
export function diagnosisOutcomes(days: readonly DayStatistics[], period: Period): DiagnosisOutcome[] {
  const now = shares(days, period);
  if (now === null || done === undefined) return [];
  const before = shares(days, previousPeriod(period));
  const names = [
    { id: "done", label: done.label, none: done.none },
    { id: "photo", label: "Photos refusées", none: "aucune photo refusée" },
    { id: "fault", label: faults.label, none: "aucune analyse en échec" },
  ] as const;
  return names
    .map((name) => ({ ...name, share: now[name.id], previous: before?.[name.id] ?? null }))
    .toSorted((a, b) => b.share - a.share);
}

function shares(
  days: readonly DayStatistics[],
  period: Period,
): Readonly<Record<DiagnosisOutcome["id"], number>> | null {
  const finished = done === undefined ? null : periodValue(days, period, done);
  if (finished === null) return null;
  const faulty = periodValue(days, period, faults) ?? 0;
  return { done: finished, fault: faulty, photo: Math.max(0, 100 - finished - faulty) };
}
