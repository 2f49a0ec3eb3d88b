import type { Contraindication } from "../contraindication/contraindication.ts";
import type { Recommendation } from "./recommendation.ts";

/** Name of a contraindication that a recommendation and a person share, but that the list no longer has. */
export const unknownContraindicationName = "Contre-indication retirée de la liste";

/** A recommendation that must not be proposed to a person, and the names of the reasons. */
export interface SetAsideRecommendation {
  readonly recommendation: Recommendation;
  /** Names of the contraindications met, never empty, in the order of the recommendation. */
  readonly reasons: readonly string[];
}

/** Recommendations parted by the contraindications of one person. */
export interface PartedRecommendations {
  readonly proposable: readonly Recommendation[];
  /** Shown with their reasons: they never silently vanish. */
  readonly setAside: readonly SetAsideRecommendation[];
}

/**
 * The names of the contraindications of a recommendation that a person has; empty when it may be proposed.
 * @param met ids of the contraindications that were ticked for the person
 * @param contraindications the list, for the names; one that is no longer in it still counts
 */
export function contraindicationsMet(
  recommendation: Pick<Recommendation, "contraindications">,
  met: readonly string[],
  contraindications: readonly Pick<Contraindication, "id" | "name">[],
): string[] {
  return recommendation.contraindications
    .filter((id) => met.includes(id))
    .map((id) => contraindications.find((known) => known.id === id)?.name ?? unknownContraindicationName);
}

/** Sets aside what a person's contraindications forbid; the same arguments as `contraindicationsMet`. */
export function setAside(
  recommendations: readonly Recommendation[],
  met: readonly string[],
  contraindications: readonly Pick<Contraindication, "id" | "name">[],
): PartedRecommendations {
  const proposable: Recommendation[] = [];
  const aside: SetAsideRecommendation[] = [];
  for (const recommendation of recommendations) {
    const reasons = contraindicationsMet(recommendation, met, contraindications);
    if (reasons.length === 0) proposable.push(recommendation);
    else aside.push({ recommendation, reasons });
  }
  return { proposable, setAside: aside };
}
