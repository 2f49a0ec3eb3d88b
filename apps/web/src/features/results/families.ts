import type { CriterionId, CriterionResult, DiagnosisResult } from "@carnation/domain";

/** Criteria that are read together. */
export interface Family {
  readonly title: string;
  readonly results: readonly CriterionResult[];
}

const families: readonly { readonly title: string; readonly ids: readonly CriterionId[] }[] = [
  { title: "Teint", ids: [30, 32, 50, 39] },
  { title: "Contours", ids: [33, 999, 37] },
  { title: "Texture", ids: [35, 36, 69, 51] },
  { title: "Âges perçus", ids: [31, 41] },
];

/** The criteria of a result in their families, without the ones that the professional hides. */
export function toFamilies(result: DiagnosisResult, hidden: readonly CriterionId[]): readonly Family[] {
  return families
    .map(({ title, ids }) => ({
      title,
      results: ids.flatMap((id) =>
        result.criteria.filter(({ criterion }) => criterion.id === id && !hidden.includes(id)),
      ),
    }))
    .filter(({ results }) => results.length > 0);
}
