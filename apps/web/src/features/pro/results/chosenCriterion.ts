import type { CriterionId } from "@carnation/domain/criterion";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import { priorities, strengths } from "@carnation/domain/summary";

/**
 * The criterion that the detail panel shows: the one asked for in the address, otherwise the first priority,
 * the first strength, or the first measured one. Null when everything is hidden.
 */
export function chosenCriterion(
  result: DiagnosisResult,
  asked: string | null,
  hidden: readonly CriterionId[],
): CriterionResult | null {
  const visible = result.criteria.filter(({ criterion }) => !hidden.includes(criterion.id));
  return (
    visible.find(({ criterion }) => String(criterion.id) === asked) ??
    priorities(result, { hidden })[0] ??
    strengths(result, { hidden })[0] ??
    visible.find(({ value }) => value !== null) ??
    visible[0] ??
    null
  );
}
