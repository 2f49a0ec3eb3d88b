export * from "./aiSettings.ts";
export * from "./aiSettingsCalls.ts";
export * from "./aiSettingsChanges.ts";
export * from "./aiSettingsForm.ts";
export * from "./aiSettingsVersion.ts";
export * from "./aiSettingsWarnings.ts";
export * from "./aiSettingsWords.ts";
export * from "./checkedQuality.ts";
export {
  areOrdered,
  type CriterionSettings,
  defaultCriterionSettings,
  editedThresholds,
  thresholdRange,
} from "./criterionSettings.ts";
export * from "./displaySettings.ts";
export * from "./parseAiSettings.ts";
export * from "./perceivedAgeNote.ts";
export * from "./perceivedAgeObstacle.ts";
export { type PerceivedAgeSwitch, perceivedAgeOff, readPerceivedAgeSwitch } from "./perceivedAgeSwitch.ts";
export * from "./photoVerdict.ts";
