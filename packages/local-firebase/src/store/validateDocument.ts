import { RpcError } from "../rpc/status.ts";
import { fieldsSize, nameSize } from "../values/size.ts";
import { arrayElements, type Fields, type Value } from "../values/value.ts";

/** Bytes, from Firestore's "Usage and limits". */
const MAX_DOCUMENT_SIZE = 1_048_576;

/**
 * Refuses documents that Firestore cannot store: too large, or with an array directly inside an array.
 * @throws RpcError INVALID_ARGUMENT
 */
export function validateDocument(name: string, fields: Fields): void {
  for (const value of Object.values(fields)) refuseNestedArrays(value);
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_SIZE) {
    throw new RpcError(
      "INVALID_ARGUMENT",
      `Document '${name}' cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_SIZE} bytes.`,
    );
  }
}

/** Bytes by the rules of "Storage size calculations" in Firestore's documentation. */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + 32 + fieldsSize(fields);
}

function refuseNestedArrays(value: Value): void {
  if ("mapValue" in value) Object.values(value.mapValue.fields ?? {}).forEach(refuseNestedArrays);
  for (const element of arrayElements(value)) {
    if ("arrayValue" in element) {
      throw new RpcError("INVALID_ARGUMENT", "Cannot convert an array value in an array value.");
    }
    refuseNestedArrays(element);
  }
}
