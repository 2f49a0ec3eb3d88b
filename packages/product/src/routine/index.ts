export * from "./discountForm.ts";
export * from "./saveRoutine.ts";
export * from "./storedRoutine.ts";
