export * from "./digitalSource.ts";
export * from "./syntheticJpeg.ts";
