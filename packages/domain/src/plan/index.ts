export * from "./offeredPlans.ts";
export * from "./plan.ts";
export * from "./planForm.ts";
export * from "./price.ts";
