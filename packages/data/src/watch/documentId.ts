/** Longest document id, bytes of UTF-8 (Firestore's limit). */
const MAX_BYTES = 1500;

/**
 * Whether Firestore can have a document of that id. An id from an address can be anything; with a slash it would
 * even name another document.
 */
export function isDocumentId(id: string): boolean {
  if (id === "" || id === "." || id === ".." || id.includes("/") || /^__.*__$/su.test(id)) return false;
  return id.isWellFormed() && new TextEncoder().encode(id).length <= MAX_BYTES;
}
