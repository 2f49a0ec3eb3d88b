// What our own packages need of this subject beside what is published; the packed package has no way to it.
export {
  recommendationCategories,
  type RecommendationCategory,
  recommendationCategoryLabels,
} from "./recommendationCategory.ts";
export { parseSubcategory, SUBCATEGORIES_MAX, type Subcategory, subcategoryLabel } from "./subcategory.ts";
export { compareOrders, compareSubcategories, subcategoryPlaces } from "./subcategoryOrder.ts";
