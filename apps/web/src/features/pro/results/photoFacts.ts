import type { DiagnosisResult } from "@carnation/domain/result";
import { type Diagnosis, diagnosisConditionLabels } from "@carnation/product/diagnosis";

/** Facts that a result was measured on and with: the photo's quality, the conditions of the day, the model. */
export function photoFacts(diagnosis: Diagnosis, result: DiagnosisResult | null): readonly string[] {
  const quality = result?.imageQuality;
  const version = result?.engineVersion ?? diagnosis.engineVersion;
  return [
    ...(quality
      ? [`Qualité de la photo\u00A0: ${Math.round(quality.value)}, ${quality.label.toLowerCase()}`]
      : []),
    ...diagnosis.conditions.map((condition) => diagnosisConditionLabels[condition]),
    ...(version === null ? [] : [`Modèle ${modelNumber(version)}`]),
  ];
}

/** « 1.0.0 » of `carnation-1.0.0`: the engine's own name says nothing to a professional. */
function modelNumber(engineVersion: string): string {
  return engineVersion.replace(/^[a-z-]+/u, "");
}
