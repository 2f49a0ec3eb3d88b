export * from "./accountSummary.ts";
export * from "./counters.ts";
export * from "./csv.ts";
export * from "./dayStatistics.ts";
export * from "./metric.ts";
export * from "./period.ts";
export * from "./series.ts";
export * from "./topPriorities.ts";
