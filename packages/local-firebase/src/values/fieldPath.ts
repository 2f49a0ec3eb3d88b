import { RpcError } from "../rpc/status.ts";
import type { Fields, Value } from "./value.ts";

/** The names from a document's root to a field. */
export type FieldPath = readonly string[];

/** The pseudo field that stands for a document's name in queries. */
export const DOCUMENT_ID = "__name__";

/** Bytes of a field path and of each of its names, from Firestore's "Usage and limits". */
const MAX_BYTES = 1500;
const SIMPLE_NAME = /^[A-Za-z_][A-Za-z_0-9]*$/;
const SEGMENT = /`((?:[^`\\]|\\.)*)`|([^`.]+)/y;

/**
 * Reads a wire field path: names joined by dots, those that are not plain identifiers in backticks.
 * @throws RpcError INVALID_ARGUMENT when it is malformed
 */
export function parseFieldPath(text: string): FieldPath {
  if (!text.isWellFormed()) throw invalid(text.toWellFormed());
  if (Buffer.byteLength(text) > MAX_BYTES)
    throw new RpcError("INVALID_ARGUMENT", `A field path is longer than ${MAX_BYTES} bytes.`);
  const names: string[] = [];
  let position = 0;
  do {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    const name = match?.[1]?.replace(/\\(.)/gs, "$1") ?? match?.[2];
    if (!match || name === undefined || name === "") throw invalid(text);
    names.push(name);
    position += match[0].length;
    if (position === text.length) return names;
  } while (text[position++] === ".");
  throw invalid(text);
}

function invalid(text: string): RpcError {
  return new RpcError("INVALID_ARGUMENT", `Invalid field path: ${text}`);
}

/** The canonical wire form; `parseFieldPath` is its inverse. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE_NAME.test(name) ? name : `\`${name.replace(/[\\`]/g, "\\$&")}\``))
    .join(".");
}

/** The value at `path`, or `undefined` when a name on the way is missing or not a map. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields | undefined = fields;
  let value: Value | undefined;
  for (const name of path) {
    value = level !== undefined && Object.hasOwn(level, name) ? level[name] : undefined;
    if (value === undefined) return undefined;
    level = "mapValue" in value ? value.mapValue.fields : undefined;
  }
  return value;
}
