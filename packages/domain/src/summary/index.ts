export * from "./highlights.ts";
export * from "./synthesis.ts";
