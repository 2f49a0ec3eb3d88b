export * from "./dateFormat.ts";
export * from "./numberFormat.ts";
