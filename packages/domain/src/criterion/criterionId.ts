/** The algorithm ids of the 13 criteria in their order of display (specification 3). */
export const criterionIds = [30, 31, 32, 33, 69, 35, 36, 37, 39, 41, 50, 51, 999] as const;

/** The algorithm ids of the 13 criteria. Id 43 is image quality, not a criterion. */
export type CriterionId = (typeof criterionIds)[number];

/** Algorithm id of image quality, which is listed beside the criteria and is not one of them. */
export const IMAGE_QUALITY_ID = 43;

/** Whether a number is the id of one of the 13 criteria. */
export function isCriterionId(id: number): id is CriterionId {
  return criterionIds.some((criterionId) => criterionId === id);
}
