import { isAge } from "../criterion/criteria.ts";
import { formatDate } from "../format/dateFormat.ts";
import { formatDelta } from "../format/scoreFormat.ts";
import { typeset } from "../text/typeset.ts";
import { verdictLabels } from "./change.ts";
import type { CriterionComparison } from "./criterionComparison.ts";
import { formatAgeDelta } from "./deltaFormat.ts";

/** Said of a change that the photos cannot vouch for (CRITERIA A.7). */
export const toConfirmLabel = "à confirmer sur une prochaine photo";

/**
 * Gives what became of one criterion (CRITERIA C): "Rougeurs : +8 points depuis le 12 juin 2026 — amélioration",
 * "Éclat : stable (écart non significatif)", "Fermeté : comparaison impossible".
 * @param since the day of the older photo
 */
export function evolutionSentence(comparison: CriterionComparison, since: Date): string {
  const { criterion, delta, verdict } = comparison;
  const word = verdict === "unconfirmed" ? toConfirmLabel : verdictLabels[verdict].toLowerCase();
  if (delta === null) return typeset(`${criterion.label} : ${word}`);
  if (verdict === "stable") return typeset(`${criterion.label} : ${word} (écart non significatif)`);
  const move = isAge(criterion) ? formatAgeDelta(delta) : formatDelta(criterion, delta);
  return typeset(`${criterion.label} : ${move} depuis le ${formatDate(since)} — ${word}`);
}
