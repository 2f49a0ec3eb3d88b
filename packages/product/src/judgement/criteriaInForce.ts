import type { Criterion } from "@carnation/domain/criterion";
import type { ParseDiagnosisResultOptions } from "@carnation/domain/result";
import { judgedCriteria } from "./judgeResult.ts";
import { judgementOf } from "./judgement.ts";
import type { AiSettings } from "../ai-settings/aiSettings.ts";

/** The criteria as the settings make them: those that are enabled, in their order, with their limits and texts. */
export function criteriaInForce({ criteria }: Pick<AiSettings, "criteria">): Criterion[] {
  return judgedCriteria(criteria, judgementOf({ version: 0, criteria, jowlsScale: "four-is-sharp" }));
}

/** Gives what `parseDiagnosisResult` takes from the settings. */
export function resultOptions(
  settings: Pick<AiSettings, "criteria" | "jowlsScale">,
): Pick<ParseDiagnosisResultOptions, "criteria" | "jowlsScale"> {
  return { criteria: criteriaInForce(settings), jowlsScale: settings.jowlsScale };
}
