export * from "./limits.ts";
export * from "./allowance.ts";
export * from "./uploadChunk.ts";
