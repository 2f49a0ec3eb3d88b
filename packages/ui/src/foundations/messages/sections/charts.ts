import type { ChartMessages } from "./ChartMessages.ts";
import { listed, present } from "./listed.ts";

export type { ChartMessages } from "./ChartMessages.ts";
export { enChartMessages } from "./charts.en.ts";

/** French counts zero and one as singular, and keeps a number with what it counts. */
const fr = (count: number, one: string, other: string): string => `${count} ${count >= 2 ? other : one}`;

export const frChart: ChartMessages["chart"] = {
  showTable: "Voir les valeurs en tableau",
  hideTable: "Masquer le tableau",
  copyValues: "Copier les valeurs",
  downloadValues: "Télécharger en CSV",
  downloadPng: "Télécharger l’image (PNG)",
  downloadSvg: "Télécharger le dessin (SVG)",
  pictureDownloaded: "Image téléchargée.",
  valuesCopied: "Valeurs copiées.",
  valuesDownloaded: "Fichier CSV prêt.",
  exportFailed: "L’export n’a pas abouti. Réessayez dans un instant.",
  notMeasured: "Non mesuré",
  offScale: "hors de l’échelle",
  rowsShown: ({ shown, of }) => `${shown} lignes sur ${of}`,
  moreRows: ({ count }) => `Afficher ${count} lignes de plus`,
  dateTime: ({ date, hour, minute }) => `${date}, ${hour} h ${minute}`,
};

export const frVerdict: ChartMessages["verdict"] = {
  improvement: "Amélioration",
  stable: "Stable",
  watch: "À surveiller",
  unconfirmed: "À confirmer",
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
  changed: ({ limit, former }) => `${limit}, avant ${former}`,
  unreadable: "Échelle illisible",
};

export const frComparison: ChartMessages["comparison"] = {
  summary: ({
    before,
    after,
    improvementCount,
    watchCount,
    stableCount,
    unconfirmedCount,
    incomparableCount,
  }) => {
    const parts = [
      ...present(improvementCount, fr(improvementCount, "amélioration", "améliorations")),
      ...present(watchCount, `${fr(watchCount, "critère", "critères")} à surveiller`),
      ...present(stableCount, fr(stableCount, "critère stable", "critères stables")),
      ...present(unconfirmedCount, `${fr(unconfirmedCount, "critère", "critères")} à confirmer`),
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
    unconfirmed: () => "À confirmer",
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

export const frChange: ChartMessages["change"] = {
  plot: "Écart et marge",
  margin: "Marge",
  within: ({ margin }) => `± ${margin}`,
  indicative: "indicatif",
  tableCaption: ({ before, after }) => `Écarts et marges entre le ${before} et le ${after}`,
  note: "Trait central : aucun écart. Bande grise : la marge du critère, dans laquelle rien n’est affirmé. Plus le repère est à droite, mieux c’est.",
  indicativeNote: "Pointillé : valeur indicative, à confirmer par une autre photo.",
  none: "Aucun critère à comparer entre ces deux dates.",
};

export const frFaceMap: ChartMessages["faceMap"] = {
  summary: ({ label, worst, worstValue, best, bestValue, same, zoneCount, unmeasuredCount }) => {
    const range = same ? `${worstValue} partout` : `de ${worstValue} (${worst}) à ${bestValue} (${best})`;
    const without = fr(unmeasuredCount, "zone non mesurée", "zones non mesurées");
    return `${label}, ${fr(zoneCount, "zone", "zones")} : ${range}${unmeasuredCount > 0 ? `, ${without}` : ""}.`;
  },
  nothing: ({ label }) => `${label} : aucune zone mesurée.`,
  zones: ({ label }) => `Zones : ${label}`,
  tableCaption: ({ label }) => `${label} par zone`,
  zone: "Zone",
  value: "Valeur",
  reading: "Lecture",
  none: "Aucune zone à montrer.",
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
  within: ({ from, to }) => `Du ${from} au ${to}`,
  overview: ({ label }) => `Période montrée\u00A0: ${label}`,
  overviewStart: "Début de la période",
  overviewEnd: "Fin de la période",
  showAll: "Tout afficher",
  upIsBetter: "Plus la courbe monte, mieux c’est.",
  moreNotes: ({ count }) =>
    count >= 2
      ? `Les ${count} autres événements sont dans le tableau.`
      : "Un autre événement est dans le tableau.",
};

export const frBarChart: ChartMessages["barChart"] = {
  highest: ({ label, value, category }) => `${label} : au plus haut, ${value} (${category}).`,
  total: ({ value }) => `Total : ${value}.`,
  totals: ({ value, previous, label }) => `Total : ${value}, contre ${previous} (${label}).`,
  previous: ({ label, value }) => `${label} : ${value}`,
  missing: ({ count }) => `${fr(count, "valeur manquante", "valeurs manquantes")}.`,
  bars: ({ label }) => `Valeurs : ${label}`,
  category: "Catégorie",
  empty: "Pas encore de données sur cette période.",
};

export const frPeriodChart: ChartMessages["periodChart"] = {
  slider: ({ label }) => `${label} : jour montré`,
  reading: ({ label, value, previous }) =>
    `${label} : ${value}${previous === null ? "" : `, contre ${previous}`}`,
  shownName: "Jour montré",
  shown: ({ name, label }) => `${name} : ${label}`,
};

export const frStatTile: ChartMessages["statTile"] = { noValue: "Pas encore de valeur" };

export const frChartMessages: ChartMessages = {
  chart: frChart,
  verdict: frVerdict,
  bandScale: frBandScale,
  comparison: frComparison,
  change: frChange,
  faceMap: frFaceMap,
  trend: frTrend,
  barChart: frBarChart,
  periodChart: frPeriodChart,
  statTile: frStatTile,
};
