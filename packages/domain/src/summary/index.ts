export * from "./highlights.ts";
export * from "./scoreSentence.ts";
export * from "./synthesis.ts";
