import type { DayStatistics, DayValueName } from "./dayStatistics.ts";
import type { Metric } from "./metric.ts";
import type { Period } from "./period.ts";
import { periodValue } from "./series.ts";

/** Describes how the engine did over a period. */
export interface EngineHealth {
  /** Mean duration of an analysis that gave results, seconds; null when none did. */
  readonly meanSeconds: number | null;
  /** Count of the analyses that failed by a fault of the engine, not of the photo. */
  readonly faults: number;
}

const meanTime: Metric = {
  kind: "ratio",
  value: "analysis_ms" satisfies DayValueName,
  over: "diagnoses_done" satisfies DayValueName,
  scale: 1 / 1000,
  label: "Temps d’analyse moyen",
  unit: "s",
};

const faults: Metric = {
  kind: "flow",
  value: "analysis_faults" satisfies DayValueName,
  label: "Analyses en échec",
  unit: "",
};

/** Tells how long analyses took and how many failed in a period; null when there was none of either. */
export function engineHealth(days: readonly DayStatistics[], period: Period): EngineHealth | null {
  const meanSeconds = periodValue(days, period, meanTime);
  const failed = periodValue(days, period, faults) ?? 0;
  return meanSeconds === null && failed === 0 ? null : { meanSeconds, faults: failed };
}
