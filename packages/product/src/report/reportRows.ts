import {
  type CriterionComparison,
  isObservedOnly,
  observedSentence,
  type Verdict,
  verdictLabels,
  verifiedSentence,
} from "@carnation/domain/comparison";
import { type Band, bandOf, type Criterion, type CriterionId, isAge } from "@carnation/domain/criterion";
import { formatDelta, formatList, plural } from "@carnation/domain/format";
import { comparisonObstacleReason, verdicts } from "@carnation/domain/internal/comparison";
import { lowerFirst } from "@carnation/domain/internal/text";
import { typeset } from "@carnation/domain/text";
import { type ReportScale, reportScale, scaleBounds, type ScaleTick, scaleTicks } from "./reportScale.ts";

/** One criterion of a report. */
export interface ReportRow {
  readonly id: CriterionId;
  readonly label: string;
  /** Holds what is seen now, in the criterion's own words: « Rougeurs modérées ». Empty where nothing can be said. */
  readonly phrase: string;
  /** The band of the newer value; null for an age and where there is none. */
  readonly band: Band | null;
  /** Both values as they are printed, « — » where there is none. */
  readonly before: string;
  readonly after: string;
  /** « +8 points »; empty where the two cannot be compared. */
  readonly change: string;
  readonly verdict: Verdict;
  readonly verdictLabel: string;
  /** Holds what has to be said with the verdict: « écart non significatif », « confiance faible »; empty for nothing. */
  readonly condition: string;
  /** Reason why the two cannot be compared; empty where they can. */
  readonly obstacle: string;
  /** Null where the two cannot be compared. */
  readonly scale: ReportScale | null;
}

/** Criteria of one unit. */
export interface ReportGroup {
  /** « Scores, sur 100 » */
  readonly label: string;
  /** Above the scales, from the worst to the best; empty where none can be drawn. */
  readonly ticks: readonly ScaleTick[];
  readonly rows: readonly ReportRow[];
}

const groupLabels: Readonly<Record<Criterion["unit"], string>> = {
  "/100": "Scores, sur 100",
  ans: "Âges perçus, en années",
  "/4": "Ovale, sur 4 niveaux",
};

const units = ["/100", "ans", "/4"] as const satisfies readonly Criterion["unit"][];

const NONE = "—";

/** Improvements, then what to watch, what is stable, what cannot be compared; the largest share of a scale first. */
export function inOrderOfTelling(one: CriterionComparison, other: CriterionComparison): number {
  return verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict) || moveOf(other) - moveOf(one);
}

function moveOf({ delta, criterion: { min, max } }: CriterionComparison): number {
  return Math.abs(delta ?? 0) / (max - min);
}

/**
 * Criteria that neither photo measures, those that are looked at, and those whose marks were verified, in a sentence each;
 * empty without any.
 */
export function unmeasuredSentence(comparisons: readonly CriterionComparison[]): string {
  const names = comparisons
    .filter(({ obstacle }) => obstacle?.kind === "not-measured")
    .map(({ criterion }) => lowerFirst(criterion.label));
  const what = plural(names.length, "Non évalué", "Non évalués");
  const unmeasured = names.length === 0 ? [] : [typeset(`${what} sur ces photos : ${formatList(names)}.`)];
  return [...unmeasured, observedSentence(comparisons), verifiedSentence(comparisons)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function isUnmeasured(comparison: CriterionComparison): boolean {
  return comparison.obstacle?.kind === "not-measured" || isObservedOnly(comparison);
}

/** The rows of a report by unit, in the order given: what at least one photo measures. */
export function reportGroups(comparisons: readonly CriterionComparison[]): ReportGroup[] {
  return units.flatMap((unit) => {
    const own = comparisons.filter((one) => one.criterion.unit === unit && !isUnmeasured(one));
    const first = own.find(({ delta }) => delta !== null) ?? own[0];
    if (!first) return [];
    const bounds = scaleBounds(own, first);
    const rows = own.map((comparison) => rowOf(comparison, reportScale(comparison, bounds)));
    const ticks = rows.some(({ scale }) => scale !== null) ? scaleTicks(first.criterion, bounds) : [];
    return [{ label: groupLabels[unit], ticks, rows }];
  });
}

function rowOf(comparison: CriterionComparison, scale: ReportScale | null): ReportRow {
  const { criterion, before, after, delta, verdict, obstacle } = comparison;
  const band = after === null ? null : bandOf(criterion, after);
  return {
    id: criterion.id,
    label: criterion.label,
    phrase: phraseOf(comparison, band),
    band,
    before: printed(before),
    after: printed(after),
    change: delta === null ? "" : formatDelta(criterion, delta),
    verdict,
    verdictLabel: verdict === "incomparable" ? "Non comparable" : verdictLabels[verdict],
    condition: conditionOf(comparison),
    obstacle: obstacle ? comparisonObstacleReason(obstacle) : "",
    scale,
  };
}

/** A value without the unit, which stands above it. */
function printed(value: number | null): string {
  return value === null ? NONE : String(value);
}

function phraseOf({ criterion, after }: CriterionComparison, band: Band | null): string {
  if (band) return criterion.bandWords[band];
  return after !== null && isAge(criterion) ? "Estimation indicative" : "";
}

function conditionOf({ confidence, verdict, delta }: CriterionComparison): string {
  if (verdict === "stable") return delta === 0 ? "inchangé" : "écart non significatif";
  if (verdict !== "unconfirmed") return "";
  return confidence === "low" ? "confiance faible" : "photos différentes";
}
