// What our own packages need of this subject beside what is published; the packed package has no way to it.
export { documentIdSchema, isDocumentId, madeIdSchema } from "./documentId.ts";
export { readFields } from "./readFields.ts";
export {
  foreignNames,
  optionalRelatedIdSchema,
  relatedId,
  relatedIds,
  relatedIdSchema,
  relatedIdsSchema,
  relatedItems,
  relatedNames,
} from "./related.ts";
export {
  absentOr,
  countSchema,
  dateSchema,
  fileNameSchema,
  optionalDateSchema,
  optionalDaySchema,
  optionalFileNameSchema,
  optionalTextSchema,
  parseDate,
  placeSchema,
  readableTextSchema,
  storedCountSchema,
  storedNumberSchema,
  textSchema,
} from "./wireValues.ts";
