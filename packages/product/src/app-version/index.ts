export * from "./appVersion.ts";
