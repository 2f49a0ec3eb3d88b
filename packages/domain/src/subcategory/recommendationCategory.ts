/** The two categories of the catalogue, in their order of display. */
export const recommendationCategories = ["cosmetics", "other"] as const;

/** `cosmetics`: a product of a step of the routine; `other`: a care, an accessory, a habit. */
export type RecommendationCategory = (typeof recommendationCategories)[number];

/** French names of the categories, as tabs and choices show them. */
export const recommendationCategoryLabels: Readonly<Record<RecommendationCategory, string>> = {
  cosmetics: "Cosmétiques",
  other: "Autres soins",
};
