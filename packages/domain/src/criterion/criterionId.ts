/**
 * The 13 criteria in their order of display (specification 3). Apart from their definitions, so that whoever only knows
 * an id when they see one does not load the French texts of all criteria.
 */
const known = [
  { id: 30, key: "Redness", unit: "/100", family: "complexion" },
  { id: 31, key: "PerceivedAge", unit: "ans", family: "age" },
  { id: 32, key: "Uniformness", unit: "/100", family: "complexion" },
  { id: 33, key: "EyesBag", unit: "/100", family: "contour" },
  { id: 69, key: "Lines", unit: "/100", family: "texture" },
  { id: 35, key: "Pores", unit: "/100", family: "texture" },
  { id: 36, key: "Acne", unit: "/100", family: "texture" },
  { id: 37, key: "Sagging", unit: "/100", family: "contour" },
  { id: 39, key: "Pigmentation", unit: "/100", family: "complexion" },
  { id: 41, key: "EyesAge", unit: "ans", family: "age" },
  { id: 50, key: "Translucency", unit: "/100", family: "complexion" },
  { id: 51, key: "Hydration", unit: "/100", family: "texture" },
  { id: 999, key: "Jowls", unit: "/4", family: "contour" },
] as const;

/** The algorithm ids of the 13 criteria. Id 43 is image quality, not a criterion. */
export type CriterionId = (typeof known)[number]["id"];

/** The English names of the criteria, as the specification writes them. */
export type CriterionKey = (typeof known)[number]["key"];

/** Unit and scale of a criterion's value: a score out of 100, years, or one of four ordered levels. */
export type CriterionUnit = (typeof known)[number]["unit"];

/** Criteria that are read together. */
export type CriterionFamily = (typeof known)[number]["family"];

/** The families in their order of display. */
export const criterionFamilies = [
  "complexion",
  "contour",
  "texture",
  "age",
] as const satisfies readonly CriterionFamily[];

/** French headings of the families. */
export const criterionFamilyLabels: Readonly<Record<CriterionFamily, string>> = {
  complexion: "Teint",
  contour: "Contours",
  texture: "Texture",
  age: "Âges perçus",
};

/** Identity of a criterion, and how its value is read. */
export interface CriterionIdentity {
  readonly id: CriterionId;
  readonly key: CriterionKey;
  readonly unit: CriterionUnit;
  readonly family: CriterionFamily;
}

/** The algorithm ids of the 13 criteria in their order of display (specification 3). */
export const criterionIds: readonly CriterionId[] = /* @__PURE__ */ known.map(({ id }) => id);

/** The algorithm ids of the perceived ages, which are in years. */
export const ageIds: readonly CriterionId[] = /* @__PURE__ */ known.flatMap(({ id, unit }) =>
  unit === "ans" ? [id] : [],
);

/** Algorithm id of image quality, which is listed beside the criteria and is not one of them. */
export const IMAGE_QUALITY_ID = 43;

/** Tells whether a number is the id of one of the 13 criteria. */
export function isCriterionId(id: number): id is CriterionId {
  return criterionIds.some((criterionId) => criterionId === id);
}

/** Something of each criterion, by id. */
export function byCriterion<Value>(
  valueOf: (id: CriterionId, identity: CriterionIdentity) => Value,
): Record<CriterionId, Value>;
/* @__NO_SIDE_EFFECTS__ */
export function byCriterion<Value>(
  valueOf: (id: CriterionId, identity: CriterionIdentity) => Value,
): Record<number, Value> {
  return Object.fromEntries(known.map((identity) => [identity.id, valueOf(identity.id, identity)]));
}
