import { RpcError } from "../rpc/status.ts";
import type { FieldPath } from "./fieldPath.ts";
import { formatTimestamp, parseTimestamp } from "./timestamp.ts";
import { doubleValue, NULL, type Fields, type LatLng, type Value } from "./value.ts";

/** Deepest nesting of maps and arrays, from Firestore's "Usage and limits". */
export const MAX_DEPTH = 20;
/** Characters; a document's path has at most 6 KiB. */
const MAX_REFERENCE_LENGTH = 7 * 1024;
/** Bytes of a field name, likewise. */
const MAX_NAME_BYTES = 1500;
const RESERVED_FIELD = /^__.*__$/s;
/** Marks a map as a vector, see `vectorElements`. */
const TYPE_FIELD = "__type__";
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const DOCUMENT = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/;
const INTEGER = /^-?\d{1,19}$/;

/**
 * Reads a value from the wire (proto3 JSON) and brings it into canonical form.
 * @throws RpcError INVALID_ARGUMENT
 */
export function parseValue(input: unknown): Value {
  return parseAtDepth(input, 0);
}

/** @throws RpcError INVALID_ARGUMENT, also for an empty or reserved field name */
export function parseFields(input: unknown): Fields {
  return parseFieldsAtDepth(input, 0);
}

function parseAtDepth(input: unknown, depth: number): Value {
  const [entry, ...more] = isRecord(input) ? Object.entries(input) : [];
  if (entry === undefined || more.length > 0) throw invalid("a value needs exactly one type");
  const [kind, content] = entry;
  switch (kind) {
    case "nullValue":
      return NULL;
    case "booleanValue":
      if (typeof content !== "boolean") throw invalid("not a boolean");
      return { booleanValue: content };
    case "integerValue":
      return { integerValue: parseInteger(content) };
    case "doubleValue":
      return parseDouble(content);
    case "timestampValue":
      return { timestampValue: formatTimestamp(parseTimestamp(asString(content))) };
    case "stringValue":
      return { stringValue: asString(content) };
    case "bytesValue":
      return { bytesValue: parseBytes(asString(content)) };
    case "referenceValue":
      return { referenceValue: parseReference(asString(content)) };
    case "geoPointValue":
      return { geoPointValue: parseLatLng(content) };
    case "arrayValue":
      return { arrayValue: { values: parseElements(content, depth) } };
    case "mapValue":
      return {
        mapValue: { fields: parseFieldsAtDepth(isRecord(content) ? content["fields"] : {}, depth + 1) },
      };
    default:
      throw invalid(`unknown value type ${kind}`);
  }
}

function parseFieldsAtDepth(input: unknown, depth: number): Fields {
  if (depth > MAX_DEPTH) throw invalid(`nested deeper than ${MAX_DEPTH} levels`);
  if (input === undefined) return {};
  if (!isRecord(input)) throw invalid("fields is not an object");
  const entries: [string, Value][] = [];
  for (const [name, value] of Object.entries(input)) {
    validateStoredName(name);
    entries.push([name, parseAtDepth(value, depth)]);
  }
  return Object.fromEntries(entries);
}

/** @throws RpcError INVALID_ARGUMENT for a path that no field of a document may have */
export function validateStoredPath(path: FieldPath): void {
  path.forEach(validateStoredName);
}

/** The mark of a vector is the one reserved name that documents hold. */
function validateStoredName(name: string): void {
  if (name !== TYPE_FIELD) validateFieldName(name);
}

/** @throws RpcError INVALID_ARGUMENT for a name that no field may have */
export function validateFieldName(name: string): void {
  if (name === "") throw invalid("a field name is empty");
  if (!name.isWellFormed()) throw invalid("a field name is not valid Unicode");
  if (RESERVED_FIELD.test(name)) throw invalid(`the field name ${name} is reserved`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw invalid(`a field name is longer than ${MAX_NAME_BYTES} bytes`);
}

function parseElements(content: unknown, depth: number): Value[] {
  if (depth + 1 > MAX_DEPTH) throw invalid(`nested deeper than ${MAX_DEPTH} levels`);
  const values: unknown = isRecord(content) ? (content["values"] ?? []) : undefined;
  if (!Array.isArray(values)) throw invalid("an array's values are missing");
  return values.map((element) => parseAtDepth(element, depth + 1));
}

function parseInteger(content: unknown): string {
  const text = typeof content === "number" && Number.isInteger(content) ? String(content) : content;
  if (typeof text !== "string" || !INTEGER.test(text)) throw invalid("not an integer");
  const value = BigInt(text);
  if (BigInt.asIntN(64, value) !== value) throw invalid("the integer needs more than 64 bits");
  return String(value);
}

function parseDouble(content: unknown): Value {
  if (typeof content === "number") return doubleValue(content);
  const number = typeof content === "string" && content.trim() !== "" ? Number(content) : Number.NaN;
  if (Number.isNaN(number) && content !== "NaN") throw invalid("not a double");
  return doubleValue(number);
}

function parseBytes(text: string): string {
  if (!BASE64.test(text)) throw invalid("bytes are not in base64");
  return Buffer.from(text, "base64").toString("base64");
}

/** A reference that names no document would end the client that reads it: the SDKs take it for a fault of theirs. */
function parseReference(name: string): string {
  if (name.length > MAX_REFERENCE_LENGTH || !DOCUMENT.test(name))
    throw invalid("a reference names no document");
  return name;
}

function parseLatLng(content: unknown): LatLng {
  const { latitude = 0, longitude = 0 } = isRecord(content) ? content : {};
  if (typeof latitude !== "number" || typeof longitude !== "number") throw invalid("not a geo point");
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw invalid("the geo point is off the globe");
  return { latitude, longitude };
}

/** Lone surrogates have no UTF-8 form: they would come back changed after a restart. */
function asString(content: unknown): string {
  if (typeof content !== "string") throw invalid("not a string");
  return content.toWellFormed();
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

function invalid(reason: string): RpcError {
  return new RpcError("INVALID_ARGUMENT", `Invalid value: ${reason}.`);
}
