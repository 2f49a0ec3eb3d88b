export * from "./discountForm.ts";
export * from "./saveRoutine.ts";
export * from "./sendPrescription.ts";
export * from "./storedRoutine.ts";
