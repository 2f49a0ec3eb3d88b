import { criteria as startingCriteria, type Criterion, type CriterionId } from "@carnation/domain/criterion";
import { verifiedScore } from "@carnation/domain/internal/mark";
import { bandOfMeasure, jowlsInScale, shownResult } from "@carnation/domain/internal/result";
import {
  type CriterionResult,
  type CriterionResultOptions,
  type DiagnosisResult,
  type MarkReviews,
  notMeasuredResult,
  type ParseDiagnosisResultOptions,
} from "@carnation/domain/result";
import type { AiSettings } from "../ai-settings/aiSettings.ts";
import type { Judgement } from "./judgement.ts";

/** Describes what the settings say today of how criteria are shown: which, in which order, with which text. */
export type ShownCriteria = Readonly<
  Record<CriterionId, Pick<AiSettings["criteria"][CriterionId], "enabled" | "scored" | "order" | "text">>
>;

/**
 * The criteria of a diagnosis: shown as the settings say today, with the limits that it was judged by.
 * @param judgement null for a diagnosis of before limits were kept, which the starting values judge
 */
export function judgedCriteria(shown: ShownCriteria, judgement: Judgement | null): Criterion[] {
  return startingCriteria
    .filter(({ id }) => shown[id].enabled)
    .toSorted((a, b) => shown[a.id].order - shown[b.id].order)
    .map((criterion): Criterion => {
      const { text, scored } = shown[criterion.id];
      const today = scored ? { text } : { text: withoutScore(text), observed: true };
      if (judgement === null) return { ...criterion, ...today };
      const { good, medium, stable } = judgement.criteria[criterion.id];
      const limits = { good, medium };
      return {
        ...criterion,
        ...today,
        stable,
        thresholds: criterion.thresholds && limits,
        ageGap: criterion.ageGap && limits,
      };
    });
}

/** The sentence on the score in the texts of the criteria, up to its end or to a semicolon. */
const SCORE_HINT = /\s*Plus le score est élevé[^.;]*(?:\.|\s*;\s*(?<rest>.))/u;

/** A text without the sentence on the score, which a criterion that is looked at has not. */
function withoutScore(text: string): string {
  return text.replace(SCORE_HINT, (_hint, rest?: string) => (rest ? ` ${rest.toUpperCase()}` : "")).trim();
}

/** Fields of a stored diagnosis that its result is read by. */
export interface JudgedDiagnosis {
  readonly judgement: Judgement | null;
  /** Reviews of its marks. */
  readonly markReviews: MarkReviews;
}

/** Options for `parseDiagnosisResult` to read the result of a diagnosis as it was judged, and as its marks were verified. */
export function judgedOptions(
  { criteria }: { readonly criteria: ShownCriteria },
  { judgement, markReviews: reviews }: JudgedDiagnosis,
): Pick<ParseDiagnosisResultOptions, "criteria" | "jowlsScale" | "reviews"> {
  return {
    criteria: judgedCriteria(criteria, judgement),
    jowlsScale: judgement?.jowlsScale ?? "four-is-sharp",
    reviews,
  };
}

/** By which criteria a result is judged. */
export interface JudgeResultOptions extends CriterionResultOptions {
  /** Those to be in the result, in their order. */
  readonly criteria: readonly Criterion[];
  /** @default "four-is-sharp" */
  readonly jowlsScale?: Judgement["jowlsScale"] | undefined;
  /** Reviews of its marks. @default none */
  readonly reviews?: MarkReviews | undefined;
}

/**
 * A result that was read with the starting values, judged by others: what was measured stays, its bands are renewed, and
 * criteria that are not asked for are left out; those that are looked at have no value.
 */
export function judgeResult(
  result: DiagnosisResult,
  { criteria, jowlsScale = "four-is-sharp", realAge, reviews = {} }: JudgeResultOptions,
): DiagnosisResult {
  const judged = criteria.map((criterion): CriterionResult => {
    const measured = result.criteria.find((known) => known.criterion.id === criterion.id);
    if (measured === undefined) return notMeasuredResult(criterion);
    const { value, margin } = measured;
    const band = value === null ? null : bandOfMeasure(criterion, { value, margin }, { realAge });
    return shownResult(
      jowlsInScale({ ...measured, criterion, band }, jowlsScale),
      verifiedScore(reviews, criterion.id, result.engineVersion),
    );
  });
  return { ...result, criteria: judged };
}
