import type { StoredDocument } from "../store/documentStore.ts";
import { DOCUMENT_ID, getField, parseFieldPath, withField } from "../values/fieldPath.ts";
import type { Fields } from "../values/value.ts";

/** The document with only the named fields (`select` of a query, `mask` of a read). */
export function projectFields(document: StoredDocument, fieldPaths: readonly string[]): StoredDocument {
  let fields: Fields = {};
  for (const fieldPath of fieldPaths) {
    if (fieldPath === DOCUMENT_ID) continue;
    const path = parseFieldPath(fieldPath);
    const value = getField(document.fields, path);
    if (value !== undefined) fields = withField(fields, path, value);
  }
  return { ...document, fields };
}
