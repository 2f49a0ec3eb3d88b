export * from "./offeredPlans.ts";
export * from "./plan.ts";
export * from "./planCalls.ts";
export * from "./planChange.ts";
export * from "./planForm.ts";
export * from "./price.ts";
