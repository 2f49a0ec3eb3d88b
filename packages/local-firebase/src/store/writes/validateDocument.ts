import { RpcError } from "../../rpc/status.ts";
import { MAX_DEPTH } from "../../values/parseValue.ts";
import { fieldsSize, nameSize } from "../../values/size.ts";
import { arrayElements, type Fields, type Value } from "../../values/value.ts";

/** Bytes, from Firestore's "Usage and limits". */
const MAX_DOCUMENT_SIZE = 1_048_576;

/**
 * Refuses documents that Firestore cannot store: too large, too deep, or with an array directly inside an array.
 * @returns how many values it holds, at every depth, and its size in bytes
 * @throws RpcError INVALID_ARGUMENT
 */
export function validateDocument(name: string, fields: Fields): { values: number; size: number } {
  const values = countValues(Object.values(fields), 0);
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_SIZE) {
    throw new RpcError(
      "INVALID_ARGUMENT",
      `Document '${name}' cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_SIZE} bytes.`,
    );
  }
  return { values, size };
}

/** Bytes by the rules of "Storage size calculations" in Firestore's documentation. */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + 32 + fieldsSize(fields);
}

/**
 * Counts and checks values: a client's are checked as they are read, but transforms put them at places that may be
 * deeper.
 */
function countValues(values: readonly Value[], depth: number): number {
  let count = values.length;
  for (const value of values) {
    const isArray = "arrayValue" in value;
    if (!isArray && !("mapValue" in value)) continue;
    if (depth === MAX_DEPTH)
      throw new RpcError("INVALID_ARGUMENT", `A value is nested deeper than ${MAX_DEPTH} levels.`);
    const inner = isArray ? arrayElements(value) : Object.values(value.mapValue.fields ?? {});
    if (isArray && inner.some((element) => "arrayValue" in element))
      throw new RpcError("INVALID_ARGUMENT", "Cannot convert an array value in an array value.");
    count += countValues(inner, depth + 1);
  }
  return count;
}
