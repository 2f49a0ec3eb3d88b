import { AGE_OF_MAJORITY } from "../limits/limits.ts";
import { type CriterionId, ageIds } from "./criterionId.ts";

/**
 * The criteria to keep out of what is shown of a person: the professional's own choice (`hidden_criterias`), and the
 * two perceived ages of a minor (CRITERIA A.5).
 * @param hidden ids that the professional has hidden
 * @param realAge years; undefined when no birth year was entered, which hides nothing by itself
 */
export function hiddenCriteria(
  hidden: readonly CriterionId[],
  realAge?: number | undefined,
): readonly CriterionId[] {
  if (realAge === undefined || realAge >= AGE_OF_MAJORITY) return hidden;
  return [...hidden, ...ageIds.filter((id) => !hidden.includes(id))];
}
