import { randomUUID } from "node:crypto";
import type { Identity } from "../../authentication/identity.ts";
import { type Digest, OBJECTS_FOLDER } from "../store/blobFiles.ts";
import { authorizeContent, cancelUpload, checkConditions, enqueue } from "./objectOperations.ts";
import type { ObjectRecord } from "../store/objectRecord.ts";
import type { StorageContext } from "./storageContext.ts";
import { RpcError } from "../../rpc/status.ts";
import { StorageError } from "../store/storageError.ts";
import type { Upload } from "../store/uploadStore.ts";

/**
 * Makes an object of an upload whose bytes have all arrived. Order of durability: bytes flushed, file renamed,
 * folder flushed, then one transaction with metadata, upload state and event. A crash in between leaves the upload
 * open (see `recoverFiles`), never metadata without bytes.
 *
 * The rules are asked inside the transaction, with the size that really arrived.
 * @throws StorageError 400 (checksum), 412 (condition); RpcError PERMISSION_DENIED. The upload is then cancelled.
 */
export async function finalizeObject(
  context: StorageContext,
  identity: Identity,
  upload: Upload,
  size: number,
): Promise<ObjectRecord> {
  const digest = await context.files.seal(upload.id, size);
  try {
    checkHashes(upload, digest);
    await context.files.publish(upload.id);
    const { after, before } = await context.database.transaction(() =>
      commit(context, identity, upload, size, digest),
    );
    if (before) await context.files.removeObject(before.blobId);
    return after;
  } catch (error) {
    await undo(context, upload.id, error);
    throw error;
  }
}

/** A refusal ends the upload; after any other failure it stays open, for the client to try again. */
async function undo(context: StorageContext, id: string, error: unknown): Promise<void> {
  if (context.uploads.get(id)?.state === "final") return;
  if (context.files.isPublished(id)) await context.files.unpublish(id);
  if (error instanceof StorageError || error instanceof RpcError) {
    await context.database.transaction(() => cancelUpload(context, id));
    await context.files.removeUpload(id);
  }
}

function commit(
  context: StorageContext,
  identity: Identity,
  upload: Upload,
  size: number,
  digest: Digest,
): { after: ObjectRecord; before: ObjectRecord | null } {
  const before = context.objects.get(upload.bucket, upload.name);
  const after = describeObject(context, upload, size, digest, before);
  authorizeContent(context, identity, upload, { before, after });
  checkConditions(before, upload.conditions);
  context.objects.save(after);
  context.uploads.progress(upload.id, size, context.now());
  context.uploads.end(upload.id, "final", context.now());
  // Cloud Storage says "deleted" of an overwritten object too, in a bucket that keeps no versions.
  if (before) {
    context.removals.add({ folder: OBJECTS_FOLDER, id: before.blobId });
    enqueue(context, "storage.deleted", before);
  }
  enqueue(context, "storage.finalized", after);
  return { after, before };
}

function describeObject(
  context: StorageContext,
  upload: Upload,
  size: number,
  digest: Digest,
  before: ObjectRecord | null,
): ObjectRecord {
  const { expected: _expected, tokens, ...attributes } = upload.attributes;
  const now = context.now() * 1000;
  // A client's object can be shared by URL at once; the admin SDK sets tokens itself or asks for one later.
  const fresh = upload.owner === "admin" ? [] : [randomUUID()];
  return {
    bucket: upload.bucket,
    name: upload.name,
    blobId: upload.id,
    generation: context.objects.nextGeneration(Math.max(now, (before?.generation ?? 0) + 1)),
    metageneration: 1,
    size,
    ...digest,
    attributes,
    downloadTokens: tokens ?? fresh,
    timeCreated: now,
    updated: now,
  };
}

function checkHashes(upload: Upload, digest: Digest): void {
  const { md5Hash, crc32c } = upload.attributes.expected;
  if ((md5Hash ?? digest.md5Hash) !== digest.md5Hash || (crc32c ?? digest.crc32c) !== digest.crc32c) {
    throw new StorageError(400, "The bytes received do not match the checksum announced.");
  }
}
