import type { CriterionKey } from "@carnation/domain/criterion";
import { complexion } from "./complexion.ts";
import { contour } from "./contour.ts";
import type { CriterionMethod } from "./criterionMethod.ts";
import { texture } from "./texture.ts";

export type { CriterionMethod, MethodStep } from "./criterionMethod.ts";
export { generalMethod, type MethodNote } from "./general.ts";

/** Way that each criterion is measured. */
export const criterionMethods: Readonly<Record<CriterionKey, CriterionMethod>> = {
  ...complexion,
  ...texture,
  ...contour,
};
