import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ObjectRecord } from "./objectRecord.ts";
import type { StorageContext } from "./storageContext.ts";
import { StorageError } from "./storageError.ts";

const CHUNK = 1 << 18;

/**
 * Opens an object's file, if it is as long as what was stored.
 * @returns its file, to be handed to `readObject` or closed
 * @throws StorageError 410 when the file is missing or of another size; 503 when the object has just been replaced
 */
export async function openObject(context: StorageContext, object: ObjectRecord): Promise<FileHandle> {
  if (context.damaged.has(object.blobId)) throw damaged(context, object);
  let file: FileHandle;
  try {
    file = await context.files.openObject(object.blobId);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "ENOENT") throw error;
    const current = context.objects.get(object.bucket, object.name);
    if (current?.blobId === object.blobId) throw damaged(context, object);
    throw new StorageError(503, "The object was replaced in this moment.");
  }
  const { size } = await file.stat();
  if (size === object.size) return file;
  await file.close();
  throw damaged(context, object);
}

/**
 * Bytes of an object, whose file is closed when they end or are destroyed. Read whole, the last of them come only if all are those that
 * were stored: what has changed on disk breaks off.
 * @param end last byte, inclusive
 */
export function readObject(
  context: StorageContext,
  object: ObjectRecord,
  file: FileHandle,
  { start, end }: { readonly start: number; readonly end: number },
): Readable {
  const stream = file.createReadStream({ start, end, highWaterMark: CHUNK });
  const isWhole = start === 0 && end === object.size - 1;
  if (!isWhole) return stream;
  const whole = Readable.from(verified(context, object, stream), { objectMode: false });
  // Ended before its first byte, it has not come to read, nor to close the file.
  return whole.once("close", () => stream.destroy());
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

/** Not a status that the SDK tries again for minutes: the bytes do not come back by themselves. */
function damaged(context: StorageContext, object: ObjectRecord): StorageError {
  context.problems.notice("OBJECT_DAMAGED", { name: `${object.bucket}/${object.name}` });
  return new StorageError(410, "The object's bytes are missing or damaged on the server's disk.");
}
