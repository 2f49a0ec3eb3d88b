export * from "./prescriptionDocument.ts";
export * from "./prescriptionObstacle.ts";
export * from "./prescriptionTexts.ts";
