export * from "./phoneLink.ts";
