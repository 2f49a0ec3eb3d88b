import { criterionById } from "@carnation/domain/criterion";
import { weightedCriteria } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";

/** « Hydratation, rougeurs »: the criteria that a recommendation answers, the one that it answers most first. */
export function targetWords({ weights }: Pick<Recommendation, "weights">): string {
  return weightedCriteria(weights)
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => criterionById(id).label)
    .map((label, index) => (index === 0 ? label : label.toLocaleLowerCase("fr")))
    .join(", ");
}
