export * from "./tag.ts";
export * from "./tagCountChanges.ts";
export * from "./tagForm.ts";
