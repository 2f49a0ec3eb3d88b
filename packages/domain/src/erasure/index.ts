export * from "./erasure.ts";
