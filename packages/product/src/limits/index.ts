export * from "./limits.ts";
export * from "./allowance.ts";
