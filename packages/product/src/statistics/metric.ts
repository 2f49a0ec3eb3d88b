import type { DayValueName } from "./dayStatistics.ts";

/**
 * A curve of the statistics page. A `flow` is counted day by day and summed over a period; a `level` is a state, its
 * last known value standing for a period; a `ratio` is one sum over another, times `scale`.
 */
export type Metric = {
  readonly label: string;
  /** Holds what follows a value: « % », « s »; empty for a count. */
  readonly unit: string;
} & (
  | { readonly kind: "flow" | "level"; readonly value: string }
  | { readonly kind: "ratio"; readonly value: string; readonly over: string; readonly scale: number }
);

/* @__NO_SIDE_EFFECTS__ */
function flow(value: DayValueName, label: string): Metric {
  return { kind: "flow", value, label, unit: "" };
}

/* @__NO_SIDE_EFFECTS__ */
function level(value: DayValueName, label: string): Metric {
  return { kind: "level", value, label, unit: "" };
}

/* @__NO_SIDE_EFFECTS__ */
function perDiagnosis(value: DayValueName, label: string, unit: string, scale: number): Metric {
  return { kind: "ratio", value, over: "diagnoses_done", label, unit, scale };
}

/** The curves of `/admin/statistics`, in their order (SCREENS). */
export const statisticsMetrics: readonly Metric[] = [
  flow("diagnoses_done", "Diagnostics"),
  flow("professionals_created", "Nouveaux professionnels"),
  level("subscriptions_active", "Abonnements actifs"),
  level("subscriptions_trialing", "Abonnements à l’essai"),
  flow("subscriptions_canceled", "Résiliations"),
  {
    kind: "ratio",
    value: "diagnoses_done",
    over: "diagnoses",
    label: "Diagnostics aboutis",
    unit: "%",
    scale: 100,
  },
  perDiagnosis("analysis_ms", "Temps d’analyse moyen", "s", 1 / 1000),
  perDiagnosis("image_quality", "Qualité moyenne des photos", "/100", 1),
  flow("quotes", "Devis émis"),
  flow("reports", "Rapports envoyés"),
];
