import type { StoredDocument } from "../documents/storedDocument.ts";
import { DOCUMENT_ID, getField, parseFieldPath } from "../values/fieldPath.ts";
import { FieldsDraft } from "../values/fieldsDraft.ts";

/** The document with only the named fields (`select` of a query, `mask` of a read). */
export function projectFields(document: StoredDocument, fieldPaths: readonly string[]): StoredDocument {
  const draft = new FieldsDraft();
  for (const fieldPath of fieldPaths) {
    if (fieldPath === DOCUMENT_ID) continue;
    const path = parseFieldPath(fieldPath);
    const value = getField(document.fields, path);
    if (value !== undefined) draft.set(path, value);
  }
  return { ...document, fields: draft.toFields() };
}
