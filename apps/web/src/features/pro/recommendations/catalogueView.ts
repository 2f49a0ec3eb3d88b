import { criteria } from "@carnation/domain/criterion";
import {
  careMoments,
  exclusionOf,
  type ExclusionReason,
  WORLD,
} from "@carnation/domain/internal/recommendation";
import type {
  CareMoment,
  CatalogueViewer,
  Recommendation,
  RecommendationCategory,
} from "@carnation/domain/routine";
import type { DataTableSort } from "@carnation/ui/data-table";
import { isSameSort, sortOf, sortWords } from "../../../shared/list/listView.ts";

/** Describes what the page of the catalogue shows, as its address says it; an empty text leaves nothing out. */
export interface CatalogueView {
  readonly category: "" | RecommendationCategory;
  readonly source: "" | "commun" | "miennes";
  /** Id of a subcategory. */
  readonly subcategory: string;
  readonly state: "" | "actives" | "inactives" | "masquees";
  readonly moment: "" | CareMoment;
  /** Id of a criterion. */
  readonly criterion: string;
  readonly search: string;
  readonly sort: DataTableSort;
}

/** A recommendation of the list, and why it is not proposed; null when it is. */
export interface CatalogueItem {
  readonly recommendation: Recommendation;
  readonly isOwn: boolean;
  readonly exclusion: ExclusionReason | null;
}

const categories = { cosmetiques: "cosmetics", soins: "other" } as const;
const sources = ["", "commun", "miennes"] as const;
const states = ["", "actives", "inactives", "masquees"] as const;

/** Names of the moments in an address. */
const momentNames: Readonly<Record<CareMoment, string>> = {
  morning: "matin",
  evening: "soir",
  weekly: "semaine",
  cabin: "cabine",
};

/** Columns that sort the list. */
const sortable = ["name", "subcategory", "price"];
const byName: DataTableSort = { columnId: "name", direction: "ascending" };

/** A view that leaves nothing out. */
export const noFilter = {
  category: "",
  source: "",
  subcategory: "",
  state: "",
  moment: "",
  criterion: "",
  search: "",
} as const satisfies Partial<CatalogueView>;

/** Reads an address, which may hold anything. */
export function viewOf(search: URLSearchParams): CatalogueView {
  const given = (name: string): string => search.get(name) ?? "";
  const category = given("categorie");
  const sort = sortOf(given("tri"));
  return {
    category: category === "cosmetiques" || category === "soins" ? categories[category] : "",
    source: sources.find((source) => source === given("source")) ?? "",
    subcategory: given("sous-categorie"),
    state: states.find((state) => state === given("etat")) ?? "",
    moment: careMoments.find((moment) => momentNames[moment] === given("moment")) ?? "",
    criterion: criteria.some(({ id }) => String(id) === given("critere")) ? given("critere") : "",
    search: given("recherche"),
    sort: sort !== null && sortable.includes(sort.columnId) ? sort : byName,
  };
}

/** The address of a view; what leaves nothing out is not in it. */
export function searchOf(view: CatalogueView): URLSearchParams {
  const { category, source, subcategory, state, moment, criterion, search, sort } = view;
  const named = {
    categorie: category === "" ? "" : category === "other" ? "soins" : "cosmetiques",
    source,
    "sous-categorie": subcategory,
    etat: state,
    moment: moment === "" ? "" : momentNames[moment],
    critere: criterion,
    recherche: search,
    tri: isSameSort(sort, byName) ? "" : sortWords(sort),
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
