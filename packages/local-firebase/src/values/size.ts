import { arrayElements, type Fields, type Value } from "./value.ts";

/** Bytes of named values by the rules of "Storage size calculations" in Firestore's documentation. */
export function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + valueSize(value);
  return size;
}

/** Bytes of a value, likewise. */
export function valueSize(value: Value): number {
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

/** Bytes of a document's resource name, likewise. */
export function nameSize(name: string): number {
  const path = name.split("/").slice(5);
  return path.reduce((total, segment) => total + textSize(segment), 16);
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
