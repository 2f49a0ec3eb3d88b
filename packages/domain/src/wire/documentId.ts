import * as v from "valibot";

/** Firestore refuses a slash, "." and ".."; nobody means an id of spaces. */
const DOCUMENT_ID = /^(?!\.{1,2}$|\s*$)[^/]+$/u;

/**
 * An id that can be one segment of a document path.
 * @param message what to say of anything else
 */
/* @__NO_SIDE_EFFECTS__ */
export function documentIdSchema(message = "Cet identifiant n’est pas valable.") {
  return v.pipe(v.string(message), v.regex(DOCUMENT_ID, message));
}
