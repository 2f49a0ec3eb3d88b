import * as v from "valibot";

/** Longest document id, bytes of UTF-8 (Firestore's limit). */
const MAX_BYTES = 1500;

/** Bytes of a well-formed text in UTF-8. */
function utf8Bytes(text: string): number {
  return encodeURIComponent(text).replaceAll(/%[\dA-F]{2}/gu, "x").length;
}

/**
 * Tells whether Firestore can have a document of that id, without control characters, which Cloud Storage takes in no name. An id
 * from an address can be anything; with a slash it would even name another document.
 */
export function isDocumentId(id: string): boolean {
  if (id === "" || id === "." || id === ".." || id.length > MAX_BYTES) return false;
  if (id.includes("/") || (id.startsWith("__") && id.endsWith("__") && id.length > 3)) return false;
  return id.isWellFormed() && !/\p{Cc}/u.test(id) && utf8Bytes(id) <= MAX_BYTES;
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

/**
 * An id that a client makes for what it asks to be made (a UUID), or that the sign-in service has made: it stands in file
 * names and in the payment provider's ids too, which are stricter and shorter than a document's.
 * @param message what to say of anything else
 * @param max longest, characters
 */
/* @__NO_SIDE_EFFECTS__ */
export function madeIdSchema(message = "Cet identifiant n’est pas valable.", max = 128) {
  return v.pipe(
    v.string(message),
    v.maxLength(max, message),
    v.regex(/^[\w-]+$/u, message),
    v.check(isDocumentId, message),
  );
}
