export * from "./allocateCents.ts";
export * from "./cents.ts";
export * from "./centsField.ts";
export * from "./eurosField.ts";
export { type EurosProblem, parseEuros } from "./parseEuros.ts";
export * from "./priceField.ts";
export * from "./priceMessages.ts";
export * from "./rate.ts";
export * from "./scaleCents.ts";
