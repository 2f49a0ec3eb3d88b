import type { RankedRecommendations } from "../recommendation/rankRecommendations.ts";
import type { Subcategory } from "../subcategory/subcategory.ts";
import { subcategoryPlaces } from "../subcategory/subcategoryOrder.ts";
import type { RoutineCandidate } from "./proposeRoutine.ts";

/**
 * A ranking as `proposeRoutine` takes it: both categories together, best first, each with the place of its
 * subcategory in the order of application; those without one come last.
 */
export function routineCandidates(
  { cosmetics, other }: RankedRecommendations,
  subcategories: readonly Subcategory[],
): RoutineCandidate[] {
  const places = subcategoryPlaces(subcategories);
  return [...cosmetics, ...other]
    .toSorted((a, b) => b.score - a.score)
    .map(({ recommendation: { id, name, frequency, use, subcategory, moments }, score }) => ({
      id,
      name,
      frequency,
      use,
      subcategory,
      moments,
      score,
      place: places.get(subcategory ?? "") ?? places.size,
    }));
}
