export * from "./deleteSubcategory.ts";
export * from "./recommendationCategory.ts";
export * from "./subcategory.ts";
export * from "./subcategoryForm.ts";
export * from "./subcategoryOrder.ts";
export * from "./visibleSubcategories.ts";
