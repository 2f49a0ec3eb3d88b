export * from "./saveMarksApi.ts";
