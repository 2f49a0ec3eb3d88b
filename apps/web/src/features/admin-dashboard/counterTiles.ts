import { type AppCounterName, type AppCounters, formatCounter } from "@carnation/domain";

/** Where a tile leads, and what its link says. */
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
  /** What is said of a part of it. */
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
    list: { to: "/admin/customers", words: "Voir les professionnels" },
    first: { to: "/admin/customers/add", words: "Ajouter un professionnel" },
  },
  {
    name: "app_diagnosis_total",
    label: "Diagnostics cosmétiques",
    list: { to: "/admin/statistics", words: "Voir les statistiques" },
  },
  {
    name: "recommendations_total",
    label: "Recommandations",
    list: { to: "/admin/recommendations", words: "Voir le catalogue" },
    first: { to: "/admin/recommendations/add", words: "Ajouter une recommandation" },
    part: (counters) => among(counters.recommendations_active_total, "actives"),
  },
  {
    name: "news_total",
    label: "Actualités",
    list: { to: "/admin/news", words: "Voir les actualités" },
    first: { to: "/admin/news/add", words: "Rédiger une actualité" },
    part: (counters) => among(counters.published_news_total, "publiées"),
  },
  {
    name: "employees",
    label: "Employés",
    list: { to: "/admin/employees", words: "Voir les employés" },
    first: { to: "/admin/employees/add", words: "Ajouter un employé" },
  },
  {
    name: "contraindications_total",
    label: "Contre-indications",
    list: { to: "/admin/contraindications", words: "Voir les contre-indications" },
    first: { to: "/admin/contraindications/add", words: "Ajouter une contre-indication" },
  },
  {
    name: "subcategories_total",
    label: "Sous-catégories",
    list: { to: "/admin/subcategories", words: "Voir les sous-catégories" },
    first: { to: "/admin/subcategories/add", words: "Ajouter une sous-catégorie" },
  },
  {
    name: "coupons_total",
    label: "Réductions",
    list: { to: "/admin/discounts", words: "Voir les réductions" },
    first: { to: "/admin/discounts/add", words: "Créer une réduction" },
  },
];
