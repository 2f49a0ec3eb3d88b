import { bandLabels } from "../criterion/band.ts";
import { isAge } from "../criterion/criteria.ts";
import { lowerFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import type { ScoreTerm } from "./scoreRecommendation.ts";

/** Number of criteria that a reason names. */
export const REASON_LIMIT = 3;

/**
 * Tells why a recommendation is proposed, as data: the criteria that need it, the one that counts most (weight × need)
 * first, then the one in greater need, then in the order of the criteria. A perceived age is never an argument of
 * its own (CRITERIA C): it is left out unless nothing else speaks for the recommendation.
 */
export function reasonsFor(terms: readonly ScoreTerm[], limit: number = REASON_LIMIT): ScoreTerm[] {
  const needed = terms.filter(({ need }) => need > 0);
  const skin = needed.filter(({ criterion }) => !isAge(criterion));
  return (skin.length > 0 ? skin : needed)
    .toSorted((a, b) => b.weight * b.need - a.weight * a.need || b.need - a.need)
    .slice(0, limit);
}

/** Said where the band is what the professional saw, for the page of results has no score there. */
const OBSERVED = "selon vous";

/**
 * « Proposé car : Éclat (priorité), Uniformité (à entretenir) »; null when nothing asks for it.
 * @param limit largest number of criteria named
 */
export function whySentence(terms: readonly ScoreTerm[], limit?: number): string | null {
  const reasons = reasonsFor(terms, limit).map(
    ({ criterion, band, observed }) =>
      `${criterion.label} (${lowerFirst(bandLabels[band])}${observed ? `, ${OBSERVED}` : ""})`,
  );
  return reasons.length === 0 ? null : typeset(`Proposé car : ${reasons.join(", ")}`);
}

/** One reason by itself: « Éclat, priorité : teint terne », « Pores, priorité selon vous : pores dilatés ». */
export function reasonText({ criterion, band, observed }: ScoreTerm): string {
  return typeset(
    `${criterion.label}, ${lowerFirst(bandLabels[band])}${observed ? ` ${OBSERVED}` : ""} : ${lowerFirst(criterion.bandWords[band])}`,
  );
}
