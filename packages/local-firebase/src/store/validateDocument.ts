import { RpcError } from "../rpc/status.ts";
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

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce(
    (total, [name, value]) => total + textSize(name) + valueSize(value),
    0,
  );
}

function valueSize(value: Value): number {
  if ("stringValue" in value) return textSize(value.stringValue);
  if ("bytesValue" in value) return Buffer.byteLength(value.bytesValue, "base64");
  if ("referenceValue" in value) return nameSize(value.referenceValue);
  if ("arrayValue" in value) {
    return arrayElements(value).reduce((total, element) => total + valueSize(element), 0);
  }
  if ("mapValue" in value) return fieldsSize(value.mapValue.fields ?? {});
  if ("nullValue" in value || "booleanValue" in value) return 1;
  return "geoPointValue" in value ? 16 : 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameSize(name: string): number {
  const path = name.split("/").slice(5);
  return path.reduce((total, segment) => total + textSize(segment), 16);
}
