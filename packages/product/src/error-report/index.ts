export * from "./errorReport.ts";
