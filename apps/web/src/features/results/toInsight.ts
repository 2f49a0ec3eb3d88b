import { shownValue, type CriterionResult } from "@carnation/domain";
import type { Insight } from "@carnation/ui/criteria-panel";

/** A strength or a priority as the kit lists it. */
export function toInsight({ criterion, value, band }: CriterionResult): Insight {
  return {
    id: String(criterion.id),
    label: criterion.label,
    phrase: band ? criterion.bandWords[band] : "",
    value: value === null ? "" : String(shownValue(criterion, value)),
  };
}
