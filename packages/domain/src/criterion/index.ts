export type { AreaName } from "./areaLabels.ts";
export { bandLabels, bandOf, shownValue } from "./band.ts";
export { countedOnOnePhoto, criteria, criterionById, isAge } from "./criteria.ts";
export type {
  Band,
  BandThresholds,
  Criterion,
  CriterionArea,
  CriterionMask,
  Direction,
  SubMetric,
} from "./criterion.ts";
export {
  criterionFamilies,
  type CriterionFamily,
  criterionFamilyLabels,
  type CriterionId,
  type CriterionIdentity,
  criterionIds,
  type CriterionKey,
  type CriterionUnit,
  IMAGE_QUALITY_ID,
  isCriterionId,
} from "./criterionId.ts";
export { type Audience, hiddenCriteria } from "./hiddenCriteria.ts";
export { goodness } from "./goodness.ts";
