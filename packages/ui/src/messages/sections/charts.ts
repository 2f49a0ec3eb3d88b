/** How many criteria have each verdict, and the two dates, in words and without an article. */
interface ComparisonSummary {
  readonly before: string;
  readonly after: string;
  readonly improvementCount: number;
  readonly watchCount: number;
  readonly stableCount: number;
  readonly incomparableCount: number;
}

type Counted = (values: { readonly count: number }) => string;

export interface ChartMessages {
  readonly chart: {
    readonly showTable: string;
    readonly hideTable: string;
    readonly notMeasured: string;
    /** A date in words and the time of day, both digits of each. */
    readonly dateTime: (values: {
      readonly date: string;
      readonly hour: string;
      readonly minute: string;
    }) => string;
  };
  readonly verdict: {
    readonly improvement: string;
    readonly stable: string;
    readonly watch: string;
    readonly incomparable: string;
    /** Stands for a difference of nothing, where a signed number would stand. */
    readonly noDifference: string;
  };
  readonly bandScale: {
    readonly label: string;
    /** Ranges of a band, ends included, units printed. */
    readonly under: (values: { readonly limit: string }) => string;
    readonly over: (values: { readonly limit: string }) => string;
    readonly from: (values: { readonly limit: string }) => string;
    readonly upTo: (values: { readonly limit: string }) => string;
    readonly between: (values: { readonly from: string; readonly to: string }) => string;
    readonly better: string;
    readonly worse: string;
  };
  readonly comparison: {
    readonly summary: (values: ComparisonSummary) => string;
    /** Under a large number, hence without it. */
    readonly counts: {
      readonly improvement: Counted;
      readonly stable: Counted;
      readonly watch: Counted;
      readonly incomparable: Counted;
    };
    readonly criterion: string;
    readonly before: string;
    readonly after: string;
    readonly plot: string;
    readonly change: string;
    readonly difference: string;
    readonly verdict: string;
    readonly tableCaption: (values: { readonly before: string; readonly after: string }) => string;
    readonly dumbbellNote: (values: { readonly before: string }) => string;
    readonly radarNote: string;
    readonly noChange: string;
  };
  readonly trend: {
    readonly summary: (values: {
      readonly label: string;
      readonly measureCount: number;
      readonly unmeasuredCount: number;
      readonly first: string;
      readonly last: string;
      readonly from: string;
      readonly to: string;
    }) => string;
    readonly single: (values: {
      readonly label: string;
      readonly value: string;
      readonly date: string;
      readonly unmeasuredCount: number;
    }) => string;
    readonly none: (values: { readonly label: string }) => string;
    readonly points: (values: { readonly label: string }) => string;
    readonly date: string;
    readonly value: string;
    readonly reading: string;
    readonly difference: string;
    readonly event: string;
    readonly since: (values: { readonly difference: string; readonly date: string }) => string;
    readonly stableBand: (values: { readonly margin: string; readonly date: string }) => string;
    readonly upIsBetter: string;
  };
  readonly barChart: {
    readonly highest: (values: {
      readonly label: string;
      readonly value: string;
      readonly category: string;
    }) => string;
    /** Every value is printed with its unit. */
    readonly total: (values: { readonly value: string }) => string;
    readonly previousTotal: (values: { readonly label: string; readonly value: string }) => string;
    readonly previous: (values: { readonly label: string; readonly value: string }) => string;
    readonly missing: Counted;
    readonly bars: (values: { readonly label: string }) => string;
    readonly category: string;
    readonly empty: string;
  };
  readonly statTile: { readonly noValue: string };
}

/** « a, b et c » */
function listed(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${and} ${last}` : last;
}

/** French counts zero and one as singular, and keeps a number with what it counts. */
const fr = (count: number, one: string, other: string): string => `${count} ${count >= 2 ? other : one}`;
const en = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;
const present = (count: number, text: string): string[] => (count > 0 ? [text] : []);

export const frChart: ChartMessages["chart"] = {
  showTable: "Voir les valeurs en tableau",
  hideTable: "Masquer le tableau",
  notMeasured: "Non mesuré",
  dateTime: ({ date, hour, minute }) => `${date}, ${hour} h ${minute}`,
};

export const frVerdict: ChartMessages["verdict"] = {
  improvement: "Amélioration",
  stable: "Stable",
  watch: "À surveiller",
  incomparable: "Non comparable",
  noDifference: "=",
};

export const frBandScale: ChartMessages["bandScale"] = {
  label: "Échelle",
  under: ({ limit }) => `moins de ${limit}`,
  over: ({ limit }) => `plus de ${limit}`,
  from: ({ limit }) => `${limit} et plus`,
  upTo: ({ limit }) => `${limit} et moins`,
  between: ({ from, to }) => `${from} à ${to}`,
  better: "mieux",
  worse: "moins bien",
};

export const frComparison: ChartMessages["comparison"] = {
  summary: ({ before, after, improvementCount, watchCount, stableCount, incomparableCount }) => {
    const parts = [
      ...present(improvementCount, fr(improvementCount, "amélioration", "améliorations")),
      ...present(watchCount, `${fr(watchCount, "critère", "critères")} à surveiller`),
      ...present(stableCount, fr(stableCount, "critère stable", "critères stables")),
      ...present(
        incomparableCount,
        fr(incomparableCount, "critère non comparable", "critères non comparables"),
      ),
    ];
    return `Entre le ${before} et le ${after} : ${listed(parts, "et") || "aucun critère à comparer"}.`;
  },
  counts: {
    improvement: ({ count }) => (count >= 2 ? "Améliorations" : "Amélioration"),
    stable: ({ count }) => (count >= 2 ? "Stables" : "Stable"),
    watch: () => "À surveiller",
    incomparable: ({ count }) => (count >= 2 ? "Non comparables" : "Non comparable"),
  },
  criterion: "Critère",
  before: "Avant",
  after: "Après",
  plot: "Place sur l’échelle",
  change: "Avant → après",
  difference: "Écart",
  verdict: "Verdict",
  tableCaption: ({ before, after }) => `Valeurs du ${before} et du ${after}`,
  dumbbellNote: ({ before }) =>
    `Trait : valeur du ${before}. Bande grise : écart non significatif pour ce critère. Plus le repère est à droite, mieux c’est.`,
  radarNote: "Plus le tracé s’éloigne du centre, mieux c’est. Un critère non mesuré interrompt le tracé.",
  noChange: "Aucun changement significatif entre ces deux dates.",
};

export const frTrend: ChartMessages["trend"] = {
  summary: ({ label, measureCount, unmeasuredCount, first, last, from, to }) =>
    `${label} : ${from} le ${first}, ${to} le ${last}, ${fr(measureCount, "mesure", "mesures")}${
      unmeasuredCount > 0 ? ` et ${fr(unmeasuredCount, "date sans mesure", "dates sans mesure")}` : ""
    }.`,
  single: ({ label, value, date, unmeasuredCount }) =>
    `${label} : ${value} le ${date}, une seule mesure${
      unmeasuredCount > 0 ? ` et ${fr(unmeasuredCount, "date sans mesure", "dates sans mesure")}` : ""
    }.`,
  none: ({ label }) => `${label} : aucune mesure sur la période.`,
  points: ({ label }) => `Mesures : ${label}`,
  date: "Date",
  value: "Valeur",
  reading: "Lecture",
  difference: "Écart avec la référence",
  event: "Événement",
  since: ({ difference, date }) => `${difference} depuis le ${date}`,
  stableBand: ({ margin, date }) =>
    `Bande grise : ± ${margin} autour de la valeur du ${date}, un écart non significatif.`,
  upIsBetter: "Plus la courbe monte, mieux c’est.",
};

export const frBarChart: ChartMessages["barChart"] = {
  highest: ({ label, value, category }) => `${label} : au plus haut, ${value} (${category}).`,
  total: ({ value }) => `Total : ${value}.`,
  previousTotal: ({ label, value }) => `${label} : ${value}.`,
  previous: ({ label, value }) => `${label} : ${value}`,
  missing: ({ count }) => `${fr(count, "valeur manquante", "valeurs manquantes")}.`,
  bars: ({ label }) => `Valeurs : ${label}`,
  category: "Catégorie",
  empty: "Pas encore de données sur cette période.",
};

export const frStatTile: ChartMessages["statTile"] = { noValue: "Pas encore de valeur" };

export const frChartMessages: ChartMessages = {
  chart: frChart,
  verdict: frVerdict,
  bandScale: frBandScale,
  comparison: frComparison,
  trend: frTrend,
  barChart: frBarChart,
  statTile: frStatTile,
};

export const enChartMessages: ChartMessages = {
  chart: {
    showTable: "Show the values as a table",
    hideTable: "Hide the table",
    notMeasured: "Not measured",
    dateTime: ({ date, hour, minute }) => `${date}, ${hour}:${minute}`,
  },
  verdict: {
    improvement: "Improvement",
    stable: "Stable",
    watch: "To watch",
    incomparable: "Not comparable",
    noDifference: "=",
  },
  bandScale: {
    label: "Scale",
    under: ({ limit }) => `under ${limit}`,
    over: ({ limit }) => `over ${limit}`,
    from: ({ limit }) => `${limit} and more`,
    upTo: ({ limit }) => `${limit} and less`,
    between: ({ from, to }) => `${from} to ${to}`,
    better: "better",
    worse: "less good",
  },
  comparison: {
    summary: ({ before, after, improvementCount, watchCount, stableCount, incomparableCount }) => {
      const parts = [
        ...present(improvementCount, en(improvementCount, "improvement", "improvements")),
        ...present(watchCount, `${en(watchCount, "criterion", "criteria")} to watch`),
        ...present(stableCount, en(stableCount, "stable criterion", "stable criteria")),
        ...present(
          incomparableCount,
          en(incomparableCount, "criterion not comparable", "criteria not comparable"),
        ),
      ];
      return `Between ${before} and ${after}: ${listed(parts, "and") || "no criterion to compare"}.`;
    },
    counts: {
      improvement: ({ count }) => (count === 1 ? "Improvement" : "Improvements"),
      stable: () => "Stable",
      watch: () => "To watch",
      incomparable: () => "Not comparable",
    },
    criterion: "Criterion",
    before: "Before",
    after: "After",
    plot: "Place on the scale",
    change: "Before → after",
    difference: "Difference",
    verdict: "Verdict",
    tableCaption: ({ before, after }) => `Values of ${before} and ${after}`,
    dumbbellNote: ({ before }) =>
      `Stroke: value of ${before}. Grey band: no significant difference for this criterion. Further right is better.`,
    radarNote: "Further from the centre is better. A criterion that was not measured interrupts the outline.",
    noChange: "No significant change between these two dates.",
  },
  trend: {
    summary: ({ label, measureCount, unmeasuredCount, first, last, from, to }) =>
      `${label}: ${from} on ${first}, ${to} on ${last}, ${en(measureCount, "measure", "measures")}${
        unmeasuredCount > 0 ? ` and ${en(unmeasuredCount, "date without one", "dates without one")}` : ""
      }.`,
    single: ({ label, value, date, unmeasuredCount }) =>
      `${label}: ${value} on ${date}, a single measure${
        unmeasuredCount > 0 ? ` and ${en(unmeasuredCount, "date without one", "dates without one")}` : ""
      }.`,
    none: ({ label }) => `${label}: no measure in this period.`,
    points: ({ label }) => `Measures: ${label}`,
    date: "Date",
    value: "Value",
    reading: "Reading",
    difference: "Difference from the reference",
    event: "Event",
    since: ({ difference, date }) => `${difference} since ${date}`,
    stableBand: ({ margin, date }) =>
      `Grey band: ± ${margin} around the value of ${date}, no significant difference.`,
    upIsBetter: "Higher on the chart is better.",
  },
  barChart: {
    highest: ({ label, value, category }) => `${label}: at the highest, ${value} (${category}).`,
    total: ({ value }) => `Total: ${value}.`,
    previousTotal: ({ label, value }) => `${label}: ${value}.`,
    previous: ({ label, value }) => `${label}: ${value}`,
    missing: ({ count }) => `${en(count, "missing value", "missing values")}.`,
    bars: ({ label }) => `Values: ${label}`,
    category: "Category",
    empty: "No data for this period yet.",
  },
  statTile: { noValue: "No value yet" },
};
