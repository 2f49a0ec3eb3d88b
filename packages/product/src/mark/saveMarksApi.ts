import { formObject } from "@carnation/domain/field";
import { markedCriterionIds, MAX_ADDED_MARKS } from "@carnation/domain/internal/mark";
import { countSchema, documentIdSchema } from "@carnation/domain/internal/wire";
import type { MarkDecisions, MarkedCriterionId } from "@carnation/domain/result";
import * as v from "valibot";

/** Payload of the callable `savemarks`. */
export interface SaveMarksRequest extends MarkDecisions {
  readonly diagnosisId: string;
  readonly criterion: MarkedCriterionId;
  /** True once the professional has confirmed all marks: from then on they have a score. */
  readonly confirmed: boolean;
  /** The version that the decisions were made from; 0 before the first. */
  readonly version: number;
}

/** Answer of the callable `savemarks`. */
export interface SaveMarksResponse {
  /** The version that is stored now. */
  readonly version: number;
}

/** More marks than any face has: what a file of the engine could hold at most. */
const MAX_MARKS = 2000;

const markId = v.pipe(v.string(), v.regex(/^a?\d{1,6}$/u, "Cette marque n’est pas connue."));
const markIds = v.pipe(v.array(markId), v.maxLength(MAX_MARKS, "Trop de marques à la fois."));
const shareOfPhoto = v.pipe(
  v.number("Cette marque n’est pas sur la photo."),
  v.minValue(0, "Cette marque n’est pas sur la photo."),
  v.maxValue(1, "Cette marque n’est pas sur la photo."),
);

/** Payload of the callable `savemarks`. */
export const saveMarksRequest = /* @__PURE__ */ formObject({
  diagnosisId: documentIdSchema(),
  criterion: v.picklist(markedCriterionIds, "Les marques de ce critère ne se vérifient pas."),
  struck: markIds,
  kept: markIds,
  added: v.pipe(
    v.array(v.object({ id: markId, at: v.tuple([shareOfPhoto, shareOfPhoto]) })),
    v.maxLength(MAX_ADDED_MARKS, `${MAX_ADDED_MARKS} marques ajoutées au plus.`),
    v.check((added) => new Set(added.map(({ id }) => id)).size === added.length),
  ),
  confirmed: v.boolean(),
  version: countSchema,
});

/** Answer of the callable `savemarks`. */
export const saveMarksResponse = v.object({ version: countSchema });
