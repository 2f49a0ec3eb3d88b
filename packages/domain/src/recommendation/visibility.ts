import type { Subcategory } from "../subcategory/subcategory.ts";
import { WORLD } from "./catalogueDefaults.ts";
import type { Recommendation } from "./recommendation.ts";

/** Somebody who looks at the catalogue, and what decides what they see of it. */
export interface CatalogueViewer {
  readonly uid: string;
  /** Ids of the subcategories of other care that they practise: all those, and only those, that they see. */
  readonly enabledSubcategories: readonly string[];
  /** The subcategories that they can read. One that is missing here counts as inactive. */
  readonly subcategories: readonly Pick<Subcategory, "id" | "active">[];
  /** Ids of the recommendations that they have hidden for themselves. */
  readonly hidden?: readonly string[];
}

/** Reason why somebody does not see a recommendation; the first that applies, in this order. */
export const exclusionReasons = [
  "not-own",
  "inactive",
  "subcategory-inactive",
  "subcategory-disabled",
  "hidden",
] as const;

/** Reason why somebody does not see a recommendation. */
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Holds what each reason says, for a list that shows what is left out. */
export const exclusionTexts: Readonly<Record<ExclusionReason, string>> = {
  "not-own": "Cette recommandation appartient à un autre professionnel.",
  inactive: "Cette recommandation est désactivée.",
  "subcategory-inactive": "Sa sous-catégorie n’est plus proposée.",
  "subcategory-disabled": "Sa sous-catégorie ne fait pas partie de celles que vous pratiquez.",
  hidden: "Vous avez masqué cette recommandation.",
};

/** A recommendation that somebody does not see, and why. */
export interface ExcludedRecommendation {
  readonly recommendation: Recommendation;
  readonly reason: ExclusionReason;
}

/** A catalogue parted into what somebody sees and what they do not, each in its order. */
export interface VisibleCatalogue {
  readonly visible: readonly Recommendation[];
  readonly excluded: readonly ExcludedRecommendation[];
}

/**
 * Tells why somebody does not see a recommendation; null when they do (specification 6). They see the shared catalogue and
 * their own; of other care, only in the subcategories that they practise. Nobody who practises none sees any.
 */
export function exclusionOf(
  { id, owner, active, category, subcategory }: Recommendation,
  { uid, enabledSubcategories, subcategories, hidden = [] }: CatalogueViewer,
): ExclusionReason | null {
  if (owner !== WORLD && owner !== uid) return "not-own";
  if (!active) return "inactive";
  if (subcategory !== null && !subcategories.some((known) => known.id === subcategory && known.active)) {
    return "subcategory-inactive";
  }
  if (category === "other" && (subcategory === null || !enabledSubcategories.includes(subcategory))) {
    return "subcategory-disabled";
  }
  return hidden.includes(id) ? "hidden" : null;
}

/** Gives what somebody sees of a catalogue, and what they do not with its reason. */
export function visibleRecommendations(
  recommendations: readonly Recommendation[],
  viewer: CatalogueViewer,
): VisibleCatalogue {
  const visible: Recommendation[] = [];
  const excluded: ExcludedRecommendation[] = [];
  for (const recommendation of recommendations) {
    const reason = exclusionOf(recommendation, viewer);
    if (reason === null) visible.push(recommendation);
    else excluded.push({ recommendation, reason });
  }
  return { visible, excluded };
}
