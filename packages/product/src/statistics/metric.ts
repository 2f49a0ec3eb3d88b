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

/** Place of a metric on the statistics page: the large chart, the rows of small ones, the list of outcomes. */
export type MetricGroup = "main" | "usage" | "offer" | "outcome";

/** A metric of the statistics page. */
export type StatisticsMetric = Metric & {
  readonly group: MetricGroup;
  /** Says that it stood at zero: « aucun devis émis ». */
  readonly none: string;
};

type Placed = Pick<StatisticsMetric, "group" | "none">;

/* @__NO_SIDE_EFFECTS__ */
function flow(value: DayValueName, label: string, placed: Placed): StatisticsMetric {
  return { kind: "flow", value, label, unit: "", ...placed };
}

/* @__NO_SIDE_EFFECTS__ */
function level(value: DayValueName, label: string, placed: Placed): StatisticsMetric {
  return { kind: "level", value, label, unit: "", ...placed };
}

/* @__NO_SIDE_EFFECTS__ */
function perDiagnosis(
  value: DayValueName,
  label: string,
  unit: string,
  scale: number,
  placed: Placed,
): StatisticsMetric {
  return { kind: "ratio", value, over: "diagnoses_done", label, unit, scale, ...placed };
}

/** Finished diagnoses: the first figure of the statistics. */
export const diagnosesMetric: StatisticsMetric = /* @__PURE__ */ flow("diagnoses_done", "Diagnostics", {
  group: "main",
  none: "aucun diagnostic",
});

/** Professionals who joined. */
export const arrivalsMetric: StatisticsMetric = /* @__PURE__ */ flow(
  "professionals_created",
  "Nouveaux professionnels",
  { group: "offer", none: "aucun nouveau professionnel" },
);

/** Subscriptions that ended. */
export const cancellationsMetric: StatisticsMetric = /* @__PURE__ */ flow(
  "subscriptions_canceled",
  "Résiliations",
  { group: "offer", none: "aucune résiliation" },
);

/** The metrics of `/admin/statistics`, in the order of its table (SCREENS). */
export const statisticsMetrics: readonly StatisticsMetric[] = [
  diagnosesMetric,
  arrivalsMetric,
  /* @__PURE__ */ level("subscriptions_active", "Abonnements actifs", {
    group: "offer",
    none: "aucun abonnement actif",
  }),
  /* @__PURE__ */ level("subscriptions_trialing", "Abonnements à l’essai", {
    group: "offer",
    none: "aucun abonnement à l’essai",
  }),
  cancellationsMetric,
  {
    kind: "ratio",
    value: "diagnoses_done",
    over: "diagnoses",
    label: "Diagnostics aboutis",
    unit: "%",
    scale: 100,
    group: "outcome",
    none: "aucun diagnostic abouti",
  },
  /* @__PURE__ */ perDiagnosis("analysis_ms", "Temps d’analyse moyen", "s", 1 / 1000, {
    group: "usage",
    none: "aucun temps d’analyse",
  }),
  /* @__PURE__ */ perDiagnosis("image_quality", "Qualité moyenne des photos", "/100", 1, {
    group: "usage",
    none: "aucune photo de qualité",
  }),
  /* @__PURE__ */ flow("quotes", "Devis émis", { group: "usage", none: "aucun devis émis" }),
  /* @__PURE__ */ flow("reports", "Rapports envoyés", { group: "usage", none: "aucun rapport envoyé" }),
];
