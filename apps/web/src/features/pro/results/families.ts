import { criterionFamilies, criterionFamilyLabels, type CriterionId } from "@carnation/domain/criterion";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";

/** Criteria that are read together. */
export interface Family {
  readonly title: string;
  readonly results: readonly CriterionResult[];
}

/** Tells whether a criterion is looked at, and has no score. */
export const isObserved = ({ reason }: CriterionResult): boolean => reason === "observed";

/** The criteria that are looked at, without the ones that the professional hides. */
export const observedCriteria = (
  result: DiagnosisResult,
  hidden: readonly CriterionId[],
): readonly CriterionResult[] =>
  result.criteria.filter((each) => isObserved(each) && !hidden.includes(each.criterion.id));

/** The other criteria of a result in their families, without the ones that the professional hides. */
export function toFamilies(result: DiagnosisResult, hidden: readonly CriterionId[]): readonly Family[] {
  return criterionFamilies
    .map((family) => ({
      title: criterionFamilyLabels[family],
      results: result.criteria.filter(
        (each) =>
          each.criterion.family === family && !isObserved(each) && !hidden.includes(each.criterion.id),
      ),
    }))
    .filter(({ results }) => results.length > 0);
}
