export type * from "./diagnosisMasks.ts";
export * from "./parseDiagnosisMasks.ts";
