export * from "./prescriptionCalls.ts";
export * from "./prescriptionDocument.ts";
export * from "./prescriptionObstacle.ts";
export * from "./prescriptionTexts.ts";
