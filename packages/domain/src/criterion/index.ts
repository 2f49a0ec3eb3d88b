export * from "./areaLabels.ts";
export * from "./band.ts";
export * from "./criteria.ts";
export type * from "./criterion.ts";
