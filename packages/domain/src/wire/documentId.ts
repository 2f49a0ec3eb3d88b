import * as v from "valibot";

/** Longest document id, bytes of UTF-8 (Firestore's limit). */
const MAX_BYTES = 1500;

/** Bytes of a well-formed text in UTF-8. */
function utf8Bytes(text: string): number {
  return encodeURIComponent(text).replaceAll(/%[\dA-F]{2}/gu, "x").length;
}

/**
 * Whether Firestore can have a document of that id. An id from an address can be anything; with a slash it would
 * even name another document.
 */
export function isDocumentId(id: string): boolean {
  if (id === "" || id === "." || id === ".." || id.length > MAX_BYTES) return false;
  if (id.includes("/") || (id.startsWith("__") && id.endsWith("__") && id.length > 3)) return false;
  return id.isWellFormed() && utf8Bytes(id) <= MAX_BYTES;
}

/**
 * An id that can be one segment of a document path. Nobody means an id of spaces.
 * @param message what to say of anything else
 */
/* @__NO_SIDE_EFFECTS__ */
export function documentIdSchema(message = "Cet identifiant n’est pas valable.") {
  return v.pipe(
    v.string(message),
    v.check((id) => isDocumentId(id) && id.trim() !== "", message),
  );
}
