import * as v from "valibot";
import { StorageError } from "./storageError.ts";

/** Attributes that a writer may set on an object; names as in the Cloud Storage JSON API. */
export interface ObjectAttributes {
  readonly contentType: string;
  readonly contentEncoding?: string | undefined;
  readonly contentDisposition?: string | undefined;
  readonly contentLanguage?: string | undefined;
  readonly cacheControl?: string | undefined;
  /** Custom metadata. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** Checksums that a writer announces, base64; the bytes must match. */
export interface ExpectedHashes {
  readonly md5Hash?: string | undefined;
  readonly crc32c?: string | undefined;
}

/** Any text without control characters but the tabulator: it travels as UTF-8. */
function isHeaderValue(text: string): boolean {
  return text.isWellFormed() && !/[^\t\P{Cc}]/u.test(text);
}

/** Key of the custom metadata under which the admin SDK sets download tokens. */
export const TOKENS_KEY = "firebaseStorageDownloadTokens";
const DEFAULT_TYPE = "application/octet-stream";
const METADATA_LIMIT = 8192;

const header = v.nullish(v.pipe(v.string(), v.maxLength(1024), v.check(isHeaderValue, "not a header value")));
const resource = v.object({
  name: v.nullish(v.string()),
  contentType: header,
  contentEncoding: header,
  contentDisposition: header,
  contentLanguage: header,
  cacheControl: header,
  md5Hash: v.nullish(v.string()),
  crc32c: v.nullish(v.string()),
  metadata: v.nullish(
    v.record(
      v.string(),
      v.nullable(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
    ),
  ),
});

/** The settable part of an object resource as it arrives. */
export type ResourceInput = v.InferOutput<typeof resource>;

/** @throws StorageError 400 */
export function parseResource(text: string): ResourceInput {
  let json: unknown;
  try {
    json = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw new StorageError(400, "The metadata is not valid JSON.");
  }
  const result = v.safeParse(resource, json);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]) ?? "metadata";
  throw new StorageError(400, `${path}: ${result.issues[0].message}`);
}

/**
 * Attributes of a new object.
 * @param mediaType type that the transport announces; the metadata's own wins
 * @throws StorageError 400
 */
export function newAttributes(input: ResourceInput, mediaType?: string): ObjectAttributes {
  if (!v.is(header, mediaType)) throw new StorageError(400, "The content type is not one that can be sent.");
  const base: ObjectAttributes = { contentType: mediaType || DEFAULT_TYPE, metadata: {} };
  return patchAttributes(base, { ...input, contentType: input.contentType ?? base.contentType });
}

/** Attributes after a PATCH: an absent field stays, `null` goes back to its default; the same within `metadata`. */
export function patchAttributes(before: ObjectAttributes, input: ResourceInput): ObjectAttributes {
  const after: ObjectAttributes = {
    contentType: patched(before.contentType, input.contentType) ?? DEFAULT_TYPE,
    contentEncoding: patched(before.contentEncoding, input.contentEncoding),
    contentDisposition: patched(before.contentDisposition, input.contentDisposition),
    contentLanguage: patched(before.contentLanguage, input.contentLanguage),
    cacheControl: patched(before.cacheControl, input.cacheControl),
    metadata: input.metadata === null ? {} : patchedMetadata(before.metadata, input.metadata ?? {}),
  };
  if (JSON.stringify(after.metadata).length > METADATA_LIMIT) {
    throw new StorageError(400, `The custom metadata is larger than ${METADATA_LIMIT} bytes.`);
  }
  return after;
}

/** Download tokens in the admin SDK's metadata; `undefined` when it says nothing of them. */
export function tokensOf(input: ResourceInput): readonly string[] | undefined {
  const tokens = input.metadata?.[TOKENS_KEY];
  return tokens == null ? undefined : tokens.split(",").filter((token) => token !== "");
}

function patched(before: string | undefined, change: string | null | undefined): string | undefined {
  return change === undefined ? before : (change ?? undefined);
}

function patchedMetadata(
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(changes)) {
    if (key === TOKENS_KEY) continue;
    if (value === null) after.delete(key);
    else after.set(key, value);
  }
  return Object.fromEntries(after);
}
