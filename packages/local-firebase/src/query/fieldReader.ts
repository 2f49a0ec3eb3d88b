import type { StoredDocument } from "../documents/storedDocument.ts";
import { DOCUMENT_ID, getField, parseFieldPath } from "../values/fieldPath.ts";
import type { Value } from "../values/value.ts";

/** Reads one field of documents; `__name__` is the document's own name as a reference. */
export function fieldReader(fieldPath: string): (document: StoredDocument) => Value | undefined {
  if (fieldPath === DOCUMENT_ID) return ({ name }) => ({ referenceValue: name });
  const path = parseFieldPath(fieldPath);
  const [name, ...deeper] = path;
  // Most fields are at the top, and a query reads them of every document. What every object inherits is no field.
  if (name !== undefined && deeper.length === 0 && !Reflect.has(Object.prototype, name)) {
    return ({ fields }) => fields[name];
  }
  return ({ fields }) => getField(fields, path);
}
