import type { CriterionResult } from "../result/diagnosisResult.ts";
import { type NotMeasuredReason, notMeasuredTexts } from "../result/notMeasured.ts";
import { upperFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import type { Change, Pair } from "./change.ts";

/** Obstacles to comparing a criterion: it was not measured, it is looked at and not scored, two versions of the engine measured it, or its marks are verified on one photo only. */
export const comparisonObstacleKinds = [
  "not-measured",
  "not-measured-before",
  "not-measured-after",
  "engine-version",
  "verified-once",
  "observed",
] as const;

/** What keeps a criterion from being compared; `comparisonObstacleSentence` says it in French. */
export interface ComparisonObstacle {
  /** Not measured on both photos, on the older or on the newer one; or by different versions of the engine. */
  readonly kind: (typeof comparisonObstacleKinds)[number];
  /** Why the measure is missing, where the engine said so. */
  readonly reason: NotMeasuredReason | null;
}

const sentences: Readonly<Record<ComparisonObstacle["kind"], string>> = {
  "not-measured": "critère non évalué sur les deux photos.",
  "not-measured-before": "critère non évalué sur la première photo.",
  "not-measured-after": "critère non évalué sur la seconde photo.",
  observed: "ce critère se regarde et ne se note pas.",
  "verified-once": "les marques ne sont vérifiées que sur l’une des deux photos.",
  "engine-version": "les deux analyses n’ont pas la même version.",
};

/** Tells whether two results were scored in one way: both by the engine, or both by verified marks. */
export function sameVerification({ before, after }: Pair<CriterionResult>): boolean {
  if (!before || !after || before.value === null || after.value === null) return true;
  return (before.verified === undefined) === (after.verified === undefined);
}

/** What keeps a change from having a delta; null when it has one. */
export function obstacleOf(
  { before, after, delta }: Change,
  results: Pair<CriterionResult>,
): ComparisonObstacle | null {
  if (delta !== null) return null;
  if (results.before?.reason === "observed" || results.after?.reason === "observed") {
    return { kind: "observed", reason: null };
  }
  const reason = results.before?.reason ?? results.after?.reason ?? null;
  if (!sameVerification(results)) return { kind: "verified-once", reason: null };
  if (before !== null) return { kind: after === null ? "not-measured-after" : "engine-version", reason };
  return { kind: after === null ? "not-measured" : "not-measured-before", reason };
}

/** An obstacle in French, with the engine's reason where it gave one: "Comparaison impossible : critère non évalué…" */
export function comparisonObstacleSentence(obstacle: ComparisonObstacle): string {
  return typeset(`Comparaison impossible : ${reasonOf(obstacle)}`);
}

/** The same for a place that says already that there is no comparison: "Critère non évalué…" */
export function comparisonObstacleReason(obstacle: ComparisonObstacle): string {
  return upperFirst(reasonOf(obstacle));
}

function reasonOf({ kind, reason }: ComparisonObstacle): string {
  return reason ? `${sentences[kind]} ${notMeasuredTexts[reason].sentence}` : sentences[kind];
}
