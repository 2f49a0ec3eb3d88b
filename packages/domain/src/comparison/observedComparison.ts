import { formatList } from "../format/listFormat.ts";
import { lowerFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import type { CriterionComparison } from "./criterionComparison.ts";

/** Tells whether a criterion is looked at and not scored: it has no verdict, and is counted among none. */
export const isObservedOnly = ({ obstacle }: Pick<CriterionComparison, "obstacle">): boolean =>
  obstacle?.kind === "observed";

/** « Marques vérifiées une à une sur les deux photos : taches pigmentaires. »; empty when none were. */
export function verifiedSentence(comparisons: readonly CriterionComparison[]): string {
  const names = comparisons
    .filter(({ verified }) => verified)
    .map(({ criterion }) => lowerFirst(criterion.label));
  return names.length === 0
    ? ""
    : typeset(`Marques vérifiées une à une sur les deux photos : ${formatList(names)}.`);
}

/** « À observer, sans score : rougeurs et pores. »; empty when every criterion is scored. */
export function observedSentence(comparisons: readonly CriterionComparison[]): string {
  const names = comparisons.filter(isObservedOnly).map(({ criterion }) => lowerFirst(criterion.label));
  return names.length === 0 ? "" : typeset(`À observer, sans score : ${formatList(names)}.`);
}
