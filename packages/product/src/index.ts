export * from "./callable/index.ts";
