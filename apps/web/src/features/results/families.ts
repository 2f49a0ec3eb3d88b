import {
  criterionFamilies,
  criterionFamilyLabels,
  type CriterionId,
  type CriterionResult,
  type DiagnosisResult,
} from "@carnation/domain";

/** Criteria that are read together. */
export interface Family {
  readonly title: string;
  readonly results: readonly CriterionResult[];
}

/** The criteria of a result in their families, without the ones that the professional hides. */
export function toFamilies(result: DiagnosisResult, hidden: readonly CriterionId[]): readonly Family[] {
  return criterionFamilies
    .map((family) => ({
      title: criterionFamilyLabels[family],
      results: result.criteria.filter(
        ({ criterion }) => criterion.family === family && !hidden.includes(criterion.id),
      ),
    }))
    .filter(({ results }) => results.length > 0);
}
