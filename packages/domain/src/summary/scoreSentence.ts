import { isAge } from "../criterion/criteria.ts";
import { formatAge } from "../format/ageFormat.ts";
import { formatScore } from "../format/scoreFormat.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { notMeasuredLabel, notMeasuredTexts, observedLabel } from "../result/notMeasured.ts";

/**
 * A criterion's result in full, for wherever its score stands alone: « Teint apaisé · 82/100 (plus c’est élevé, plus
 * le teint est apaisé) ». A bare "Rougeurs 82/100" would read as a lot of redness (CRITERIA A.2). Without a score it
 * says so, and why when the engine gave a reason.
 */
export function scoreSentence({ criterion, value, band, reason, margin }: CriterionResult): string {
  if (reason === "observed") return observedLabel;
  if (value === null) {
    return reason ? `${notMeasuredLabel}. ${notMeasuredTexts[reason].sentence}` : notMeasuredLabel;
  }
  const word = band ? `${criterion.bandWords[band]} · ` : "";
  const within = isAge(criterion) && margin !== null ? `, à ${formatAge(margin)} près` : "";
  return `${word}${formatScore(criterion, value)}${within} (${criterion.readingHint})`;
}
