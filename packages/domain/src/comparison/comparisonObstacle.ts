import type { CriterionResult } from "../result/diagnosisResult.ts";
import { type NotMeasuredReason, notMeasuredTexts } from "../result/notMeasured.ts";
import { upperFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import type { Change, Pair } from "./change.ts";

/**
 * Obstacles to comparing a criterion: it was not measured, it is looked at and not scored, two versions of the engine
 * measured it, its marks are verified on one photo only, the two photos show other areas of the face, or the whole skin is
 * redder on one of them.
 */
export const comparisonObstacleKinds = [
  "not-measured",
  "not-measured-before",
  "not-measured-after",
  "engine-version",
  "verified-once",
  "other-areas",
  "redder-before",
  "redder-after",
  "observed",
] as const;

/** Describes what keeps a criterion from being compared; `comparisonObstacleSentence` says it in French. */
export interface ComparisonObstacle {
  /** Not measured on both photos, on the older or on the newer one; or by different versions of the engine. */
  readonly kind: (typeof comparisonObstacleKinds)[number];
  /** Reason why the measure is missing, where the engine said so. */
  readonly reason: NotMeasuredReason | null;
}

const sentences: Readonly<Record<ComparisonObstacle["kind"], string>> = {
  "not-measured": "critère non évalué sur les deux photos.",
  "not-measured-before": "critère non évalué sur la première photo.",
  "not-measured-after": "critère non évalué sur la seconde photo.",
  observed: "ce critère se regarde et ne se note pas.",
  "verified-once": "les marques ne sont vérifiées que sur l’une des deux photos.",
  "other-areas": "les deux photos ne montrent pas les mêmes zones du visage.",
  "redder-before":
    "toute la peau est plus rouge sur la première photo, ce qui masque ses différences de teinte.",
  "redder-after":
    "toute la peau est plus rouge sur la seconde photo, ce qui masque ses différences de teinte.",
  "engine-version": "les deux analyses n’ont pas la même version.",
};

/**
 * Difference of `skinErythema` from which the whole skin is redder, in hundredths of a decade. Portraits taken again stay
 * within 2, in a little more or less light within 2.4; a slight reddening of all the skin is 3.7 and more, a tan 0.7.
 */
const MIN_REDDENING = 3;

/** Fields by which two values are of one measure or of two. */
interface Measured extends Pick<CriterionResult, "value" | "verified" | "skinErythema"> {
  readonly areas: readonly { readonly name: string }[];
}

/** Names of the measured areas, in one order. */
const areasOf = ({ areas }: Measured): string =>
  areas
    .map(({ name }) => name)
    .toSorted()
    .join();

/**
 * Names what makes two values of one engine two different measures: the engine's and that of verified marks, of other areas of the
 * face (a mean without a covered one is another mean), or of a skin that is redder as a whole, whose contrasts seem less.
 * Null where they are one measure, or a value is missing.
 */
export function measureObstacle({ before, after }: Pair<Measured>): ComparisonObstacle["kind"] | null {
  if (!before || !after || before.value === null || after.value === null) return null;
  if ((before.verified === undefined) !== (after.verified === undefined)) return "verified-once";
  if (areasOf(before) !== areasOf(after)) return "other-areas";
  const redder = (after.skinErythema ?? 0) - (before.skinErythema ?? 0);
  const known = before.skinErythema !== undefined && after.skinErythema !== undefined;
  if (!known || Math.abs(redder) < MIN_REDDENING) return null;
  return redder > 0 ? "redder-after" : "redder-before";
}

/**
 * Finds the obstacle that keeps a change from having a delta; null when it has one.
 * @param different what makes the two values two measures, see `measureObstacle`
 */
export function obstacleOf(
  { before, after, delta }: Change,
  results: Pair<CriterionResult>,
  different: ComparisonObstacle["kind"] | null,
): ComparisonObstacle | null {
  if (delta !== null) return null;
  if (results.before?.reason === "observed" || results.after?.reason === "observed") {
    return { kind: "observed", reason: null };
  }
  const reason = results.before?.reason ?? results.after?.reason ?? null;
  if (different !== null) return { kind: different, reason: null };
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
