import { randomUUID } from "node:crypto";
import type { Identity } from "../../authentication/identity.ts";
import { newAttributes, tokensOf, type ResourceInput } from "../store/attributes.ts";
import { finalizeObject } from "./finalizeObject.ts";
import { authorizeContent, cancelUpload } from "./objectOperations.ts";
import type { ObjectRecord } from "../store/objectRecord.ts";
import type { StorageContext } from "./storageContext.ts";
import { notFound, StorageError } from "../store/storageError.ts";
import type { Upload, WriteConditions } from "../store/uploadStore.ts";

/** Largest object, bytes: what a resumable upload may reach. */
export const MAX_OBJECT_BYTES = 2 ** 30;

export interface UploadRequest {
  readonly bucket: string;
  readonly name: string;
  readonly resource: ResourceInput;
  /** Content type that the transport announces. */
  readonly mediaType?: string | undefined;
  /** Bytes to come, when announced. */
  readonly size: number | null;
  readonly conditions?: WriteConditions;
}

/** Work on one upload runs one piece at a time: a client that reconnects asks while its cut request still ends. */
export class UploadOperations {
  readonly #context: StorageContext;
  readonly #tails = new Map<string, Promise<unknown>>();

  constructor(context: StorageContext) {
    this.#context = context;
  }

  /** Begins an upload, if the rules allow an object of the announced size and type. */
  async start(identity: Identity, request: UploadRequest): Promise<Upload> {
    const context = this.#context;
    checkName(request.name);
    if ((request.size ?? 0) > MAX_OBJECT_BYTES) throw tooLarge();
    const tokens = identity.kind === "admin" ? tokensOf(request.resource) : undefined;
    const upload: Upload = {
      id: randomUUID(),
      bucket: request.bucket,
      name: request.name,
      owner: ownerOf(identity),
      attributes: {
        ...newAttributes(request.resource, request.mediaType),
        expected: {
          md5Hash: request.resource.md5Hash ?? undefined,
          crc32c: request.resource.crc32c ?? undefined,
        },
        ...(tokens === undefined ? {} : { tokens }),
      },
      conditions: request.conditions ?? {},
      announcedSize: request.size,
      received: 0,
      state: "active",
    };
    const now = context.now() * 1000;
    await context.database.transaction(() => {
      const after = { ...upload, size: request.size ?? 0, timeCreated: now, updated: now };
      authorizeContent(context, identity, upload, {
        before: context.objects.get(upload.bucket, upload.name),
        after,
      });
      context.uploads.insert(upload, context.now());
    });
    return upload;
  }

  /** A whole object in one go. */
  async whole(
    identity: Identity,
    request: UploadRequest,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<ObjectRecord> {
    const { id } = await this.start(identity, request);
    try {
      await this.append(id, 0, source);
      return await this.finalize(identity, id);
    } catch (error) {
      await this.#abandon(id);
      throw error;
    }
  }

  /**
   * An upload of this identity.
   * @throws StorageError 404; 403 when someone else began it
   */
  find(identity: Identity, id: string, bucket: string): Upload {
    const upload = this.#context.uploads.get(id);
    if (!upload || upload.bucket !== bucket) throw notFound("The upload does not exist or has expired.");
    if (upload.owner !== ownerOf(identity)) throw new StorageError(403, "Someone else began this upload.");
    return upload;
  }

  /**
   * Takes bytes from `offset` on. What arrived before a cut is kept and counted. An upload that is final takes nothing:
   * its client sends again because it missed the answer.
   * @throws StorageError 400 when `offset` is not where the upload stands, 413 when more comes than was announced
   */
  append(
    id: string,
    offset: number,
    source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<Upload> {
    return this.#exclusively(id, async () => {
      const known = this.#context.uploads.get(id);
      if (known?.state === "final") return known;
      const upload = this.#active(id);
      if (offset !== upload.received) {
        throw new StorageError(400, `The upload stands at byte ${upload.received}, not at ${offset}.`);
      }
      const limit = upload.announcedSize ?? MAX_OBJECT_BYTES;
      const { size, failure, overflow } = await this.#context.files.append(id, offset, source, limit);
      await this.#context.database.transaction(() =>
        this.#context.uploads.progress(id, size, this.#context.now()),
      );
      if (overflow) throw tooLarge();
      if (failure !== undefined) throw failure;
      return { ...upload, received: size };
    });
  }

  /**
   * Ends an upload. Asked again after a lost answer, it tells of the same object.
   * @throws StorageError 400 when fewer bytes came than announced
   */
  finalize(identity: Identity, id: string): Promise<ObjectRecord> {
    return this.#exclusively(id, async () => {
      const upload = this.#context.uploads.get(id);
      const done = upload?.state === "final" ? this.#context.objects.get(upload.bucket, upload.name) : null;
      if (done?.blobId === id) return done;
      const { received, announcedSize } = this.#active(id);
      if (announcedSize !== null && received !== announcedSize) {
        throw new StorageError(400, `${announcedSize} bytes were announced, ${received} came.`);
      }
      return finalizeObject(this.#context, identity, this.#active(id), received);
    });
  }

  cancel(id: string): Promise<void> {
    return this.#exclusively(id, async () => {
      if (this.#context.uploads.get(id)?.state !== "active") return;
      await this.#context.database.transaction(() => cancelUpload(this.#context, id));
      await this.#context.files.removeUpload(id);
    });
  }

  /** Nobody else knows the upload: its bytes go also when a full disk lets nothing be written down. */
  async #abandon(id: string): Promise<void> {
    try {
      await this.cancel(id);
    } catch {
      if (this.#context.uploads.get(id)?.state === "active") await this.#context.files.removeUpload(id);
    }
  }

  /** Waits for work under way on the upload, so that its state is the latest. */
  async settled(id: string): Promise<Upload | null> {
    return this.#exclusively(id, async () => this.#context.uploads.get(id));
  }

  #active(id: string): Upload {
    const upload = this.#context.uploads.get(id);
    if (!upload) throw notFound("The upload does not exist or has expired.");
    if (upload.state !== "active") throw new StorageError(410, `The upload is ${upload.state}.`);
    return upload;
  }

  async #exclusively<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(id) ?? Promise.resolve();
    const run = before.then(work);
    const tail = run.catch(() => undefined);
    this.#tails.set(id, tail);
    try {
      return await run;
    } finally {
      if (this.#tails.get(id) === tail) this.#tails.delete(id);
    }
  }
}

function ownerOf(identity: Identity): string {
  return identity.kind === "user" ? `user:${identity.uid}` : identity.kind;
}

/** Cloud Storage's rules for object names. */
function checkName(name: string): void {
  const bytes = Buffer.byteLength(name);
  const isText = name.isWellFormed() && !/[\r\n\0]/.test(name);
  if (bytes === 0 || bytes > 1024 || !isText || name === "." || name === "..") {
    throw new StorageError(400, "The object's name is not valid.");
  }
}

function tooLarge(): StorageError {
  return new StorageError(413, "The object is larger than announced or allowed.");
}
