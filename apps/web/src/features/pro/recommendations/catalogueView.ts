import { exclusionOf, type ExclusionReason, WORLD } from "@carnation/domain/internal/recommendation";
import type { CatalogueViewer, Recommendation, RecommendationCategory } from "@carnation/domain/routine";
import { foldText } from "@carnation/domain/text";

/** Describes what the page of the catalogue shows, as its address says it; an empty text leaves nothing out. */
export interface CatalogueView {
  readonly category: RecommendationCategory;
  readonly source: "" | "commun" | "miennes";
  /** Id of a subcategory. */
  readonly subcategory: string;
  readonly state: "" | "actives" | "inactives" | "masquees";
  readonly search: string;
}

/** A recommendation of the list, and why it is not proposed; null when it is. */
export interface CatalogueItem {
  readonly recommendation: Recommendation;
  readonly isOwn: boolean;
  readonly exclusion: ExclusionReason | null;
}

const sources = ["", "commun", "miennes"] as const;
const states = ["", "actives", "inactives", "masquees"] as const;

/** Reads an address, which may hold anything. */
export function viewOf(search: URLSearchParams): CatalogueView {
  const given = (name: string): string => search.get(name) ?? "";
  return {
    category: given("categorie") === "soins" ? "other" : "cosmetics",
    source: sources.find((source) => source === given("source")) ?? "",
    subcategory: given("sous-categorie"),
    state: states.find((state) => state === given("etat")) ?? "",
    search: given("recherche"),
  };
}

/** The address of a view; what leaves nothing out is not in it. */
export function searchOf({ category, source, subcategory, state, search }: CatalogueView): URLSearchParams {
  const named = {
    categorie: category === "other" ? "soins" : "",
    source,
    "sous-categorie": subcategory,
    etat: state,
    recherche: search,
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ""));
}

/**
 * The catalogue as its page lists it: what is shared and proposed or hidden by her, and all of her own. A shared one of
 * a subcategory that is not in use is not hers to see.
 */
export function catalogueItems(
  recommendations: readonly Recommendation[],
  viewer: CatalogueViewer,
): CatalogueItem[] {
  return recommendations
    .map((recommendation) => ({
      recommendation,
      isOwn: recommendation.owner !== WORLD,
      exclusion: exclusionOf(recommendation, viewer),
    }))
    .filter(({ isOwn, exclusion }) => isOwn || exclusion === null || exclusion === "hidden");
}

/** The items of a view. What is hidden is shown where it is asked for, and nowhere else. */
export function itemsOfView(
  items: readonly CatalogueItem[],
  view: CatalogueView,
  subcategoryName: (id: string | null) => string,
): CatalogueItem[] {
  const words = foldText(view.search);
  return items.filter(({ recommendation, isOwn, exclusion }) => {
    const { category, subcategory, name, description } = recommendation;
    if (category !== view.category) return false;
    if (view.source !== "" && isOwn !== (view.source === "miennes")) return false;
    if (view.subcategory !== "" && subcategory !== view.subcategory) return false;
    if (!isInState(exclusion, view.state)) return false;
    return foldText(`${name} ${subcategoryName(subcategory)} ${description}`).includes(words);
  });
}

function isInState(exclusion: ExclusionReason | null, state: CatalogueView["state"]): boolean {
  switch (state) {
    case "masquees":
      return exclusion === "hidden";
    case "actives":
      return exclusion === null;
    case "inactives":
      return exclusion !== null && exclusion !== "hidden";
    default:
      return exclusion !== "hidden";
  }
}
