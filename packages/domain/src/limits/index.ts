export * from "./allowance.ts";
export * from "./limits.ts";
export * from "./uploadChunk.ts";
