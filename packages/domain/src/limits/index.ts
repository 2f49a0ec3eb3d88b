export * from "./allowance.ts";
export * from "./callableTimeout.ts";
export * from "./limits.ts";
export * from "./majority.ts";
export * from "./uploadChunk.ts";
