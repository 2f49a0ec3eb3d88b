import type { RankedRecommendations } from "../recommendation/rankRecommendations.ts";
import type { Recommendation } from "../recommendation/recommendation.ts";
import type { Subcategory } from "../subcategory/subcategory.ts";
import { subcategoryPlaces } from "../subcategory/subcategoryOrder.ts";
import type { RoutineCandidate } from "./proposeRoutine.ts";
import { placedMoments } from "./placedMoments.ts";
import type { RoutineProduct } from "./routineProduct.ts";

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
    .map(({ recommendation, score }) => {
      const { subcategory } = recommendation;
      const moments = placedMoments(recommendation);
      return { ...placed(recommendation, places), subcategory, moments, score };
    });
}

/** A recommendation as `addStep` and `swapStep` take it. */
export function routineProduct(
  recommendation: Recommendation,
  subcategories: readonly Subcategory[],
): RoutineProduct {
  return placed(recommendation, subcategoryPlaces(subcategories));
}

function placed(
  { id, name, frequency, use, subcategory }: Recommendation,
  places: ReadonlyMap<string, number>,
): RoutineProduct {
  return { id, name, frequency, use, place: places.get(subcategory ?? "") ?? places.size };
}
