export * from "./access.ts";
export * from "./can.ts";
