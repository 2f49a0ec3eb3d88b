import { type AppCounterName, type AppCounters, formatCounter } from "@carnation/product/statistics";
import { paths } from "../../../shared/navigation/paths.ts";

/** Address of a tile's link, and its words. */
interface TileLink {
  readonly to: string;
  readonly words: string;
}

/** One counter of the dashboard. */
export interface CounterTile {
  readonly name: AppCounterName;
  readonly label: string;
  readonly list: TileLink;
  /** The first thing to do while there is none. */
  readonly first?: TileLink;
  /** Gives what is said of a part of it. */
  readonly part?: (counters: AppCounters) => string | null;
}

/** « dont 12 actives »; nothing while it is not known. */
function among(count: number | null, words: string): string | null {
  return count === null ? null : `dont ${formatCounter(count)}\u00A0${words}`;
}

/** The counters of the dashboard, in their order. */
export const counterTiles: readonly CounterTile[] = [
  {
    name: "customers",
    label: "Clients professionnels",
    list: { to: paths.adminProfessionals, words: "Voir les professionnels" },
    first: { to: paths.addProfessional, words: "Ajouter un professionnel" },
  },
  {
    name: "app_diagnosis_total",
    label: "Diagnostics",
    part: () => "depuis l’ouverture",
    list: { to: paths.adminStatistics, words: "Voir les statistiques" },
  },
  {
    name: "recommendations_total",
    label: "Recommandations",
    list: { to: paths.adminRecommendations, words: "Voir le catalogue" },
    first: { to: paths.addAdminRecommendation, words: "Ajouter une recommandation" },
    part: (counters) => among(counters.recommendations_active_total, "actives"),
  },
  {
    name: "news_total",
    label: "Actualités",
    list: { to: paths.adminNews, words: "Voir les actualités" },
    first: { to: paths.addArticle, words: "Rédiger une actualité" },
    part: (counters) => among(counters.published_news_total, "publiées"),
  },
  {
    name: "employees",
    label: "Employés",
    list: { to: paths.adminEmployees, words: "Voir les employés" },
    first: { to: paths.addEmployee, words: "Ajouter un employé" },
  },
  {
    name: "contraindications_total",
    label: "Contre-indications",
    list: { to: paths.adminContraindications, words: "Voir les contre-indications" },
    first: { to: paths.addContraindication, words: "Ajouter une contre-indication" },
  },
  {
    name: "subcategories_total",
    label: "Sous-catégories",
    list: { to: paths.adminSubcategories, words: "Voir les sous-catégories" },
    first: { to: paths.addSubcategory, words: "Ajouter une sous-catégorie" },
  },
  {
    name: "coupons_total",
    label: "Réductions",
    list: { to: paths.discounts, words: "Voir les réductions" },
    first: { to: paths.addDiscount, words: "Créer une réduction" },
  },
];
