import { randomUUID } from "node:crypto";
import type { StorageOperation } from "../../authorization/authorizer.ts";
import type { Identity } from "../../authentication/identity.ts";
import { patchAttributes, tokensOf, type ResourceInput } from "../store/attributes.ts";
import { OBJECTS_FOLDER, UPLOADS_FOLDER } from "../store/blobFiles.ts";
import { toGcsObject, toView, type ObjectRecord, type AuthorizedObject } from "../store/objectRecord.ts";
import type { StorageContext } from "./storageContext.ts";
import { notFound, StorageError } from "../store/storageError.ts";
import type { WriteConditions } from "../store/uploadStore.ts";

/**
 * Asks the rules.
 * @param after the object as it would stand, for writes
 * @throws RpcError PERMISSION_DENIED
 */
export function authorize(
  context: StorageContext,
  identity: Identity,
  operation: StorageOperation,
  place: { readonly bucket: string; readonly name: string },
  states: { readonly before: ObjectRecord | null; readonly after?: AuthorizedObject },
): void {
  context.access.check({
    operation,
    identity,
    bucket: place.bucket,
    path: place.name,
    before: states.before ? toView(states.before) : null,
    after: states.after ? toView(states.after) : null,
    time: BigInt(context.now()) * 1000n,
  });
}

/**
 * Asks the rules about new content: `create`, or `update` when it replaces an object. (Firebase's documentation is
 * silent on replacing; production has been seen to ask `update`, older emulators ask `create`. A rules file that
 * wants a thing written once is safe under either with `allow create: if resource == null`.)
 */
export function authorizeContent(
  context: StorageContext,
  identity: Identity,
  place: { readonly bucket: string; readonly name: string },
  states: { readonly before: ObjectRecord | null; readonly after: AuthorizedObject },
): void {
  authorize(context, identity, states.before ? "update" : "create", place, states);
}

/** @throws StorageError 404 */
export function requireObject(context: StorageContext, bucket: string, name: string): ObjectRecord {
  const object = context.objects.get(bucket, name);
  if (!object) throw notFound(`No such object: ${bucket}/${name}`);
  return object;
}

/** @throws StorageError 412 */
export function checkConditions(existing: ObjectRecord | null, conditions: WriteConditions): void {
  const { ifGenerationMatch, ifMetagenerationMatch } = conditions;
  const generationHolds =
    ifGenerationMatch === undefined || ifGenerationMatch === (existing?.generation ?? 0);
  const metagenerationHolds =
    ifMetagenerationMatch === undefined || ifMetagenerationMatch === existing?.metageneration;
  if (!generationHolds || !metagenerationHolds) {
    throw new StorageError(412, "At least one of the pre-conditions you specified did not hold.");
  }
}

/** Writes new metadata over an object's own; the rules see it as `update`. */
export function updateMetadata(
  context: StorageContext,
  identity: Identity,
  place: { readonly bucket: string; readonly name: string },
  input: ResourceInput,
  conditions: WriteConditions = {},
): Promise<ObjectRecord> {
  return context.database.transaction(() => {
    const before = context.objects.get(place.bucket, place.name);
    if (!before) {
      authorize(context, identity, "update", place, { before });
      throw notFound();
    }
    const after: ObjectRecord = {
      ...before,
      attributes: patchAttributes(before.attributes, input),
      downloadTokens: (identity.kind === "admin" ? tokensOf(input) : undefined) ?? before.downloadTokens,
      metageneration: before.metageneration + 1,
      updated: context.now() * 1000,
    };
    authorize(context, identity, "update", place, { before, after });
    checkConditions(before, conditions);
    context.objects.save(after);
    enqueue(context, "storage.metadataUpdated", after);
    return after;
  });
}

/** Deletes an object: metadata and event first, durably, then the bytes. */
export async function deleteObject(
  context: StorageContext,
  identity: Identity,
  place: { readonly bucket: string; readonly name: string },
  conditions: WriteConditions = {},
): Promise<void> {
  const deleted = await context.database.transaction(() => {
    const before = context.objects.get(place.bucket, place.name);
    authorize(context, identity, "delete", place, { before });
    if (!before) throw notFound();
    checkConditions(before, conditions);
    context.objects.delete(place.bucket, place.name);
    context.removals.add({ folder: OBJECTS_FOLDER, id: before.blobId });
    enqueue(context, "storage.deleted", before);
    return before;
  });
  await context.files.removeObject(deleted.blobId);
}

/** The object with at least one download token: the URL that clients share is made of it. */
export async function withDownloadToken(
  context: StorageContext,
  object: ObjectRecord,
): Promise<ObjectRecord> {
  if (object.downloadTokens.length > 0) return object;
  return context.database.transaction(() => {
    const current = requireObject(context, object.bucket, object.name);
    if (current.downloadTokens.length > 0) return current;
    const after = { ...current, downloadTokens: [randomUUID()] };
    context.objects.save(after);
    return after;
  });
}

/** Ends an upload; its bytes are to go. Call inside a transaction. */
export function cancelUpload(context: StorageContext, id: string): void {
  context.uploads.end(id, "cancelled", context.now());
  context.removals.add({ folder: UPLOADS_FOLDER, id });
}

/** Leaves an event for the functions. Call inside the transaction that changes the metadata. */
export function enqueue(
  context: StorageContext,
  kind: "storage.finalized" | "storage.deleted" | "storage.metadataUpdated",
  object: ObjectRecord,
): void {
  const time = BigInt(context.now()) * 1000n;
  context.events.enqueue({ kind, time, object: toGcsObject(object, context.localUrl()) });
}
