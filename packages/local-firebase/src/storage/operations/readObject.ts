import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { diskFault, isMissing } from "../../problems/diskFault.ts";
import type { ObjectRecord } from "../store/objectRecord.ts";
import type { StorageContext } from "./storageContext.ts";
import { StorageError } from "../store/storageError.ts";

const CHUNK = 1 << 18;

/**
 * Opens an object's file, if it is as long as what was stored and the disk gives its bytes.
 * @param start the first byte that is wanted: a disk that fails says so while there is still an answer to give
 * @returns its file, to be handed to `readObject` or closed
 * @throws StorageError 410 when the file is missing, of another size or unreadable; 503 when the object has just been
 * replaced
 */
export async function openObject(
  context: StorageContext,
  object: ObjectRecord,
  start = 0,
): Promise<FileHandle> {
  if (context.damaged.has(object.blobId)) throw damaged(context, object);
  let file: FileHandle | null = null;
  try {
    file = await context.files.openObject(object.blobId);
    const { size } = await file.stat();
    if (size !== object.size) throw damaged(context, object);
    if (size > 0) await file.read(Buffer.alloc(1), 0, 1, start);
    return file;
  } catch (error) {
    await file?.close().catch(() => undefined);
    throw readFailure(context, object, error);
  }
}

/**
 * Bytes of an object, whose file is closed when they end or are destroyed. Read whole, the last of them come only if
 * all are those that were stored: what has changed on disk breaks off, and so does what the disk does not give.
 * @param end last byte, inclusive
 */
export function readObject(
  context: StorageContext,
  object: ObjectRecord,
  file: FileHandle,
  { start, end }: { readonly start: number; readonly end: number },
): Readable {
  // No stream ends before it starts: of an empty object nothing comes whatever is asked for.
  const stream = file.createReadStream({ start, end: Math.max(start, end), highWaterMark: CHUNK });
  const isWhole = start === 0 && end === object.size - 1;
  const bytes = given(context, object, stream);
  const checked = isWhole ? verified(context, object, bytes) : bytes;
  // Ended before its first byte, it has not come to read, nor to close the file.
  return Readable.from(checked, { objectMode: false }).once("close", () => stream.destroy());
}

async function* given(
  context: StorageContext,
  object: ObjectRecord,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw readFailure(context, object, error);
  }
}

async function* verified(
  context: StorageContext,
  object: ObjectRecord,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const md5 = createHash("md5");
  let held: Buffer | null = null;
  for await (const chunk of stream) {
    if (held !== null) yield held;
    md5.update(chunk);
    held = chunk;
  }
  if (md5.digest("base64") !== object.md5Hash) {
    context.damaged.add(object.blobId);
    throw damaged(context, object);
  }
  if (held !== null) yield held;
}

/**
 * Describes a failure to read one object. One file that cannot be read is no reason to call the disk full or
 * read-only; nor is the object given up: permissions can be put right, and disks come back.
 */
function readFailure(context: StorageContext, object: ObjectRecord, error: unknown): unknown {
  const isGone = isMissing(error);
  if (isGone && context.objects.get(object.bucket, object.name)?.blobId !== object.blobId) {
    return new StorageError(503, "The object was replaced in this moment.");
  }
  return isGone || diskFault(error) !== null ? damaged(context, object) : error;
}

/** Not a status that the SDK tries again for minutes: the bytes do not come back by themselves. */
function damaged(context: StorageContext, object: ObjectRecord): StorageError {
  context.problems.notice("OBJECT_DAMAGED", { name: `${object.bucket}/${object.name}` });
  return new StorageError(410, "The object's bytes are missing, damaged or unreadable on the server's disk.");
}
