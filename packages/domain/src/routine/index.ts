export * from "./arrangeRoutine.ts";
export * from "./changeRoutine.ts";
export * from "./discountForm.ts";
export * from "./proposeRoutine.ts";
export * from "./routine.ts";
export { type RoutineChange, type RoutineRefusal, routineRefusalTexts } from "./routineChange.ts";
export type { RoutineProduct } from "./routineProduct.ts";
export * from "./saveRoutine.ts";
export * from "./storedRoutine.ts";
