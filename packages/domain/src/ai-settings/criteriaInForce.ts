import { criteria as allCriteria } from "../criterion/criteria.ts";
import type { Criterion } from "../criterion/criterion.ts";
import type { ParseDiagnosisResultOptions } from "../result/parseDiagnosisResult.ts";
import type { AiSettings } from "./aiSettings.ts";

/** The criteria as the settings make them: those that are enabled, in their order, with their limits and texts. */
export function criteriaInForce({ criteria }: Pick<AiSettings, "criteria">): Criterion[] {
  return allCriteria
    .filter(({ id }) => criteria[id].enabled)
    .toSorted((a, b) => criteria[a.id].order - criteria[b.id].order)
    .map((criterion): Criterion => {
      const { good, medium, stable, text } = criteria[criterion.id];
      const limits = { good, medium };
      return {
        ...criterion,
        text,
        stable,
        thresholds: criterion.thresholds && limits,
        ageGap: criterion.ageGap && limits,
      };
    });
}

/** What `parseDiagnosisResult` takes from the settings. */
export function resultOptions(
  settings: Pick<AiSettings, "criteria" | "jowlsScale">,
): Pick<ParseDiagnosisResultOptions, "criteria" | "jowlsScale"> {
  return { criteria: criteriaInForce(settings), jowlsScale: settings.jowlsScale };
}
