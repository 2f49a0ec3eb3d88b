export * from "./deleteSubcategory.ts";
export * from "./moveSubcategory.ts";
export * from "./subcategoryForm.ts";
export * from "./visibleSubcategories.ts";
