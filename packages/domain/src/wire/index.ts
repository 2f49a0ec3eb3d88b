export { isDocumentId } from "./documentId.ts";
export { changedFields, isSameValue } from "./changedFields.ts";
export { foreignNames, relatedId, relatedIds, relatedItems, relatedNames } from "./related.ts";
export { parseDate } from "./wireValues.ts";
export { parsePayload } from "./payload.ts";
