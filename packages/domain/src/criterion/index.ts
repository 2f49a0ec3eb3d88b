export * from "./areaLabels.ts";
export * from "./band.ts";
export * from "./criteria.ts";
export type * from "./criterion.ts";
export {
  criterionFamilies,
  type CriterionFamily,
  criterionFamilyLabels,
  type CriterionIdentity,
  type CriterionKey,
  type CriterionUnit,
  criterionIds,
  IMAGE_QUALITY_ID,
  isCriterionId,
} from "./criterionId.ts";
export * from "./goodness.ts";
export * from "./hiddenCriteria.ts";
export * from "./scoreClass.ts";
