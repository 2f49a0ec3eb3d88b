import { RpcError } from "../rpc/status.ts";

/** A resource name taken apart: `projects/P/databases/D/documents/a/b` has the segments `a`, `b`. */
export interface ResourceName {
  /** `projects/P/databases/D` */
  readonly database: string;
  readonly segments: readonly string[];
}

const NAME = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;
const RESERVED = /^__.*__$/s;
const NUMERIC_ID = /^__id(0|-?[1-9]\d*)__$/;
/** From Firestore's "Usage and limits": bytes of an id and of a whole name, collections within collections. */
const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;
const MAX_DEPTH = 100;

/** The integer of an id of the form `__id<signed 64-bit>__`, else `null`. Such ids sort by it, before all others. */
export function numericId(id: string): bigint | null {
  if (!id.startsWith("__id")) return null;
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) return null;
  const value = BigInt(digits);
  return BigInt.asIntN(64, value) === value ? value : null;
}

/**
 * @param name `projects/P/databases/D/documents`, alone or followed by a path
 * @throws RpcError INVALID_ARGUMENT when it is malformed or uses a reserved id
 */
export function parseResourceName(name: string): ResourceName {
  // SQLite keeps UTF-8: a lone surrogate would come back as another character, and as another document's name.
  const match = name.isWellFormed() ? NAME.exec(name) : null;
  const database = match?.[1];
  if (database === undefined)
    throw new RpcError("INVALID_ARGUMENT", `Invalid resource name: ${name.toWellFormed()}`);
  const path = match?.[2] ?? "";
  if (Buffer.byteLength(path) > MAX_NAME_BYTES)
    throw new RpcError("INVALID_ARGUMENT", `A document's name is longer than ${MAX_NAME_BYTES} bytes.`);
  const segments = path === "" ? [] : path.split("/");
  if (segments.length > 2 * MAX_DEPTH)
    throw new RpcError("INVALID_ARGUMENT", `Collections are nested deeper than ${MAX_DEPTH} levels.`);
  for (const [index, id] of segments.entries()) validateId(id, index % 2 === 0);
  return { database, segments };
}

/** @throws RpcError INVALID_ARGUMENT unless `name` is a valid name of a document */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw new RpcError("INVALID_ARGUMENT", `Document name "${name}" has an odd number of path segments.`);
  }
  return parsed;
}

/**
 * Checks the place that a query starts from: the database's root or a document.
 * @throws RpcError INVALID_ARGUMENT
 */
export function validateParent(parent: string): void {
  if (parseResourceName(parent).segments.length % 2 !== 0) {
    throw new RpcError("INVALID_ARGUMENT", `Parent "${parent}" is not a document.`);
  }
}

/** @throws RpcError INVALID_ARGUMENT */
export function validateCollectionId(id: string): void {
  if (id.includes("/")) throw new RpcError("INVALID_ARGUMENT", `Collection id "${id}" contains a slash.`);
  validateId(id, true);
}

/** Refuses what is reserved or too long, in production's words: people look them up. */
function validateId(id: string, isCollection: boolean): void {
  const what = isCollection ? "Collection" : "Resource";
  if (id === "" || id === "." || id === ".." || !id.isWellFormed()) {
    throw new RpcError("INVALID_ARGUMENT", `${what} id "${id.toWellFormed()}" is invalid.`);
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    const part = isCollection ? "kind" : "name";
    const message = `The key path element ${part} is longer than ${MAX_ID_BYTES} bytes.`;
    throw new RpcError("INVALID_ARGUMENT", message);
  }
  if (RESERVED.test(id) && (isCollection || numericId(id) === null)) {
    throw new RpcError("INVALID_ARGUMENT", `${what} id "${id}" is invalid because it is reserved.`);
  }
}

/** The name of the collection that holds a document: everything before the last slash. */
export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf("/"));
}

/** The last segment of a name: a document's or a collection's id. */
export function lastId(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}
