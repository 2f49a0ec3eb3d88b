export * from "./observation.ts";
export * from "./observationChoices.ts";
export * from "./observationText.ts";
