import { isAge } from "../criterion/criteria.ts";
import { formatDelta } from "../format/scoreFormat.ts";
import { typeset } from "../text/typeset.ts";
import { verdictLabels } from "./change.ts";
import { comparisonObstacleSentence } from "./comparisonObstacle.ts";
import type { CriterionComparison } from "./criterionComparison.ts";
import { formatAgeDelta } from "./deltaFormat.ts";

/**
 * Tells why a criterion has its verdict: "Amélioration : +8 points, et l’écart est significatif à partir de 5 points.", "Stable :
 * +2 points ; l’écart est significatif à partir de 4 points."
 */
export function verdictReason(comparison: CriterionComparison): string {
  const { criterion, verdict, smallestChange, confidence, obstacle } = comparison;
  const delta = comparison.delta ?? 0;
  if (obstacle) return comparisonObstacleSentence(obstacle);
  const move = isAge(criterion) && delta !== 0 ? formatAgeDelta(delta) : formatDelta(criterion, delta);
  // A margin of 0 makes every step count: one is then the smallest difference there is.
  const limit = formatDelta(criterion, Math.max(1, smallestChange)).replace("+", "");
  const told = `${verdictLabels[verdict]} : ${move}`;
  if (verdict === "unconfirmed") {
    const doubt =
      confidence === "low" ? "la mesure est de confiance faible" : "les deux photos diffèrent trop";
    return typeset(`${told}, mais ${doubt} : une prochaine photo le dira.`);
  }
  if (verdict === "stable") return typeset(`${told} ; l’écart est significatif à partir de ${limit}.`);
  return typeset(`${told}, et l’écart est significatif à partir de ${limit}.`);
}
