import { AGE_OF_MAJORITY } from "../limits/ageOfMajority.ts";
import { type CriterionId, ageIds } from "./criterionId.ts";

/** To whom something is shown. */
export interface Audience {
  /** True when the person looks on: in presentation mode an estimated age is never shown. @default false */
  readonly presentation?: boolean | undefined;
}

/**
 * The criteria to keep out of what is shown of a person: the professional's own choice (`hidden_criterias`), and the
 * two perceived ages of a minor (CRITERIA A.5), or of anybody who looks on.
 * @param hidden ids that the professional has hidden
 * @param realAge years; undefined when no birth year was entered, which hides nothing by itself
 */
export function hiddenCriteria(
  hidden: readonly CriterionId[],
  realAge?: number | undefined,
  { presentation = false }: Audience = {},
): readonly CriterionId[] {
  const minor = realAge !== undefined && realAge < AGE_OF_MAJORITY;
  if (!minor && !presentation) return hidden;
  return [...hidden, ...ageIds.filter((id) => !hidden.includes(id))];
}
